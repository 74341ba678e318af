import type { Database } from "../database.ts";

/** What the names of columns mean in a store's files of a feed; what the chain said holds where the store says nothing. */
export async function listColumnNames(
  db: Database,
  feed: string,
  storeId: number | null,
): Promise<Record<string, string>> {
  const rows = await db.main
    .selectFrom("column_names")
    .selectAll()
    .where("feed", "=", feed)
    .where("store_id", "in", [0, storeId ?? 0])
    .orderBy("store_id")
    .execute();
  return Object.fromEntries(rows.map(({ name, column_id }) => [name, column_id]));
}
