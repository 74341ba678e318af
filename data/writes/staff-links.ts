import { SiteError } from "#core/errors.ts";
import { reachOver } from "#core/rights.ts";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { lockStaff } from "../differences.ts";
import { findStaff } from "../queries/staff.ts";
import type { Executor } from "../schema.ts";
import { addAudit, addAuditOf } from "./audit.ts";
import { type Doer, hashToken, newToken } from "./staff.ts";
import { putSession } from "./staff-sessions.ts";

/** `link.mail`: it goes to the address of whom it lets in and nowhere else. */
type LinkMaker = Doer & { action: "link.add" | "link.mail" };

/**
 * A new one-time link; only its hash is kept. Whoever holds one comes in as that person: of the staff only those make one who lack
 * nothing that the person has.
 */
export async function addLink(
  db: Database,
  { id, email }: Pick<Staff, "id" | "email">,
  lifeMs: number,
  { who, staffId, action }: LinkMaker,
  now = new Date(),
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + lifeMs).toISOString();
  await db.main.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const person = await findStaff(trx, { id });
    const chief = staffId === undefined ? undefined : await findStaff(trx, { id: staffId });
    const reach = staffId === undefined ? "whole" : person && chief && reachOver(person, chief);
    if (!person || (reach !== "whole" && reach !== "self")) throw new SiteError("forbidden", `a link for ${email}`);
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
    const about = { who, staffId, action, subject: email, detail: { until: expires_at } };
    const stores = action === "link.add" ? person.posts.map(({ storeId }) => storeId) : [];
    await addAuditOf(trx, stores, about, now);
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

/** Spends a link for a session: of two who come with it at once one is let in. */
export async function enterByLink(
  db: Database,
  token: string,
  device: string,
  now = new Date(),
): Promise<string | undefined> {
  return db.main.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const person = await findLink(trx, token, now);
    if (!person) return undefined;
    await trx
      .updateTable("staff_links")
      .set({ used_at: now.toISOString() })
      .where("token_hash", "=", hashToken(token))
      .execute();
    const about = { staffId: person.id, who: nameOfStaff(person), action: "staff.link", subject: person.email };
    await addAudit(trx, { ...about, detail: {} }, now);
    return putSession(trx, person, device, now);
  });
}
