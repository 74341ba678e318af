import { createHash, randomBytes, randomUUID } from "node:crypto";
import { presets } from "#core/rights.ts";
import { nameOfStaff, type Role, type Staff } from "#core/staff.ts";
import type { Rights, Task } from "#core/tasks.ts";
import type { Database } from "../database.ts";
import { findFirstLanguage } from "../queries/settings.ts";
import { findStaff } from "../queries/staff.ts";
import type { Executor } from "../schema.ts";
import { type AuditEntry, addAudit } from "./audit.ts";

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A name and a language that are not given stay as they are. `rights`: where they are others than the role's. */
export type Invitation = Pick<Staff, "email"> &
  Partial<Pick<Staff, "name" | "edition">> & { role: Role; storeIds: readonly number[]; rights?: Rights };

/** The stores that somebody who is no owner may decide about: what a person is elsewhere stays. */
export type Within = readonly number[] | undefined;

const dropPosts = (trx: Executor, id: string, within: Within) => {
  const query = trx.deleteFrom("staff_stores").where("staff_id", "=", id);
  return (within ? query.where("store_id", "in", [-1, ...within]) : query).execute();
};

async function addPosts(trx: Executor, id: string, { role, storeIds, rights = {} }: Invitation): Promise<void> {
  if (role === "owner" || storeIds.length === 0) return;
  const posts = storeIds.map((store_id) => ({ staff_id: id, store_id, role }));
  await trx.insertInto("staff_stores").values(posts).execute();
  const own = posts.flatMap(({ staff_id, store_id }) =>
    Object.entries(rights)
      .filter(([task, level]) => level !== (presets[role][task as Task] ?? "no"))
      .map(([task, level]) => ({ staff_id, store_id, task, level })),
  );
  if (own.length > 0) await trx.insertInto("staff_rights").values(own).execute();
}

/** Takes somebody in, or gives who is there already the role and the stores of now. `by` is who does it. */
export async function putStaff(
  db: Database,
  given: Invitation,
  by: string,
  { within, now = new Date() }: { within?: Within; now?: Date } = {},
): Promise<Staff> {
  const email = given.email.toLowerCase();
  const { name, role, edition, storeIds, rights = {} } = given;
  return db.main.transaction().execute(async (trx) => {
    const owner = role === "owner" ? 1 : 0;
    if (within && (await findStaff(trx, { email }))?.owner) throw new Error("an owner is no manager's to change");
    const values = {
      ...(name !== undefined && { name }),
      ...(edition && { edition }),
      owner,
      removed_at: null,
    } as const;
    // Who is new is written to in the chain's first language.
    const spoken = await findFirstLanguage(trx);
    const { id } = await trx
      .insertInto("staff")
      .values({ id: randomUUID(), email, name: "", edition: spoken, ...values, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(values))
      .returning("id")
      .executeTakeFirstOrThrow();
    await dropPosts(trx, id, within);
    await addPosts(trx, id, given);
    const [storeId, another] = storeIds;
    const about = { who: by, action: "staff.invite", subject: email, storeId: another ? undefined : storeId };
    await addAudit(trx, { ...about, detail: { role, stores: storeIds, ...rights } }, now);
    const person = await findStaff(trx, { id });
    if (!person) throw new Error("whoever was taken in is not there");
    return person;
  });
}

/**
 * Whose the company's account is: of whoever came in by it first, else of whom the owner invited by its address and who has
 * come in by none yet ("another": they have). An address that was given to somebody else since opens nothing.
 */
export async function findByAccount(
  db: Database,
  { account, email }: { account: string; email: string },
): Promise<Staff | "nobody" | "another"> {
  const known = await findStaff(db.main, { account });
  if (known) return known;
  const invited = await findStaff(db.main, { email });
  if (!invited) return "nobody";
  const { numUpdatedRows } = await db.main
    .updateTable("staff")
    .set({ account })
    .where("id", "=", invited.id)
    .where("account", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? invited : "another";
}

/** Ends everything that lets somebody in, or what they are `within` some stores. Their name stays in the audit trail. */
export async function removeStaff(
  db: Database,
  email: string,
  by: string,
  { within, now = new Date() }: { within?: Within; now?: Date } = {},
): Promise<Staff | undefined> {
  return db.main.transaction().execute(async (trx) => {
    const person = await findStaff(trx, { email });
    if (!person) return undefined;
    const lost = person.posts.filter(({ storeId }) => !within || within.includes(storeId)).map((post) => post.storeId);
    await dropPosts(trx, person.id, within);
    if (!within || lost.length === person.posts.length) {
      const gone = { removed_at: now.toISOString(), account: null, owner: 0 } as const;
      await trx.updateTable("staff").set(gone).where("id", "=", person.id).execute();
      for (const table of ["staff_links", "staff_keys", "staff_sessions"] as const)
        await trx.deleteFrom(table).where("staff_id", "=", person.id).execute();
    }
    const about = { who: by, action: "staff.remove", subject: person.email };
    const [storeId, another] = lost;
    await addAudit(trx, { ...about, storeId: another ? undefined : storeId, detail: { stores: lost } }, now);
    return person;
  });
}

/** `link.mail`: asked for at the entrance, and sent to the address of whom it lets in. */
export type LinkMaker = Pick<AuditEntry, "staffId" | "who" | "storeId"> & { action: "link.add" | "link.mail" };

/** A new one-time link; only its hash is kept. */
export async function addLink(
  db: Database,
  { id, email }: Pick<Staff, "id" | "email">,
  lifeMs: number,
  by: LinkMaker,
  now = new Date(),
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + lifeMs).toISOString();
  await db.main.transaction().execute(async (trx) => {
    await trx
      .insertInto("staff_links")
      .values({
        token_hash: hashToken(token),
        staff_id: id,
        created_at: now.toISOString(),
        expires_at,
        used_at: null,
      })
      .execute();
    await addAudit(trx, { ...by, subject: email, detail: { until: expires_at } }, now);
  });
  return token;
}

/** Whose link this is, while it is good. */
export async function findLink(db: Executor, token: string, now = new Date()): Promise<Staff | undefined> {
  const link = await db
    .selectFrom("staff_links")
    .select("staff_id")
    .where("token_hash", "=", hashToken(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return link && findStaff(db, { id: link.staff_id });
}

/** Spends a link: of two who come with it at once one is let in. */
export async function useLink(db: Database, token: string, now = new Date()): Promise<Staff | undefined> {
  return db.main.transaction().execute(async (trx) => {
    const person = await findLink(trx, token, now);
    if (!person) return undefined;
    const { numUpdatedRows } = await trx
      .updateTable("staff_links")
      .set({ used_at: now.toISOString() })
      .where("token_hash", "=", hashToken(token))
      .where("used_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return undefined;
    const about = { staffId: person.id, who: nameOfStaff(person), action: "staff.link", subject: person.email };
    await addAudit(trx, { ...about, detail: {} }, now);
    return person;
  });
}
