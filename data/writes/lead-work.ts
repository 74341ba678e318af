import { randomUUID } from "node:crypto";
import type { Cents } from "#core/money.ts";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import type { OfficeLead, WorkState } from "../queries/lead-work.ts";
import type { Executor } from "../schema.ts";
import { addAudit } from "./audit.ts";

type Lead = Pick<OfficeLead, "id" | "form" | "storeId" | "state" | "staffId">;

/** The audit trail outlives the form, so it names nobody who sent one. */
const noteOf = (staff: Staff, { id, form, storeId }: Lead, action: string, detail: object) => ({
  staffId: staff.id,
  who: nameOfStaff(staff),
  action,
  storeId: storeId ?? undefined,
  subject: `${form} ${id.slice(0, 8)}`,
  detail,
});

async function put(db: Executor, lead: Lead, values: { state?: WorkState; staff_id?: string | null }, now: Date) {
  const changed = { ...values, changed_at: now.toISOString() };
  await db
    .insertInto("lead_work")
    .values({ submission_id: lead.id, state: lead.state, staff_id: lead.staffId, ...changed })
    .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(changed))
    .execute();
}

export const setLeadState = (db: Database, staff: Staff, lead: Lead, state: WorkState, now = new Date()) =>
  db.main.transaction().execute(async (trx) => {
    await put(trx, lead, { state }, now);
    await addAudit(trx, noteOf(staff, lead, `lead.${state}`, {}), now);
  });

/** Null: nobody looks after it. */
export const assignLead = (db: Database, staff: Staff, lead: Lead, to: Staff | null, now = new Date()) =>
  db.main.transaction().execute(async (trx) => {
    await put(trx, lead, { staff_id: to?.id ?? null }, now);
    await addAudit(trx, noteOf(staff, lead, "lead.assign", { to: to && nameOfStaff(to) }), now);
  });

/** A note, or what was offered for the car: the last offer is the one that stands. */
export const addLeadNote = (
  db: Database,
  staff: Staff,
  lead: Lead,
  { text, offer }: { text: string; offer?: Cents },
  now = new Date(),
) =>
  db.main.transaction().execute(async (trx) => {
    const about = { id: randomUUID(), submission_id: lead.id, who: nameOfStaff(staff), at: now.toISOString() };
    await trx
      .insertInto("lead_notes")
      .values({ ...about, text, offer_cents: offer ?? null })
      .execute();
    await addAudit(trx, noteOf(staff, lead, offer === undefined ? "lead.note" : "lead.offer", {}), now);
  });

/** Erases what a person sent, with its mail and notes: nothing of it is left but that so many were. `first` is where it was asked. */
export async function eraseLeads(
  db: Database,
  staff: Staff,
  first: Lead,
  ids: readonly string[],
  now = new Date(),
): Promise<void> {
  await db.main.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("submissions").where("id", "in", ids).executeTakeFirstOrThrow();
    const count = Number(numDeletedRows);
    const about = { ...noteOf(staff, first, "leads.erase", { count }), subject: String(count) };
    await addAudit(trx, about, now);
  });
  await db.scrub();
}
