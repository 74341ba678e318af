import type { Database } from "../database.ts";
import type { ImportRunRow, UploadRow } from "../schema.ts";

export const findUpload = (db: Database, id: string): Promise<UploadRow | undefined> =>
  db.main.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();

/** The newest first, without their reports. */
export const listUploads = (db: Database, states: readonly UploadRow["state"][], limit: number) =>
  db.main
    .selectFrom("uploads")
    .select(["id", "staff_id", "who", "feed", "store_id", "file_name", "state", "run_id", "created_at"])
    .where("state", "in", states)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();

/** Where the history of imports stands. */
export async function lastRunId(db: Database): Promise<number> {
  const row = await db.main
    .selectFrom("import_runs")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** What changed records of this feed after a run: a preview from before it is no longer true. */
export const listRunsAfter = (db: Database, feed: string, id: number): Promise<ImportRunRow[]> =>
  db.main
    .selectFrom("import_runs")
    .selectAll()
    .where("id", ">", id)
    .where("feed", "=", feed)
    .where("version", "is not", null)
    .orderBy("id", "desc")
    .execute();
