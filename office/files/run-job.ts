import { DataError } from "#data/data-error.ts";
import type { Database } from "#data/database.ts";
import { UnreadableFile } from "#feeds/engine/read/raw-row.ts";
import { runImport } from "#feeds/engine/run.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import type { ImportJob, JobAnswer } from "./jobs.ts";

/** The same runner as the command line's, with the same rules. */
export async function runJob(db: Database, job: ImportJob, isPage?: (address: string) => boolean): Promise<JobAnswer> {
  try {
    if (job.kind === "undo") {
      const { run, rows } = await undoRun(db, job.runId);
      return { undone: { feed: run.feed, fileName: run.file_name, rows } };
    }
    const { stores } = job;
    const report = await runImport(db, {
      feed: job.feed,
      path: job.path,
      name: job.name,
      ...(job.storeId !== null && { storeId: job.storeId }),
      ...(job.dates && { dates: job.dates }),
      ...(stores && { mayChange: (id) => stores.includes(id) }),
      ...(isPage && { isPage }),
      preview: job.kind === "preview",
      allowShrink: job.allowShrink,
      rejects: job.rejects,
      details: true,
      who: job.who,
    });
    return { report: { ...report, rejects: null } };
  } catch (error) {
    if (error instanceof DataError || error instanceof UnreadableFile) return { trouble: error.message };
    throw error;
  }
}
