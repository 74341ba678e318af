import { randomBytes } from "node:crypto";
import type { Executor } from "../schema.ts";

export type AuditEntry = {
  staffId?: string | undefined;
  /** Their name, or whose shell it was. */
  who: string;
  action: string;
  storeId?: number | undefined;
  subject: string;
  detail: object;
};

/** Writes down what somebody did, in the transaction in which it is done. */
export async function addAudit(db: Executor, entry: AuditEntry, now = new Date()): Promise<void> {
  await db
    .insertInto("audit")
    .values({
      // In the order of time, and different for two of the same moment.
      id: `${now.getTime().toString(36)}-${randomBytes(8).toString("hex")}`,
      at: now.toISOString(),
      staff_id: entry.staffId ?? null,
      who: entry.who,
      action: entry.action,
      store_id: entry.storeId ?? null,
      subject: entry.subject,
      detail: JSON.stringify(entry.detail),
    })
    .execute();
}

/** A line for each yard concerned, so that each yard's people see it; one of the chain where it concerns none. */
export async function addAuditOf(
  db: Executor,
  stores: readonly number[],
  about: Omit<AuditEntry, "storeId">,
  now = new Date(),
): Promise<void> {
  for (const storeId of stores.length > 0 ? stores : [undefined]) await addAudit(db, { ...about, storeId }, now);
}
