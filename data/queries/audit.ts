import type { Database } from "../database.ts";
import type { AuditRow } from "../schema.ts";

/** What was done, the newest first; with stores, only what was done for one of them. */
export function listAudit(db: Database, { limit, storeIds }: { limit: number; storeIds?: readonly number[] }) {
  let query = db.main.selectFrom("audit").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit);
  if (storeIds) query = query.where("store_id", "in", [-1, ...storeIds]);
  return query.execute() satisfies Promise<AuditRow[]>;
}
