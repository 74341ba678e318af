import type { Database } from "../database.ts";
import type { Executor, UploadRow } from "../schema.ts";
import { type AuditEntry, addAudit } from "./audit.ts";

type NewUpload = Omit<UploadRow, "claimed_at" | "apply_at" | "asks"> & Partial<Pick<UploadRow, "asks">>;

/** `alongside`: what is written with it, all or nothing. */
export const addUpload = (
  db: Database,
  row: NewUpload,
  alongside: (trx: Executor) => Promise<void> = async () => {},
): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    if (row.asks !== undefined && row.staff_id === "") await closeEarlier(trx, row);
    await trx
      .insertInto("uploads")
      .values({ asks: 0, ...row, claimed_at: null, apply_at: null })
      .execute();
    await alongside(trx);
  });

/** What earlier files of the kind leave open is asked about the newest; what a person can still answer and apply stays theirs. */
async function closeEarlier(trx: Executor, { feed, store_id }: Pick<UploadRow, "feed" | "store_id">): Promise<void> {
  await trx
    .updateTable("uploads")
    .set({ asks: 0 })
    .where("feed", "=", feed)
    .where("store_id", store_id === null ? "is" : "=", store_id)
    .where("asks", ">", 0)
    .where(({ or, eb }) => or([eb("staff_id", "=", ""), eb("state", "!=", "refused")]))
    .execute();
}

/** How much is still asked about one that was applied. */
export async function setAsks(db: Database, id: string, asks: number): Promise<void> {
  await db.main.updateTable("uploads").set({ asks }).where("id", "=", id).execute();
}

/** Whoever claimed it and says nothing for so long is no more. */
const claimMs = 60_000;
/** How often whoever works on it says so. */
export const holdMs = 15_000;

/**
 * Of two who press at once one may go on, says by `holdUpload` that it goes on, and must end the claim by `changeUpload` or
 * `releaseUpload`.
 */
export async function claimUpload(db: Database, id: string, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await db.main
    .updateTable("uploads")
    .set({ claimed_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "in", ["waiting", "refused"])
    .where(({ or, eb }) =>
      or([eb("claimed_at", "is", null), eb("claimed_at", "<", new Date(now.getTime() - claimMs).toISOString())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A claim that was ended meanwhile stays ended. */
export async function holdUpload(db: Database, id: string, now = new Date()): Promise<void> {
  await db.main
    .updateTable("uploads")
    .set({ claimed_at: now.toISOString() })
    .where("id", "=", id)
    .where("claimed_at", "is not", null)
    .execute();
}

export async function releaseUpload(db: Database, id: string): Promise<void> {
  await db.main.updateTable("uploads").set({ claimed_at: null }).where("id", "=", id).execute();
}

type Changed = Partial<
  Pick<UploadRow, "feed" | "store_id" | "state" | "report" | "seen_run" | "run_id" | "apply_at" | "asks">
>;

/** What became of one that was claimed. */
export async function changeUpload(db: Database, id: string, changed: Changed): Promise<void> {
  await db.main
    .updateTable("uploads")
    .set({ ...changed, claimed_at: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Sets when one that waits is applied by itself, or takes that back; false where it does not wait any more. Who sets it has
 * it from then on: it runs by their rights.
 */
export const scheduleUpload = (
  db: Database,
  id: string,
  at: Date | null,
  by: Omit<AuditEntry, "action">,
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("uploads")
      .set({
        apply_at: at?.toISOString() ?? null,
        ...(at && by.staffId !== undefined && { staff_id: by.staffId, who: by.who }),
      })
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await addAudit(trx, { ...by, action: at ? "file.schedule" : "file.unschedule" });
    return true;
  });

/** Of one that was claimed. */
export const discardUpload = (db: Database, id: string, by: Omit<AuditEntry, "action">): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    await trx
      .updateTable("uploads")
      .set({ state: "discarded", asks: 0, claimed_at: null })
      .where("id", "=", id)
      .execute();
    await addAudit(trx, { ...by, action: "file.discard" });
  });

/** Forgets those older than a moment that wait for no later one; answers which, for their files. */
export async function purgeUploads(db: Database, before: Date): Promise<string[]> {
  const rows = await db.main
    .deleteFrom("uploads")
    .where("created_at", "<", before.toISOString())
    .where(({ or, eb }) => or([eb("apply_at", "is", null), eb("apply_at", "<", before.toISOString())]))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
