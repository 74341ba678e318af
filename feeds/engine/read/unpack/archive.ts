import { createWriteStream } from "node:fs";
import { link, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { largestImage } from "../../images/read-beside.ts";
import { type OpenFile, openFile } from "../open-file.ts";
import { UnreadableFile } from "../raw-row.ts";
import type { ZipEntry } from "./zip-file.ts";

const isData = /\.(?:csv|tsv|txt|xml|json|xlsx|xlsm)$/i;
const isPicture = /\.(?:jpe?g|png|webp|gif|svg|hei[cf])$/i;
/** What systems put beside people's files. */
const isOwnOfSystem = (name: string) => name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

/** A zip that holds one file of data and its pictures: unpacked into a folder of its own, which goes when it is closed. */
export async function openArchive(opened: OpenFile, entries: readonly ZipEntry[]): Promise<OpenFile> {
  const own = entries.filter(({ name }) => !isOwnOfSystem(name));
  const data = own.filter(({ name }) => isData.test(name));
  const [first, ...others] = data;
  if (!first)
    throw new UnreadableFile({
      es: `${opened.name} no trae ningún archivo de datos. Ponga en él un archivo CSV, Excel, JSON o XML.`,
      en: `${opened.name} holds no file of data. Put a CSV, Excel, JSON or XML file in it.`,
    });
  if (others.length > 0) {
    const names = data
      .slice(0, 5)
      .map(({ name }) => basename(name))
      .join(", ");
    throw new UnreadableFile({
      es: `${opened.name} trae ${data.length} archivos de datos (${names}). Comprima uno a la vez.`,
      en: `${opened.name} holds ${data.length} files of data (${names}). Zip one at a time.`,
    });
  }
  const folder = await mkdtemp(join(tmpdir(), "yonke-zip-"));
  const clear = () => rm(folder, { recursive: true, force: true });
  try {
    const path = await unpack(first, folder);
    for (const picture of own.filter(({ name, bytes }) => isPicture.test(name) && bytes <= largestImage)) {
      const unpacked = await unpack(picture, folder);
      // Who names the picture alone finds it too, whatever folder it was zipped in.
      await link(unpacked, join(dirname(path), basename(unpacked))).catch(() => undefined);
    }
    const file = await openFile(path);
    const close = async () => {
      await file.close();
      await clear();
    };
    return { ...file, name: `${opened.name}/${file.name}`, close };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** The names have been looked at: none leads out of the folder, and what is a link in the zip becomes a plain file. */
async function unpack(entry: ZipEntry, folder: string): Promise<string> {
  const path = join(folder, entry.name);
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(await entry.open(), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    if (error instanceof UnreadableFile || (error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    const { message } = error as Error;
    throw new UnreadableFile({
      es: `${entry.name} no se puede descomprimir: está dañado o incompleto. Comprímalo otra vez.`,
      en: `${entry.name} cannot be unpacked (${message}). Zip it again.`,
    });
  }
  return path;
}
