import type { Database } from "../database.ts";
import type { FigureRow } from "../schema.ts";

/** The figures of a day and those after it, the newest day first. */
export async function listFigures(db: Database, since: string): Promise<FigureRow[]> {
  const rows = await db.reads
    .selectFrom("figures")
    .selectAll()
    .where("day", ">=", since)
    .orderBy("day", "desc")
    .orderBy("count", "desc")
    .orderBy("name")
    .orderBy("edition")
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
