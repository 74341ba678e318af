import type { Columns } from "#feeds/engine/columns.ts";
import type { Feed } from "#feeds/engine/feed.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import type { StaffRequest } from "../page.tsx";
import type { EditValues } from "./edit-field.ts";

/** The records of a feed as its own file would name them; of a picture only that it is there. */
export async function readThings(
  { services }: Pick<StaffRequest, "services">,
  id: FeedId,
  storeId: number | null = null,
): Promise<EditValues[]> {
  const feed = feeds[id] as unknown as Feed<Columns>;
  const names = Object.keys(feed.columns);
  const things: EditValues[] = [];
  for await (const row of feed.read(services.db.main, { storeId, saveImage: async (image) => image ?? "" }))
    things.push(Object.fromEntries(names.map((name) => [name, row[name] === null ? "" : String(row[name] ?? "")])));
  return things;
}
