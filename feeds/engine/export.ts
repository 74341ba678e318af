import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { byteOrderMark, quoteCell } from "#core/csv.ts";
import { guardCell } from "#core/guard-cell.ts";
import type { Database } from "#data/database.ts";
import { findImage } from "#data/queries/images.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import type { Column, Columns } from "./columns.ts";
import type { Feed, Value } from "./feed.ts";
import type { Kind } from "./read-by.ts";

type ExportOptions = { feed: FeedId; storeId?: number; path: string };

const number = /^-?\d{1,15}(?:\.\d{1,15})?$/;

const isPlain = (kind: Kind | undefined, text: string) =>
  kind === "date" || kind === "time" || (kind === "number" && number.test(text));

/** A cell as text. Numbers stay numbers, dates dates; all else is guarded against spreadsheets. */
function writeCell(column: Column, value: Value | undefined): string {
  if (value === null || value === undefined) return "";
  const text = String(value);
  return quoteCell(isPlain(column.check.kind, text) ? text : guardCell(text));
}

const endings: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/svg+xml": "svg",
};

/** Writes a CSV that `import` reads back to the same data; pictures go into files beside it. Answers the lines. */
export async function runExport(db: Database, { feed: id, storeId, path }: ExportOptions): Promise<number> {
  const feed = feeds[id] as unknown as Feed<Columns>;
  const columns = Object.entries(feed.columns).filter(([name]) => !["remove", "clear", "note"].includes(name));
  let rows = 0;
  const saveImage = createImageSaver(db, dirname(path));

  async function* lines() {
    yield `${byteOrderMark}${columns.map(([name]) => name).join(",")}\r\n`;
    for await (const row of feed.read(db.reads, { storeId: storeId ?? null, saveImage })) {
      rows += 1;
      yield `${columns.map(([name, column]) => writeCell(column, row[name])).join(",")}\r\n`;
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
