import { randomUUID } from "node:crypto";
import type { Database } from "../open.ts";
import type { SubmissionRow } from "../schema.ts";

export type NewSubmission = {
  form: SubmissionRow["form"];
  edition: SubmissionRow["edition"];
  /** From the visitor's device: the same key again stores nothing more. */
  clientKey?: string | undefined;
  fields: Readonly<Record<string, string>>;
  mail: { recipient: string; subject: string; body: string; replyTo: string };
};

/** Stores a form and its mail; when this returns, both are on disk. */
export async function addSubmission(db: Database, given: NewSubmission): Promise<{ id: string; repeated: boolean }> {
  const now = new Date().toISOString();
  const id = randomUUID();
  return db.main.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("submissions")
      .values({
        id,
        form: given.form,
        edition: given.edition,
        client_key: given.clientKey ?? null,
        fields: JSON.stringify(given.fields),
        created_at: now,
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
    await trx
      .insertInto("outbox")
      .values({
        id: randomUUID(),
        submission_id: id,
        recipient: given.mail.recipient,
        subject: given.mail.subject,
        body: given.mail.body,
        reply_to: given.mail.replyTo,
        status: "waiting",
        attempts: 0,
        next_attempt_at: now,
        taken_until: null,
        last_error: "",
        sent_at: null,
        created_at: now,
      })
      .execute();
    return { id, repeated: false };
  });
}
