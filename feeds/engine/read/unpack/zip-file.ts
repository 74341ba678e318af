import type { Readable } from "node:stream";
import { type Entry, fromFdPromise } from "yauzl";
import { countText } from "#core/count-text.ts";
import type { OpenFile } from "../open-file.ts";
import { UnreadableFile } from "../raw-row.ts";

export type ZipEntry = { readonly name: string; readonly bytes: number; open(): Promise<Readable> };

const mostEntries = 20_000;
/** It is unpacked beside the system's own temporary files, which may be memory. */
const mostBytes = 500 * 1024 * 1024;

/** What the reader of zips says of such names. */
const leadsOut = /relative path|absolute path|invalid characters in fileName/;

/** What was thrown while a zip was read, as a sentence for the person who made it. */
const explain = (file: string, error: unknown): Error => {
  const { message, code } = error as NodeJS.ErrnoException;
  // What the disk says is not about the file.
  if (error instanceof UnreadableFile || code !== undefined) return error as Error;
  if (leadsOut.test(message))
    return new UnreadableFile({
      es: `${file} trae un archivo cuyo nombre sale de su carpeta, así que no se abrió. Comprímalo otra vez sin él.`,
      en: `${file} holds a file whose name leads out of its folder, so it was not opened. Zip it again without that one.`,
    });
  return new UnreadableFile({
    es: `${file} no se puede descomprimir: está dañado o incompleto. Guárdelo o comprímalo otra vez.`,
    en: `${file} cannot be unpacked (${message}). Save or zip it again.`,
  });
};

/**
 * What is in a zip, without unpacking it. A name that leads out of it, sizes that lie and what is locked are refused; what
 * would unpack to more than a file may have, too.
 */
export async function listZip({ fd, name }: Pick<OpenFile, "fd" | "name">): Promise<ZipEntry[]> {
  try {
    const zip = await fromFdPromise(fd, { autoClose: false });
    const found: ZipEntry[] = [];
    let bytes = 0;
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
      if (entry.fileName.endsWith("/")) continue;
      bytes += entry.uncompressedSize;
      if (bytes > mostBytes)
        throw new UnreadableFile({
          es: `${name} descomprimido pasa de 500 MB. Divídalo.`,
          en: `${name} unpacks to more than 500 MB. Split it.`,
        });
      if (found.length >= mostEntries)
        throw new UnreadableFile({
          es: `${name} trae más de ${countText(mostEntries)} archivos. Divídalo.`,
          en: `${name} holds more than ${countText(mostEntries)} files. Split it.`,
        });
      if (entry.isEncrypted())
        throw new UnreadableFile({
          es: `${name} tiene contraseña. Guárdelo sin ella.`,
          en: `${name} has a password. Save it without one.`,
        });
      const open = async () => {
        try {
          return await zip.openReadStreamPromise(entry);
        } catch (error) {
          throw explain(name, error);
        }
      };
      found.push({ name: entry.fileName, bytes: entry.uncompressedSize, open });
    }
    return found;
  } catch (error) {
    throw explain(name, error);
  }
}
