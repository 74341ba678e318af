import { dirname, join } from "node:path";
import type { Words } from "#core/edition.ts";
import { DataError } from "#data/data-error.ts";
import type { Database } from "#data/database.ts";
import { findTrouble } from "#data/trouble.ts";
import { addAudit, addAuditOf } from "#data/writes/audit.ts";
import { ImportBusy } from "#data/writes/import-transaction.ts";
import { writeSmall } from "#feeds/engine/images/small-picture.ts";
import { recogniseFeed } from "#feeds/engine/recognise-feed.ts";
import { runImport } from "#feeds/engine/run.ts";
import { SaidError } from "#feeds/engine/said.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { addPhotos } from "../cars/add-photos.ts";
import type { ImportJob, JobAnswer } from "./jobs.ts";

/** What changes more is the chain's: a line for each of sixty yards would leave no other in sight. */
const mostYards = 12;
const yardsOf = (stores: readonly number[]): readonly number[] => (stores.length > mostYards ? [] : stores);

/** The same runner as the command line's, with the same rules. */
async function doJob(db: Database, job: ImportJob, isPage?: (address: string) => boolean): Promise<JobAnswer> {
  if (job.kind === "photos") return addPhotos(db, job);
  if (job.kind === "recognise") return { recognised: await recogniseFeed(job.path, job.name, job.among) };
  const { stores, note } = job;
  const only = stores && { mayChange: (id: number) => stores.includes(id) };
  if (job.kind === "undo") {
    const { run, rows } = await undoRun(db, job.runId, {
      ...only,
      alongside: (trx, { id, stores }) =>
        addAuditOf(trx, yardsOf(JSON.parse(stores)), { ...note, action: "file.undo", detail: { run: id } }),
    });
    return { undone: { feed: run.feed, fileName: run.file_name, rows } };
  }
  const report = await runImport(db, {
    feed: job.feed,
    path: job.path,
    name: job.name,
    ...(job.storeId !== null && { storeId: job.storeId }),
    ...(job.dates && { dates: job.dates }),
    said: job.said,
    ...only,
    ...(isPage && { isPage }),
    preview: job.kind === "preview",
    complete: job.complete,
    leaving: job.leaving,
    byStaff: job.byStaff,
    rejects: job.rejects,
    details: true,
    who: job.who,
    alongside: (trx, { runId, created, changed, gone, rejected, stores }) =>
      addAuditOf(trx, job.storeId === null ? yardsOf(stores) : [job.storeId], {
        ...note,
        action: "file.apply",
        detail: { run: runId, created, changed, gone, rejected },
      }),
  });
  if (job.kind === "preview")
    for (const name of job.pictures ?? []) await writeSmall(join(dirname(job.path), name)).catch(() => {});
  return { report: { ...report, rejects: null } };
}

const busy: Words = {
  es: "Hay otra importación en marcha; no se cambió nada. Pruebe otra vez cuando acabe.",
  en: "Another import is running; nothing was changed. Try again when it has ended.",
};

export async function runJob(db: Database, job: ImportJob, isPage?: (address: string) => boolean): Promise<JobAnswer> {
  const answer = await doJob(db, job, isPage).catch((error: unknown): JobAnswer => {
    if (error instanceof SaidError) return { trouble: error.said };
    if (error instanceof ImportBusy) return { trouble: busy, busy: true };
    // Not a person's to mend at the page.
    if (findTrouble(error)) throw error;
    if (error instanceof DataError) return { trouble: { es: error.message, en: error.message } };
    throw error;
  });
  const refused = ("trouble" in answer && !answer.busy) || ("report" in answer && answer.report.outcome === "refused");
  // Nothing was done that it could be written with.
  if (job.kind === "apply" && refused) await addAudit(db.main, { ...job.note, action: "file.refused", detail: {} });
  return answer;
}
