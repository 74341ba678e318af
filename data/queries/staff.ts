import type { Role, Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import type { Executor, StaffKeyRow, StaffRow, StaffSessionRow } from "../schema.ts";

async function withStores(db: Executor, rows: readonly StaffRow[]): Promise<Staff[]> {
  if (rows.length === 0) return [];
  const stores = await db
    .selectFrom("staff_stores")
    .selectAll()
    .where(
      "staff_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("store_id")
    .execute();
  return rows.map(({ id, email, name, role, edition }) => ({
    id,
    email,
    name,
    role,
    edition,
    storeIds: stores.filter((one) => one.staff_id === id).map((one) => one.store_id),
  }));
}

/** Those who were not removed, by their address. */
export async function listStaff(db: Database, role?: Role): Promise<Staff[]> {
  let query = db.main.selectFrom("staff").selectAll().where("removed_at", "is", null).orderBy("email");
  if (role) query = query.where("role", "=", role);
  return withStores(db.main, await query.execute());
}

type KnownBy = { id: string } | { email: string } | { account: string };

export async function findStaff(db: Executor, by: KnownBy): Promise<Staff | undefined> {
  const query = db.selectFrom("staff").selectAll().where("removed_at", "is", null);
  const one =
    "email" in by
      ? query.where("email", "=", by.email.toLowerCase())
      : "id" in by
        ? query.where("id", "=", by.id)
        : query.where("account", "=", by.account);
  const row = await one.executeTakeFirst();
  return row && (await withStores(db, [row]))[0];
}

export const listKeys = (db: Database, staffId: string): Promise<StaffKeyRow[]> =>
  db.main.selectFrom("staff_keys").selectAll().where("staff_id", "=", staffId).orderBy("created_at").execute();

export const findKey = (db: Database, id: string): Promise<StaffKeyRow | undefined> =>
  db.main.selectFrom("staff_keys").selectAll().where("id", "=", id).executeTakeFirst();

export type OpenSession = Pick<StaffSessionRow, "id" | "device" | "created_at" | "seen_at">;

/** Where anybody is signed in now, with whose it is. */
export const listAllSessions = (db: Database, seenAfter: Date) =>
  db.main
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .select(["staff_sessions.id", "staff_sessions.device", "staff_sessions.seen_at", "staff_sessions.staff_id"])
    .select(["staff.name", "staff.email"])
    .where("staff_sessions.seen_at", ">", seenAfter.toISOString())
    .orderBy("staff_sessions.seen_at", "desc")
    .execute();

/** Where somebody is signed in now. */
export const listSessions = (db: Database, staffId: string, seenAfter: Date): Promise<OpenSession[]> =>
  db.main
    .selectFrom("staff_sessions")
    .select(["id", "device", "created_at", "seen_at"])
    .where("staff_id", "=", staffId)
    .where("seen_at", ">", seenAfter.toISOString())
    .orderBy("seen_at", "desc")
    .execute();
