import type { Database } from "../database.ts";
import type { YardFigureRow } from "../schema.ts";

/** What was counted for these yards on a day and those after it. */
export async function listYardFigures(
  db: Database,
  since: string,
  storeIds: readonly number[],
): Promise<YardFigureRow[]> {
  if (storeIds.length === 0) return [];
  const rows = await db.reads
    .selectFrom("yard_figures")
    .selectAll()
    .where("day", ">=", since)
    .where("store_id", "in", [...storeIds])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
