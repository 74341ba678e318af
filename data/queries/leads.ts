import type { Database } from "../database.ts";
import type { OutboxRow, SubmissionRow } from "../schema.ts";

/** What decides who gets a form's mail. */
export type LeadAddress = {
  form: SubmissionRow["form"];
  fields: Readonly<Record<string, string>>;
  /** The store's own address now; "" when the data has none. */
  storeEmail: string;
};

export async function getLeadAddress(db: Database, submissionId: string): Promise<LeadAddress> {
  const { fields, ...row } = await db.main
    .selectFrom("submissions")
    .leftJoin("stores", "stores.id", "submissions.store_id")
    .select(["submissions.form", "submissions.fields", "stores.email"])
    .where("submissions.id", "=", submissionId)
    .executeTakeFirstOrThrow();
  return { form: row.form, fields: JSON.parse(fields) as Record<string, string>, storeEmail: row.email ?? "" };
}

export type LeadState = OutboxRow["status"];
type LeadQuery = {
  form?: SubmissionRow["form"] | undefined;
  storeId?: number | undefined;
  /** An instant; older ones are left out. */
  since?: string | undefined;
  state?: LeadState | undefined;
  proof?: SubmissionRow["proof"] | undefined;
  limit?: number | undefined;
};

export type Lead = {
  id: string;
  form: SubmissionRow["form"];
  edition: SubmissionRow["edition"];
  createdAt: string;
  proof: SubmissionRow["proof"];
  /** Whether the chain's mail about it went out, and to whom. */
  state: LeadState;
  sentAt: string | null;
  sentTo: string;
  lastError: string;
  store: string;
  fields: Readonly<Record<string, string>>;
};

/** What visitors have sent, the newest first, with all its fields. */
export async function listLeads(db: Database, { form, storeId, since, state, proof, limit }: LeadQuery) {
  let query = db.main
    .selectFrom("submissions as s")
    .innerJoin("outbox as o", (join) => join.onRef("o.submission_id", "=", "s.id").on("o.kind", "=", "desk"))
    .leftJoin("stores", "stores.id", "s.store_id")
    .select(["s.id", "s.form", "s.edition", "s.created_at", "s.proof", "s.fields"])
    .select(["o.status", "o.sent_at", "o.recipient", "o.last_error", "stores.name as store"])
    .orderBy("s.created_at", "desc")
    .orderBy("s.id");
  if (form) query = query.where("s.form", "=", form);
  if (storeId !== undefined) query = query.where("s.store_id", "=", storeId);
  if (since) query = query.where("s.created_at", ">=", since);
  if (state) query = query.where("o.status", "=", state);
  if (proof) query = query.where("s.proof", "=", proof);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map(
    (row): Lead => ({
      id: row.id,
      form: row.form,
      edition: row.edition,
      createdAt: row.created_at,
      proof: row.proof,
      state: row.status,
      sentAt: row.sent_at,
      sentTo: row.recipient,
      lastError: row.last_error,
      store: row.store ?? "",
      fields: JSON.parse(row.fields) as Record<string, string>,
    }),
  );
}
