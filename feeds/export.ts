import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "#data/open.ts";
import { findImage } from "#data/queries/images.ts";
import type { Columns } from "./columns.ts";
import type { Feed, Value } from "./feed.ts";
import { type FeedId, feeds } from "./feeds.ts";

export type ExportOptions = { feed: FeedId; storeId?: number; path: string };

const quote = (value: Value | undefined): string => {
  const text = value === null || value === undefined ? "" : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const endings: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/svg+xml": "svg",
};

/** Writes a CSV that `import` reads back to the same data; pictures go into files beside it. Answers the lines. */
export async function runExport(db: Database, { feed: id, storeId, path }: ExportOptions): Promise<number> {
  const feed = feeds[id] as unknown as Feed<Columns>;
  const columns = Object.keys(feed.columns).filter((column) => column !== "remove" && column !== "note");
  let rows = 0;
  const saveImage = createImageSaver(db, dirname(path));

  async function* lines() {
    yield `${columns.join(",")}\n`;
    for await (const row of feed.read(db.reads, { storeId: storeId ?? null, saveImage })) {
      rows += 1;
      yield `${columns.map((column) => quote(row[column])).join(",")}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return rows;
}

function createImageSaver(db: Database, folder: string) {
  const saved = new Map<string, string>();
  return async (imageId: string | null): Promise<string> => {
    if (imageId === null) return "";
    const known = saved.get(imageId);
    if (known !== undefined) return known;
    const image = await findImage(db, imageId);
    if (!image) return "";
    const name = `images/${image.id}.${endings[image.mime] ?? "bin"}`;
    await mkdir(join(folder, "images"), { recursive: true });
    await writeFile(join(folder, name), image.bytes);
    saved.set(imageId, name);
    return name;
  };
}
