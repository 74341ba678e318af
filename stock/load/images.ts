import type { Executor, ImageRow } from "#data/schema.ts";

/** Pictures of campaigns and maps are held too, so that they are there when the database is not. */
export async function loadImages(
  db: Executor,
  ids: readonly string[],
  held: ReadonlyMap<string, ImageRow> = new Map(),
): Promise<ReadonlyMap<string, ImageRow>> {
  const images = new Map<string, ImageRow>();
  for (const id of new Set(ids)) {
    const image = held.get(id) ?? (await db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst());
    if (image) images.set(id, image);
  }
  return images;
}
