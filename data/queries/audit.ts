import type { Database } from "../database.ts";
import type { AuditRow } from "../schema.ts";

/** What was done, the newest first; with stores, only what was done for one of them. */
export function listAudit(db: Database, { limit, storeIds }: { limit: number; storeIds?: readonly number[] }) {
  let query = db.main.selectFrom("audit").selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(limit);
  if (storeIds) query = query.where("store_id", "in", [-1, ...storeIds]);
  return query.execute() satisfies Promise<AuditRow[]>;
}

/** Who took these runs back, by the run. */
export async function listUndoers(db: Database, runIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.main
    .selectFrom("audit")
    .select(["who", "detail"])
    .where("action", "=", "file.undo")
    .where("detail", "in", ["", ...runIds.map((run) => JSON.stringify({ run }))])
    .execute();
  return new Map(rows.map(({ who, detail }) => [(JSON.parse(detail) as { run: number }).run, who]));
}
