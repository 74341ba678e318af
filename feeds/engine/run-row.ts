import type { ImportRunRow } from "#data/schema.ts";
import type { Report } from "./report.ts";

/** What the history keeps of a run, before it has done anything. */
export function startRun(
  id: number,
  options: { feed: string; who: string; madeAs?: string },
  report: Report,
  now: Date,
): ImportRunRow {
  return {
    id,
    feed: options.feed,
    format: options.madeAs ?? report.format,
    file_name: report.file,
    file_hash: report.sha256,
    who: options.who,
    status: "done",
    started_at: now.toISOString(),
    finished_at: now.toISOString(),
    undone_at: null,
    stores: "[]",
    rows_read: 0,
    rows_accepted: 0,
    rows_rejected: 0,
    rows_new: 0,
    rows_changed: 0,
    rows_gone: 0,
    warnings: 0,
    version: null,
  };
}

/** With what it did. */
export const endRun = (run: ImportRunRow, report: Report, version: number | null): ImportRunRow => ({
  ...run,
  finished_at: new Date().toISOString(),
  stores: JSON.stringify(report.stores),
  rows_read: report.read,
  rows_accepted: report.accepted,
  rows_rejected: report.rejected,
  rows_new: report.created,
  rows_changed: report.changed,
  rows_gone: report.gone,
  warnings: report.warningCount,
  version,
});
