import { randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import type { Executor, OutboxRow, SubmissionRow } from "../schema.ts";
import { countUse, type Limit } from "./limits.ts";

type MailText = { subject: string; body: string; replyTo: string };

export type NewSubmission = {
  form: SubmissionRow["form"];
  edition: SubmissionRow["edition"];
  /** From the visitor's device: the same key again stores nothing more. */
  clientKey?: string | undefined;
  fields: Readonly<Record<string, string>>;
  proof?: SubmissionRow["proof"];
  storeId?: number | undefined;
  /** For the chain: who gets it is decided when it is sent. */
  mail: MailText;
  /** For the visitor, once the chain has its mail, where all limits allow it; they are counted with the form or not. */
  receipt?: (MailText & { recipient: string; limits: readonly Limit[] }) | undefined;
};

type Stored = { id: string; repeated: boolean };

/** Stores a form and its mail; when this returns, both are on disk, in the file that the next process will open. */
export const addSubmission = (db: Database, given: NewSubmission): Promise<Stored> =>
  db.writes.follow(() => db.main.transaction().execute((trx) => insertSubmission(trx, given)));

/** In a transaction: a form and its mail, or the form of before with the same key. */
export async function insertSubmission(trx: Executor, given: NewSubmission): Promise<Stored> {
  const now = new Date().toISOString();
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("submissions")
    .values({
      id,
      form: given.form,
      edition: given.edition,
      client_key: given.clientKey ?? null,
      fields: JSON.stringify(given.fields),
      created_at: now,
      proof: given.proof ?? "proven",
      store_id: given.storeId ?? null,
    })
    .onConflict((conflict) => conflict.column("client_key").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) {
    const first = await trx
      .selectFrom("submissions")
      .select("id")
      .where("client_key", "=", given.clientKey ?? "")
      .executeTakeFirstOrThrow();
    return { id: first.id, repeated: true };
  }
  await addMail(trx, { submission_id: id, kind: "desk", recipient: "", created_at: now }, given.mail);
  const { receipt } = given;
  if (receipt && (await allow(trx, receipt.limits)))
    await addMail(trx, { submission_id: id, kind: "receipt", recipient: receipt.recipient, created_at: now }, receipt);
  return { id, repeated: false };
}

async function allow(trx: Executor, limits: readonly Limit[]): Promise<boolean> {
  for (const limit of limits) if (!(await countUse(trx, limit)).allowed) return false;
  return true;
}

type About = Pick<OutboxRow, "kind" | "recipient" | "created_at"> & { submission_id: string };

const addMail = (trx: Executor, about: About, { subject, body, replyTo }: MailText) =>
  trx
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      ...about,
      follower_id: null,
      subject,
      body,
      html: "",
      reply_to: replyTo,
      status: "waiting",
      attempts: 0,
      next_attempt_at: about.created_at,
      taken_until: null,
      last_error: "",
      sent_at: null,
    })
    .execute();
