import { type SqlBool, sql } from "kysely";
import type { Cents } from "#core/money.ts";
import type { Database } from "../database.ts";
import type { LeadNoteRow, LeadWorkRow, SubmissionRow } from "../schema.ts";

export type WorkState = LeadWorkRow["state"];

/** Of which stores the applications for a job, and all else that visitors send; or all of the chain, also those of no store. */
export type LeadReach = { readonly applications: readonly number[]; readonly leads: readonly number[] } | "all";

export type OfficeLead = {
  id: string;
  form: SubmissionRow["form"];
  edition: SubmissionRow["edition"];
  createdAt: Date;
  proof: SubmissionRow["proof"];
  storeId: number | null;
  fields: Readonly<Record<string, string>>;
  state: WorkState;
  /** Who looks after it. */
  staffId: string | null;
  /** Whether the chain's mail about it went out. */
  mail: "waiting" | "sent" | "failed";
  /** What was offered for the car last. */
  offer: Cents | null;
};

type LeadFilter = {
  reach: LeadReach;
  id?: string | undefined;
  state?: WorkState | undefined;
  form?: SubmissionRow["form"] | undefined;
  proof?: SubmissionRow["proof"] | undefined;
  limit?: number | undefined;
};

const stateOf = sql<WorkState>`coalesce(w.state, 'new')`;
const lastOffer = sql<Cents | null>`(select n.offer_cents from lead_notes n
  where n.submission_id = s.id and n.offer_cents is not null order by n.at desc, n.id desc limit 1)`;
const within = ({ applications, leads }: Exclude<LeadReach, "all">) =>
  sql<SqlBool>`((s.form = 'careers' and s.store_id in (${sql.join([-1, ...applications])}))
    or (s.form <> 'careers' and s.store_id in (${sql.join([-1, ...leads])})))`;

/** What visitors sent, the oldest first while it waits, the newest first when it is done. */
export async function listOfficeLeads(db: Database, wanted: LeadFilter): Promise<OfficeLead[]> {
  const { reach, id, state, form, proof, limit = 1000 } = wanted;
  let query = db.main
    .selectFrom("submissions as s")
    .innerJoin("outbox as o", (join) => join.onRef("o.submission_id", "=", "s.id").on("o.kind", "=", "desk"))
    .leftJoin("lead_work as w", "w.submission_id", "s.id")
    .select(["s.id", "s.form", "s.edition", "s.created_at", "s.proof", "s.store_id", "s.fields", "w.staff_id"])
    .select(["o.status", stateOf.as("state"), lastOffer.as("offer")])
    .orderBy("s.created_at", state === "done" ? "desc" : "asc")
    .limit(limit);
  if (reach !== "all") query = query.where(within(reach));
  if (id !== undefined) query = query.where("s.id", "=", id);
  if (state) query = query.where(stateOf, "=", state);
  if (form) query = query.where("s.form", "=", form);
  if (proof) query = query.where("s.proof", "=", proof);
  return (await query.execute()).map((row) => ({
    id: row.id,
    form: row.form,
    edition: row.edition,
    createdAt: new Date(row.created_at),
    proof: row.proof,
    storeId: row.store_id,
    fields: JSON.parse(row.fields) as Record<string, string>,
    state: row.state,
    staffId: row.staff_id,
    mail: row.status,
    offer: row.offer,
  }));
}

/** How many there are of each state; those without the human check are not counted. */
export async function countOfficeLeads(db: Database, reach: LeadReach): Promise<Record<WorkState, number>> {
  let query = db.main
    .selectFrom("submissions as s")
    .leftJoin("lead_work as w", "w.submission_id", "s.id")
    .select(({ fn }) => [stateOf.as("state"), fn.countAll<number>().as("count")])
    .where("s.proof", "=", "proven")
    .groupBy(stateOf);
  if (reach !== "all") query = query.where(within(reach));
  const rows = await query.execute();
  return { new: 0, called: 0, done: 0, ...Object.fromEntries(rows.map((row) => [row.state, Number(row.count)])) };
}

export const listLeadNotes = (db: Database, submissionId: string): Promise<LeadNoteRow[]> =>
  db.main.selectFrom("lead_notes").selectAll().where("submission_id", "=", submissionId).orderBy("at").execute();
