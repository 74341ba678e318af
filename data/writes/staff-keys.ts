import { SiteError } from "#core/errors.ts";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { lockStaff } from "../differences.ts";
import type { StaffKeyRow } from "../schema.ts";
import { addAudit } from "./audit.ts";
import type { Session } from "./staff-sessions.ts";

const challengeMs = 5 * 60_000;

/** Remembers what a device is asked to sign; any server of the site may hear its answer. */
export async function addChallenge(db: Database, challenge: string, staffId: string | null, now = new Date()) {
  const expires_at = new Date(now.getTime() + challengeMs).toISOString();
  await db.main.insertInto("staff_challenges").values({ challenge, staff_id: staffId, expires_at }).execute();
}

/** True once for each challenge, and only for whom it was made. */
export async function takeChallenge(db: Database, challenge: string, staffId: string | null, now = new Date()) {
  const row = await db.main
    .deleteFrom("staff_challenges")
    .where("challenge", "=", challenge)
    .returning(["staff_id", "expires_at"])
    .executeTakeFirst();
  return row !== undefined && row.staff_id === staffId && row.expires_at > now.toISOString();
}

type NewKey = Pick<StaffKeyRow, "id" | "public_key" | "counter" | "transports" | "device">;

/**
 * For whose session this is, while it lasts: it may have been ended since the key was asked for. False when this key is
 * somebody's already.
 */
export async function addKey(db: Database, { id, staff }: Session, key: NewKey, now = new Date()): Promise<boolean> {
  return db.main.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const open = await trx.selectFrom("staff_sessions").select("id").where("id", "=", id).executeTakeFirst();
    if (!open) throw new SiteError("forbidden", "a key for a session that has ended");
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("staff_keys")
      .values({ ...key, staff_id: staff.id, created_at: now.toISOString(), used_at: null })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const about = { staffId: staff.id, who: nameOfStaff(staff), action: "key.add", subject: key.device };
    await addAudit(trx, { ...about, detail: {} }, now);
    return true;
  });
}

export async function noteKeyUse(db: Database, id: string, counter: number, now = new Date()): Promise<void> {
  await db.main.updateTable("staff_keys").set({ counter, used_at: now.toISOString() }).where("id", "=", id).execute();
}

/** Takes a passkey of this person away; false when it was none of theirs. */
export async function removeKey(db: Database, staff: Staff, id: string, now = new Date()): Promise<boolean> {
  return db.main.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("staff_keys")
      .where("id", "=", id)
      .where("staff_id", "=", staff.id)
      .returning("device")
      .executeTakeFirst();
    if (!gone) return false;
    const about = { staffId: staff.id, who: nameOfStaff(staff), action: "key.remove", subject: gone.device };
    await addAudit(trx, { ...about, detail: {} }, now);
    return true;
  });
}
