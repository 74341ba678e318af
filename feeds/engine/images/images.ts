import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Words } from "#core/edition.ts";
import { messageOf } from "#core/errors.ts";
import type { Executor, ImageRow } from "#data/schema.ts";
import { addImages, imageId } from "#data/writes/images.ts";
import { SaidError } from "#feeds/engine/said.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { readBeside } from "./read-beside.ts";
import { type ImageUse, reencode } from "./reencode.ts";

type LoadedImage = { id: string } | { problem: Words };

/** A picture that a line names, and what it is for. */
export type Picture = { name: string; use: ImageUse };

type ImageSource = {
  /** Where pictures lie beside the imported file; null when it was piped in. */
  folder: string | null;
  fetching: boolean;
  /** The addresses that are not asked for photos; those of private networks when nothing else is said. */
  isClosed?: ((address: string) => boolean) | undefined;
  /** Whether the database has the picture already. */
  isKnown: (id: string) => Promise<boolean>;
};

type Fresh = Omit<ImageRow, "bytes"> & { path: string };

const isFileName = (name: string) => name.length <= 200 && !/[<>\\\0]/.test(name);

const isWeb = (name: string) => /^https?:\/\//i.test(name);

/**
 * Pictures that a file names: read once, checked, re-encoded and sized by `load`, which may take its time; kept in the
 * database by their hash by `store`, which is for the transaction and only writes. Meanwhile they wait on the disk.
 */
export function createImages({ folder, fetching, isClosed, isKnown }: ImageSource) {
  const loaded = new Map<string, LoadedImage>();
  const fresh = new Map<string, Fresh>();
  let waitingRoom: string | undefined;
  let unfetched = 0;

  const bytesOf = async (name: string): Promise<Uint8Array> => {
    if (isWeb(name)) return fetchPhoto(name, isClosed);
    if (!/\.(?:jpe?g|png|webp|hei[cf]|gif)$/i.test(name) || !isFileName(name)) throw new SaidError(noName);
    if (folder === null) throw new SaidError(piped);
    return readBeside(folder, name);
  };

  const keep = async ({ bytes, ...facts }: Omit<ImageRow, "id">): Promise<string> => {
    const id = imageId(bytes);
    if (!fresh.has(id)) {
      waitingRoom ??= await mkdtemp(join(tmpdir(), "yonke-pictures-"));
      const path = join(waitingRoom, id);
      await writeFile(path, bytes);
      fresh.set(id, { id, ...facts, path });
    }
    return id;
  };

  const load = async ({ name, use }: Picture): Promise<void> => {
    const key = `${use}:${name}`;
    if (loaded.has(key)) return;
    if (isWeb(name) && !fetching) {
      unfetched += 1;
      return;
    }
    try {
      const bytes = await bytesOf(name);
      // A picture that came out of this database goes back as it is.
      const own = imageId(bytes);
      loaded.set(key, { id: (await isKnown(own)) ? own : await keep(await reencode(bytes, use)) });
    } catch (error) {
      loaded.set(key, { problem: explain(error) });
    }
  };

  const find = (name: string, use: ImageUse): LoadedImage | undefined => loaded.get(`${use}:${name}`);

  return {
    load,
    find,
    async store(db: Executor, { name, use }: Picture): Promise<void> {
      const image = find(name, use);
      const waiting = image && "id" in image ? fresh.get(image.id) : undefined;
      if (!waiting) return;
      fresh.delete(waiting.id);
      const { path, mime, width, height } = waiting;
      await addImages(db, [{ mime, width, height, bytes: await readFile(path) }]);
    },
    notes: (): Words[] =>
      unfetched > 0
        ? [
            {
              es: `${unfetched} fotos están en otros sitios de internet; --fetch-photos las lee.`,
              en: `${unfetched} photos are named by web address; --fetch-photos reads them.`,
            },
          ]
        : [],
    async close(): Promise<void> {
      if (waitingRoom) await rm(waitingRoom, { recursive: true, force: true });
    },
  };
}

export type Images = Pick<ReturnType<typeof createImages>, "find">;

function explain(error: unknown): Words {
  if (error instanceof SaidError) return error.said;
  const { code } = error as { code?: string };
  if (code === "ENOENT" || code === "ENOTDIR") return notBeside;
  if (code === "ELOOP") return isLink;
  const message = messageOf(error);
  if (message.includes("pixel limit")) return tooManyPixels;
  if (message.startsWith("timeout:")) return tooSlow;
  return {
    es: "no es una imagen que se pueda leer: está dañada o incompleta.",
    en: `is not a picture that can be read (${message}).`,
  };
}

const noName: Words = {
  es: "no es el nombre de una imagen. Escriba un nombre de archivo que acabe en .jpg, .png o .webp.",
  en: "is not the name of a picture. Write a file's name that ends in .jpg, .png or .webp.",
};
const piped: Words = {
  es: "no se encuentra: los datos no llegaron en un archivo. Impórtelos como archivo junto a sus imágenes.",
  en: "cannot be found: the data was piped in. Import it as a file beside its pictures.",
};
const tooManyPixels: Words = {
  es: "tiene más de 60 millones de pixeles. Guárdela más pequeña.",
  en: "has more than 60 million pixels. Save it smaller.",
};
const tooSlow: Words = { es: "tarda demasiado en leerse.", en: "takes too long to read." };
const notBeside: Words = {
  es: "no está junto al archivo importado. Ponga ahí la imagen.",
  en: "is not beside the imported file. Put the picture there.",
};
const isLink: Words = {
  es: "es un enlace. Ponga la imagen misma junto al archivo importado.",
  en: "is a link. Put the picture itself beside the imported file.",
};
