import { randomUUID } from "node:crypto";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { lockStaff } from "../differences.ts";
import { findStaff } from "../queries/staff.ts";
import type { Executor } from "../schema.ts";
import { addAudit } from "./audit.ts";
import { hashToken, newToken } from "./staff.ts";

/** Whoever does nothing for so long is signed out. */
export const idleMs = 12 * 3_600_000;
/** However much it is used, somebody comes in anew after so long: a stolen cookie does not live for ever. */
export const longestMs = 30 * 86_400_000;
/** Being there is noted so often at most: reading a page shall not write each time. */
const noteMs = 60_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

export type Session = { id: string; staff: Staff };

/** Lets somebody in, in the transaction in which it was seen that they may. */
export async function putSession(trx: Executor, staff: Staff, device: string, now: Date): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await trx
    .insertInto("staff_sessions")
    .values({
      id: randomUUID(),
      token_hash: hashToken(token),
      staff_id: staff.id,
      device,
      created_at: at,
      seen_at: at,
    })
    .execute();
  const about = { staffId: staff.id, who: nameOfStaff(staff), action: "session.open", subject: device };
  await addAudit(trx, { ...about, detail: {} }, now);
  return token;
}

export const addSession = (db: Database, staff: Staff, device: string, now = new Date()): Promise<string> =>
  db.main.transaction().execute((trx) => putSession(trx, staff, device, now));

/** For whoever signed with this key, as long as it is there: it may have been ended since it was asked. */
export async function enterByKey(
  db: Database,
  keyId: string,
  device: string,
  now = new Date(),
): Promise<string | undefined> {
  return db.main.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const key = await trx.selectFrom("staff_keys").select("staff_id").where("id", "=", keyId).executeTakeFirst();
    const staff = key && (await findStaff(trx, { id: key.staff_id }));
    return staff && putSession(trx, staff, device, now);
  });
}

/** Who holds this token, and notes that they are there. */
export async function findSession(db: Database, token: string, now = new Date()): Promise<Session | undefined> {
  const row = await db.main
    .selectFrom("staff_sessions")
    .select(["id", "staff_id", "seen_at"])
    .where("token_hash", "=", hashToken(token))
    .where("seen_at", ">", before(now, idleMs))
    .where("created_at", ">", before(now, longestMs))
    .executeTakeFirst();
  const staff = row && (await findStaff(db.main, { id: row.staff_id }));
  if (!staff) return undefined;
  if (now.getTime() - Date.parse(row.seen_at) > noteMs)
    await db.main.updateTable("staff_sessions").set({ seen_at: now.toISOString() }).where("id", "=", row.id).execute();
  return { id: row.id, staff };
}

/** Ends a session of this person; false when it was none of theirs. `by`: who does it, where it is somebody else. */
export async function endSession(
  db: Database,
  staff: Staff,
  id: string,
  by: Staff = staff,
  now = new Date(),
): Promise<boolean> {
  return db.main.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("staff_sessions")
      .where("id", "=", id)
      .where("staff_id", "=", staff.id)
      .returning("device")
      .executeTakeFirst();
    if (!gone) return false;
    const subject = by.id === staff.id ? gone.device : `${nameOfStaff(staff)}, ${gone.device}`;
    const about = { staffId: by.id, who: nameOfStaff(by), action: "session.end", subject };
    await addAudit(trx, { ...about, detail: {} }, now);
    return true;
  });
}

/** What lets nobody in any more: sessions left idle or grown old, links and challenges that have run out. */
export async function purgeSessions(db: Database, now = new Date()): Promise<void> {
  await db.main.deleteFrom("staff_sessions").where("seen_at", "<", before(now, idleMs)).execute();
  await db.main.deleteFrom("staff_sessions").where("created_at", "<", before(now, longestMs)).execute();
  await db.main.deleteFrom("staff_links").where("expires_at", "<", now.toISOString()).execute();
  await db.main.deleteFrom("staff_challenges").where("expires_at", "<", now.toISOString()).execute();
}
