import { randomUUID } from "node:crypto";
import type { Database } from "#data/database.ts";
import { lastRunId } from "#data/queries/uploads.ts";
import { addUpload } from "#data/writes/uploads.ts";
import { createReport } from "#feeds/engine/report.ts";
import type { KeptUpload } from "#office/files/kept.ts";
import { watchedFolder } from "#office/shell/who.ts";
import { findFolderStore } from "./find-store.ts";
import type { Outcome } from "./watch-folder.ts";

/** As much of a report as stands on a page; all of it lies beside the file. */
const mostSigns = 4000;

/** Lets the office show a file that was refused, among those that somebody must look at. */
export async function keepRefused(db: Database, { feed, store, name, taken, report }: Outcome): Promise<void> {
  if (taken) return;
  const said = report.slice(0, mostSigns).trim();
  const facts = { feed, file: name, sha256: "", format: "", encoding: "" };
  const kept: KeptUpload = {
    report: { ...createReport(facts), outcome: "refused", refusals: [{ es: said, en: said }] },
    dates: null,
  };
  await addUpload(db, {
    id: randomUUID(),
    staff_id: "",
    who: watchedFolder,
    feed,
    store_id: (await findFolderStore(db, store)) ?? null,
    file_name: name,
    state: "refused",
    report: JSON.stringify(kept),
    seen_run: await lastRunId(db),
    run_id: null,
    created_at: new Date().toISOString(),
  });
}
