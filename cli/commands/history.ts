import { listImportRuns } from "#data/queries/import-runs.ts";
import { oneLine } from "#feeds/engine/report-text.ts";
import type { Command } from "../command.ts";
import { readCount } from "../input.ts";

export const historyCommand: Command = {
  usage: "history [--limit N]",
  about: "Lists the imports, the newest first: who, when, which file, what it changed.",
  options: { limit: { type: "string" } },
  async run({ options, openDatabase, io }) {
    const runs = await listImportRuns(await openDatabase(), readCount("limit", options.limit, 20));
    if (runs.length === 0) io.out("No import has run yet.");
    for (const run of runs) {
      const state =
        run.status === "undone" ? `undone ${run.undone_at}` : run.version === null ? "changed nothing" : "done";
      io.out(
        `${String(run.id).padStart(5)}  ${run.started_at}  ${run.feed}  ${oneLine(run.file_name)}  by ${oneLine(run.who)}  (${state})`,
      );
      io.out(
        `       read ${run.rows_read}, accepted ${run.rows_accepted}, rejected ${run.rows_rejected}, new ${run.rows_new}, changed ${run.rows_changed}, gone ${run.rows_gone}, warnings ${run.warnings}; sha256 ${run.file_hash.slice(0, 16)}`,
      );
    }
    return 0;
  },
};
