import { createHash } from "node:crypto";
import { insertRows } from "../differences.ts";
import type { Executor, ImageRow } from "../schema.ts";

/** Stores pictures by the hash of their bytes and answers their ids; a known picture is not stored again. */
export async function addImages(db: Executor, images: readonly Omit<ImageRow, "id">[]): Promise<string[]> {
  const rows = images.map((image) => ({ id: imageId(image.bytes), ...image }));
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  await insertRows(db, "images", distinct, "(id) do nothing");
  return rows.map((row) => row.id);
}

export const imageId = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);
