import type { Database } from "../database.ts";
import type { ImportRunRow, UploadRow } from "../schema.ts";

export const findUpload = (db: Database, id: string): Promise<UploadRow | undefined> =>
  db.main.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();

/** One's own, and those of a feed in the stores where it is one's work; or all. */
export type UploadReach = { staffId: string; works: readonly { feed: string; storeIds: readonly number[] }[] } | "all";

export type UploadFilter = {
  states: readonly UploadRow["state"][];
  /** Those too that were applied and leave something open. */
  asking?: boolean;
  reach: UploadReach;
  limit: number;
  /** Only those of one store, and those that are of none. */
  yard?: number | undefined;
};

/** The newest first, without their reports. */
export function listUploads(db: Database, { states, asking = false, reach, limit, yard }: UploadFilter) {
  let query = db.main
    .selectFrom("uploads")
    .select([
      "id",
      "staff_id",
      "who",
      "feed",
      "store_id",
      "file_name",
      "state",
      "run_id",
      "created_at",
      "apply_at",
      "asks",
    ])
    .where(({ or, eb }) => or([eb("state", "in", states), ...(asking ? [eb("asks", ">", 0)] : [])]))
    .orderBy("created_at", "desc")
    .limit(limit);
  if (yard !== undefined)
    query = query.where(({ or, eb }) => or([eb("store_id", "=", yard), eb("store_id", "is", null)]));
  if (reach !== "all")
    query = query.where(({ or, and, eb }) =>
      or([
        eb("staff_id", "=", reach.staffId),
        ...reach.works
          .filter(({ storeIds }) => storeIds.length > 0)
          .map(({ feed, storeIds }) => and([eb("feed", "=", feed), eb("store_id", "in", storeIds)])),
      ]),
    );
  return query.execute();
}

/** Those whose hour has come, the earliest first. */
export const listDueUploads = (db: Database, now: Date): Promise<UploadRow[]> =>
  db.main
    .selectFrom("uploads")
    .selectAll()
    .where("state", "=", "waiting")
    .where("apply_at", "<=", now.toISOString())
    .orderBy("apply_at")
    .execute();

/** Which of these are known. */
export async function knownUploads(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.main.selectFrom("uploads").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

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
