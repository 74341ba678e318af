import { randomUUID } from "node:crypto";
import type { Database } from "#data/database.ts";
import { lastRunId } from "#data/queries/uploads.ts";
import { addUpload } from "#data/writes/uploads.ts";
import type { Report } from "#feeds/engine/report.ts";
import { type KeptUpload, openQuestions } from "./kept.ts";

/** Lets the office ask what a file left open that no person at a page sent. */
export async function keepAsked(db: Database, report: Report, storeId: number | null, who: string): Promise<void> {
  const asks = openQuestions(report).length;
  if (asks === 0) return;
  await addUpload(db, {
    id: randomUUID(),
    staff_id: "",
    who,
    feed: report.feed,
    store_id: storeId,
    file_name: report.file,
    state: "applied",
    report: JSON.stringify({ report: { ...report, rejects: null }, dates: null } satisfies KeptUpload),
    seen_run: await lastRunId(db),
    run_id: report.runId,
    asks,
    created_at: new Date().toISOString(),
  });
}
