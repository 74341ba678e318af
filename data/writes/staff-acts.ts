import { SiteError } from "#core/errors.ts";
import type { Database } from "../database.ts";
import type { Executor, StaffActRow } from "../schema.ts";

/** A device that has been away for longer than this must be looked at by somebody. */
const keepMs = 90 * 86_400_000;

/** The kind of an act that takes another back; it also uses up the key of one that the office never got. */
export const takenBack = "back";

/**
 * Writes down what an act came to, in the transaction in which it is done; one that another request did first stays. One
 * that was taken back while it was still on its way is not done.
 */
export async function addStaffAct(db: Executor, act: StaffActRow): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff_acts")
    .values(act)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows || act.kind === takenBack) return;
  if ((await findStaffAct(db, act.key))?.kind === takenBack) throw new SiteError("unavailable", "taken back meanwhile");
}

export const findStaffAct = (db: Executor, key: string): Promise<StaffActRow | undefined> =>
  db.selectFrom("staff_acts").selectAll().where("key", "=", key).executeTakeFirst();

/** Who saw to a car last. */
export const findLastActOf = (db: Executor, vehicleId: number, since: string): Promise<StaffActRow | undefined> =>
  db
    .selectFrom("staff_acts")
    .selectAll()
    .where("vehicle_id", "=", vehicleId)
    .where("at", ">=", since)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();

/** What was done in a row since a moment, in order. */
export const listActsInRow = (db: Executor, storeId: number, row: string, since: string): Promise<StaffActRow[]> =>
  db
    .selectFrom("staff_acts")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("row", "=", row)
    .where("at", ">=", since)
    .orderBy("at")
    .execute();

export async function purgeStaffActs(db: Database, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - keepMs).toISOString();
  await db.main.deleteFrom("staff_acts").where("at", "<", oldest).execute();
}
