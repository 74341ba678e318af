import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { smallName } from "#feeds/engine/images/small-picture.ts";
import { uploadFile } from "../http/upload.ts";

/** The pictures of an edit as addresses that hold them, by their field; those that could not be read are absent. */
export async function smallPictures(folder: string, id: string, pictures: Readonly<Record<string, string>>) {
  const small = await Promise.all(
    Object.entries(pictures).map(async ([field, name]) => {
      const bytes = await readFile(smallName(join(dirname(uploadFile(folder, id)), name))).catch(() => undefined);
      return bytes ? [[field, `data:image/jpeg;base64,${bytes.toString("base64")}`]] : [];
    }),
  );
  return Object.fromEntries(small.flat()) as Record<string, string>;
}
