import { staffAddress } from "#core/mail-address.ts";
import type { Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import type { Executor, StaffKeyRow, StaffRow, StaffSessionRow } from "../schema.ts";

async function withPosts(db: Executor, rows: readonly StaffRow[]): Promise<Staff[]> {
  const ids = ["", ...rows.map(({ id }) => id)];
  const posts = await db
    .selectFrom("staff_stores")
    .selectAll()
    .where("staff_id", "in", ids)
    .orderBy("store_id")
    .execute();
  const rights = await db.selectFrom("staff_rights").selectAll().where("staff_id", "in", ids).orderBy("task").execute();
  return rows.map(({ id, email, name, owner, edition }) => ({
    id,
    email,
    name,
    edition,
    owner: owner === 1,
    posts: posts
      .filter((post) => post.staff_id === id)
      .map(({ store_id, role }) => ({
        storeId: store_id,
        role,
        rights: Object.fromEntries(
          rights
            .filter((right) => right.staff_id === id && right.store_id === store_id)
            .map(({ task, level }) => [task, level]),
        ),
      })),
  }));
}

/** Those who were not removed, by their address. */
export const listStaff = async (db: Database): Promise<Staff[]> =>
  withPosts(
    db.main,
    await db.main.selectFrom("staff").selectAll().where("removed_at", "is", null).orderBy("email").execute(),
  );

type KnownBy = { id: string } | { email: string } | { account: string };

export async function findStaff(db: Executor, by: KnownBy): Promise<Staff | undefined> {
  const query = db.selectFrom("staff").selectAll().where("removed_at", "is", null);
  const one =
    "email" in by
      ? query.where("email", "=", staffAddress(by.email))
      : "id" in by
        ? query.where("id", "=", by.id)
        : query.where("account", "=", by.account);
  const row = await one.executeTakeFirst();
  return row && (await withPosts(db, [row]))[0];
}

export const listKeys = (db: Database, staffId: string): Promise<StaffKeyRow[]> =>
  db.main.selectFrom("staff_keys").selectAll().where("staff_id", "=", staffId).orderBy("created_at").execute();

export const findKey = (db: Database, id: string): Promise<StaffKeyRow | undefined> =>
  db.main.selectFrom("staff_keys").selectAll().where("id", "=", id).executeTakeFirst();

type OpenSession = Pick<StaffSessionRow, "id" | "device" | "created_at" | "seen_at">;

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
