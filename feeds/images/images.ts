import { readFile, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { hasImage } from "#data/queries/feeds-images.ts";
import type { Executor } from "#data/schema.ts";
import { addImages, imageId } from "#data/writes/images.ts";
import { fetchPhoto } from "./fetch-photo.ts";
import { type ImageUse, reencode } from "./reencode.ts";

export type LoadedImage = { id: string } | { problem: string };

const largestFile = 20 * 1024 * 1024;

/** Pictures that a file names: read once, checked, re-encoded, sized, and kept in the database by their hash. */
export function createImages(db: Executor, importedFile: string, fetching: boolean) {
  const folder = dirname(importedFile);
  const loaded = new Map<string, LoadedImage>();
  let unfetched = 0;

  const bytesOf = async (name: string): Promise<Uint8Array> => {
    if (/^https?:/i.test(name)) return fetchPhoto(name);
    const path = join(folder, name);
    const inside = relative(folder, path);
    if (/^\.\.(?:[\\/]|$)/.test(inside) || isAbsolute(inside))
      throw new Error("is outside the folder of the imported file. Put the picture beside the file.");
    if ((await stat(path)).size > largestFile) throw new Error("is larger than 20 MB.");
    return readFile(path);
  };

  const load = async (name: string, use: ImageUse): Promise<void> => {
    const key = `${use}:${name}`;
    if (loaded.has(key)) return;
    if (/^https?:/i.test(name) && !fetching) {
      unfetched += 1;
      return;
    }
    try {
      const bytes = await bytesOf(name);
      // A picture that came out of this database goes back as it is.
      const own = imageId(bytes);
      if (await hasImage(db, own)) {
        loaded.set(key, { id: own });
        return;
      }
      const [id = ""] = await addImages(db, [await reencode(bytes, use)]);
      loaded.set(key, { id });
    } catch (error) {
      loaded.set(key, { problem: explain(error) });
    }
  };

  return {
    load,
    find: (name: string, use: ImageUse): LoadedImage | undefined => loaded.get(`${use}:${name}`),
    notes: () => (unfetched > 0 ? [`${unfetched} photos are named by web address; --fetch-photos reads them.`] : []),
  };
}

export type Images = ReturnType<typeof createImages>;

function explain(error: unknown): string {
  if ((error as { code?: string }).code === "ENOENT") return "is not beside the imported file. Put the picture there.";
  const message = error instanceof Error ? error.message : String(error);
  return /^(?:is|has|cannot|was) /.test(message) ? message : `is not a picture that can be read (${message}).`;
}
