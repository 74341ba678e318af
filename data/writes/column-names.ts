import type { Database } from "../database.ts";
import { type AuditEntry, addAudit } from "./audit.ts";

type ColumnMeaning = { feed: string; storeId: number | null; names: Readonly<Record<string, string>> };

/** Keeps what somebody said that columns mean, for the next files of the same store and feed. */
export const putColumnNames = (
  db: Database,
  { feed, storeId, names }: ColumnMeaning,
  by: Omit<AuditEntry, "action" | "detail">,
): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    for (const [name, column_id] of Object.entries(names))
      await trx
        .insertInto("column_names")
        .values({ store_id: storeId ?? 0, feed, name, column_id })
        .onConflict((taken) => taken.columns(["store_id", "feed", "name"]).doUpdateSet({ column_id }))
        .execute();
    await addAudit(trx, { ...by, action: "file.columns", detail: names });
  });
