import type { Database } from "../database.ts";
import type { Executor } from "../schema.ts";
import { type AuditEntry, addAudit } from "./audit.ts";

type By = Omit<AuditEntry, "action" | "detail">;

/** Says that a sender's files name every car, or takes that back; false where it was so already. */
export const setCompleteSender = (
  db: Database,
  sender: string,
  complete: boolean,
  by: By,
  now = new Date(),
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    if (complete) return addCompleteSender(trx, sender, by, now);
    const done = await dropCompleteSender(trx, sender);
    if (done) await addAudit(trx, { ...by, action: "sender.part", detail: { sender } }, now);
    return done;
  });

export async function addCompleteSender(trx: Executor, sender: string, by: By, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("complete_senders")
    .values({ sender, at: now.toISOString(), who: by.who })
    .onConflict((known) => known.column("sender").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await addAudit(trx, { ...by, action: "sender.complete", detail: { sender } }, now);
  return true;
}

export async function dropCompleteSender(trx: Executor, sender: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("complete_senders").where("sender", "=", sender).executeTakeFirst();
  return numDeletedRows === 1n;
}
