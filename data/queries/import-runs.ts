import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { ImportRunRow } from "../schema.ts";

/** The newest run first. */
export const listImportRuns = (db: Database, limit = 50): Promise<ImportRunRow[]> =>
  db.main.selectFrom("import_runs").selectAll().orderBy("id", "desc").limit(limit).execute();

/** The newest run of any of these stores first. */
export const listRunsOfStores = (db: Database, storeIds: readonly number[], limit: number): Promise<ImportRunRow[]> =>
  db.main
    .selectFrom("import_runs")
    .selectAll()
    .where(({ or }) =>
      or([-1, ...storeIds].map((id) => sql<boolean>`replace(replace(stores, '[', ','), ']', ',') like ${`%,${id},%`}`)),
    )
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const findImportRun = (db: Database, id: number): Promise<ImportRunRow | undefined> =>
  db.main.selectFrom("import_runs").selectAll().where("id", "=", id).executeTakeFirst();

export const listRunsById = (db: Database, ids: readonly number[]): Promise<ImportRunRow[]> =>
  db.main
    .selectFrom("import_runs")
    .selectAll()
    .where("id", "in", [-1, ...ids])
    .execute();

/** Whether somebody else set this car of a store after a moment; `name` is what its own runs are called by. */
export const findCarRunAfter = (
  db: Database,
  { name, storeId, by }: { name: string; storeId: number; by: string },
  after: string,
): Promise<ImportRunRow | undefined> =>
  db.main
    .selectFrom("import_runs")
    .selectAll()
    .where("format", "=", "office")
    .where("file_name", "=", name)
    .where("stores", "=", JSON.stringify([storeId]))
    .where("who", "<>", by)
    .where("status", "=", "done")
    .where("finished_at", ">", after)
    .executeTakeFirst();

type ImportCount = { feed: string; outcome: "written" | "unchanged" | "undone"; count: number; lastAt: Date };

/** How many runs of each feed ended how, and when the last of them did. */
export async function countImportRuns(db: Database): Promise<ImportCount[]> {
  const outcome = sql<ImportCount["outcome"]>`case when status = 'undone' then 'undone'
    when version is null then 'unchanged' else 'written' end`;
  const rows = await db.reads
    .selectFrom("import_runs")
    .select(({ fn }) => [
      "feed",
      outcome.as("outcome"),
      fn.countAll<number>().as("count"),
      fn.max("finished_at").as("last_at"),
    ])
    .groupBy(["feed", outcome])
    .execute();
  return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: new Date(last_at) }));
}
