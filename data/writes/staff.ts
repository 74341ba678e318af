import { createHash, randomBytes, randomUUID } from "node:crypto";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { findFirstLanguage } from "../queries/settings.ts";
import { findStaff } from "../queries/staff.ts";
import type { Executor } from "../schema.ts";
import { type AuditEntry, addAudit } from "./audit.ts";

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A name and a language that are not given stay as they are. */
export type Invitation = Pick<Staff, "email" | "role" | "storeIds"> & Partial<Pick<Staff, "name" | "edition">>;

/** Takes somebody in, or gives who is there already the role and the stores of now. `by` is who does it. */
export async function putStaff(db: Database, given: Invitation, by: string, now = new Date()): Promise<Staff> {
  const email = given.email.toLowerCase();
  const { name, role, edition, storeIds } = given;
  return db.main.transaction().execute(async (trx) => {
    const values = { ...(name !== undefined && { name }), ...(edition && { edition }), role, removed_at: null };
    // Who is new is written to in the chain's first language.
    const spoken = await findFirstLanguage(trx);
    const { id, ...kept } = await trx
      .insertInto("staff")
      .values({ id: randomUUID(), email, name: "", edition: spoken, ...values, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("email").doUpdateSet(values))
      .returning(["id", "name", "edition"])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("staff_stores").where("staff_id", "=", id).execute();
    if (storeIds.length > 0)
      await trx
        .insertInto("staff_stores")
        .values(storeIds.map((store_id) => ({ staff_id: id, store_id })))
        .execute();
    await addAudit(trx, { who: by, action: "staff.invite", subject: email, detail: { role, stores: storeIds } }, now);
    return { ...kept, id, email, role, storeIds };
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

/** Ends everything that lets somebody in. Their name stays in the audit trail. */
export async function removeStaff(
  db: Database,
  email: string,
  by: string,
  now = new Date(),
): Promise<Staff | undefined> {
  return db.main.transaction().execute(async (trx) => {
    const person = await findStaff(trx, { email });
    if (!person) return undefined;
    await trx
      .updateTable("staff")
      .set({ removed_at: now.toISOString(), account: null })
      .where("id", "=", person.id)
      .execute();
    for (const table of ["staff_links", "staff_keys", "staff_sessions", "staff_stores"] as const)
      await trx.deleteFrom(table).where("staff_id", "=", person.id).execute();
    await addAudit(trx, { who: by, action: "staff.remove", subject: person.email, detail: {} }, now);
    return person;
  });
}

/** `link.mail`: asked for at the entrance, and sent to the address of whom it lets in. */
export type LinkMaker = Pick<AuditEntry, "staffId" | "who"> & { action: "link.add" | "link.mail" };

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
