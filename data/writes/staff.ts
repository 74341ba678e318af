import { createHash, randomBytes, randomUUID } from "node:crypto";
import { SiteError } from "#core/errors.ts";
import { staffAddress } from "#core/mail-address.ts";
import { postsUnder, reachOver } from "#core/rights.ts";
import type { Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { lockStaff } from "../differences.ts";
import { findFirstLanguage } from "../queries/settings.ts";
import { findStaff } from "../queries/staff.ts";
import { addAuditOf } from "./audit.ts";
import {
  endEntrances,
  mayMake,
  needsNewEntrance,
  standingAfter,
  type Work,
  writePosts,
  yardsChanged,
} from "./staff-work.ts";

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
export const newToken = (): string => randomBytes(32).toString("base64url");

/** A name and a language that are not given stay as they are. */
export type Invitation = Pick<Staff, "email"> & Partial<Pick<Staff, "name" | "edition">> & Work;

/** Who does it, and as whom of the staff: then it is asked, in the same moment, whether they may. */
export type Doer = { who: string; staffId?: string };

/** `anew`: what let them in before has ended. */
type GivenWork = { person: Staff; isNew: boolean; anew: boolean };

/**
 * Takes somebody in, or changes what they do in the yards that it `replaces` (all, where none are named) and in those that are
 * given.
 */
export async function giveWork(
  db: Database,
  given: Invitation,
  { who, staffId }: Doer,
  { replaces, now = new Date() }: { replaces?: readonly number[]; now?: Date } = {},
): Promise<GivenWork> {
  const email = staffAddress(given.email);
  const { name, edition, role, storeIds, rights } = given;
  return db.main.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const before = await findStaff(trx, { email });
    const after = standingAfter(before, given, replaces);
    if (staffId !== undefined) {
      const chief = await findStaff(trx, { id: staffId });
      const named = name !== undefined || edition !== undefined;
      if (!chief || !mayMake(chief, before, after, named)) throw new SiteError("forbidden", `work of ${email}`);
    }
    const was = before ?? { owner: false, posts: [] };
    const yards = yardsChanged(was, after);
    const renamed = before && ((name ?? before.name) !== before.name || (edition ?? before.edition) !== before.edition);
    const same = before && yards.length === 0 && was.owner === after.owner;
    if (same && !renamed) return { person: before, isNew: false, anew: false };
    const values = {
      ...(name !== undefined && { name }),
      ...(edition && { edition }),
      owner: after.owner ? 1 : 0,
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
    await writePosts(trx, id, after.posts);
    const anew = before !== undefined && needsNewEntrance(before, after);
    if (anew || !before) await endEntrances(trx, id);
    const detail = { role, stores: storeIds, ...rights, ...(anew && { anew }) };
    const about = { who, staffId, action: before ? "staff.change" : "staff.invite", subject: email, detail };
    await addAuditOf(trx, same ? after.posts.map(({ storeId }) => storeId) : yards, about, now);
    const person = await findStaff(trx, { id });
    if (!person) throw new Error("whoever was taken in is not there");
    return { person, isNew: !before, anew };
  });
}

/** As whoever has the machine may: all that somebody is becomes this. */
export const putStaff = async (db: Database, given: Invitation, who: string): Promise<Staff> =>
  (await giveWork(db, given, { who })).person;

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

/** Ends everything that lets somebody in, or what they are in the yards of whoever asks. Their name stays in the audit trail. */
export async function removeStaff(
  db: Database,
  email: string,
  { who, staffId }: Doer,
  now = new Date(),
): Promise<Staff | undefined> {
  return db.main.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const person = await findStaff(trx, { email });
    if (!person) return undefined;
    const chief = staffId === undefined ? undefined : await findStaff(trx, { id: staffId });
    const reach = staffId === undefined ? "whole" : chief && reachOver(person, chief);
    if (reach !== "whole" && reach !== "here") throw new SiteError("forbidden", `removal of ${email}`);
    const lost = reach === "here" && chief ? postsUnder(person, chief) : person.posts;
    await writePosts(
      trx,
      person.id,
      person.posts.filter((post) => !lost.includes(post)),
    );
    if (reach === "whole") {
      const gone = { removed_at: now.toISOString(), account: null, owner: 0 } as const;
      await trx.updateTable("staff").set(gone).where("id", "=", person.id).execute();
      await endEntrances(trx, person.id);
    }
    const stores = lost.map(({ storeId }) => storeId);
    const about = { who, staffId, action: "staff.remove", subject: person.email, detail: { stores } };
    await addAuditOf(trx, stores, about, now);
    return person;
  });
}
