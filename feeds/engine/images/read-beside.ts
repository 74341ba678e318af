import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { isAbsolute, relative, resolve } from "node:path";
import { SaidError } from "#feeds/engine/said.ts";

export const largestImage = 20 * 1024 * 1024;

const isWithin = (folder: string, path: string) => {
  const way = relative(folder, path);
  return way !== "" && !/^\.\.(?:[\\/]|$)/.test(way) && !isAbsolute(way);
};

const outside = () =>
  new SaidError({
    es: "está fuera de la carpeta del archivo importado. Ponga la imagen junto al archivo.",
    en: "is outside the folder of the imported file. Put the picture beside the file.",
  });

export const tooLarge = (): SaidError => new SaidError({ es: "pesa más de 20 MB.", en: "is larger than 20 MB." });

/** The bytes of a picture that really lies in the folder, whatever links lead to it: a plain file of a bearable size. */
export async function readBeside(folder: string, name: string): Promise<Uint8Array> {
  const root = await realpath(folder);
  const path = resolve(root, name);
  if (!isWithin(root, path)) throw outside();
  const real = await realpath(path);
  if (!isWithin(root, real)) throw outside();
  // No link may be put in its place now, and a pipe does not keep us waiting.
  const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const facts = await file.stat();
    if (!facts.isFile())
      throw new SaidError({
        es: "no es un archivo normal. Ponga la imagen misma junto al archivo importado.",
        en: "is not a plain file. Put the picture itself beside the imported file.",
      });
    if (facts.size > largestImage) throw tooLarge();
    const bytes = Buffer.alloc(facts.size);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  } finally {
    await file.close();
  }
}
