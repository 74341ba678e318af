import { findBrokenRule } from "#data/broken-rule.ts";
import { isPostgres } from "#data/differences.ts";
import type { Database } from "#data/open.ts";
import { planByIndex, refreshFigures } from "#data/postgres/plan-by-index.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import type { Executor, ImportRunRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { createChangeLog } from "#data/writes/feeds-changes.ts";
import { countCars } from "#data/writes/feeds-rows.ts";
import { addImportRun, finishImportRun, isLastFile, openIds } from "#data/writes/feeds-runs.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import type { Columns } from "./columns.ts";
import type { Feed } from "./feed.ts";
import { type FeedId, feeds } from "./feeds.ts";
import { createImages } from "./images/images.ts";
import { type Format, recogniseFormat } from "./read/format.ts";
import { type FileFacts, inspectFile } from "./read/inspect-file.ts";
import { createReport, type Report } from "./report.ts";
import { readFile } from "./run-file.ts";
import { createFreshKeys } from "./write/fresh-keys.ts";
import { createSeenRows } from "./write/seen-rows.ts";
import { markGone, stampStores } from "./write/snapshot.ts";
import { createTouched } from "./write/touched.ts";

export type ImportOptions = {
  feed: FeedId;
  path: string;
  format?: Format;
  /** Every line is about this store. */
  storeId?: number;
  preview?: boolean;
  allowShrink?: boolean;
  /** Photos that the file names by web address are fetched. */
  fetchPhotos?: boolean;
  who: string;
  now?: Date;
  onProgress?: (progress: { bytes: number; ofBytes: number; rows: number }) => void;
};

const manyRows = 1000;

/** Thrown inside the transaction to take everything back; carries the report out. */
class TakeBack extends Error {}

/** Reads a file and writes what it says, all or nothing. A preview does the same and then takes it back. */
export async function runImport(db: Database, options: ImportOptions): Promise<Report> {
  const started = performance.now();
  const file = await inspectFile(options.path);
  const format = options.format ?? recogniseFormat(file.head, file.name);
  const report = createReport({
    feed: options.feed,
    file: file.name,
    sha256: file.sha256,
    format,
    encoding: file.encoding,
  });
  try {
    await importTransaction(db, async (trx) => {
      await importInto(trx, options, file, format, report);
      if (report.refusals.length > 0) report.outcome = "refused";
      if (report.outcome === "refused" || options.preview) throw new TakeBack();
    });
  } catch (error) {
    const broken = findBrokenRule(error);
    if (!(error instanceof TakeBack) && broken === undefined) throw error;
    if (broken !== undefined) {
      report.outcome = "refused";
      report.refusals.push(`The file breaks a rule of the database (${broken}), so nothing was written.`);
    }
    report.runId = null;
    if (report.outcome !== "refused") report.outcome = "preview";
  }
  report.problems.sort((a, b) => a.line - b.line);
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

async function importInto(
  db: Executor,
  options: ImportOptions,
  file: FileFacts,
  format: Format,
  report: Report,
): Promise<void> {
  const feed = feeds[options.feed] as unknown as Feed<Columns>;
  const now = options.now ?? new Date();
  await planByIndex(db);
  const ids = await openIds(db, isPostgres(db));
  const run = startRun(ids.take("import_runs"), options, report, now);
  await addImportRun(db, run);
  const log = createChangeLog(db, run.id);
  const touched = createTouched();
  const seen = createSeenRows();
  const images = createImages(db, file.path, options.fetchPhotos ?? false);
  const settings = { storeId: options.storeId ?? null, now, takeId: ids.take, reserveId: ids.reserve, images };
  const progress = (bytes: number) => options.onProgress?.({ bytes, ofBytes: file.bytes, rows: report.read });

  const before = feed.snapshot && (await countCars(db, feed.snapshot.table));
  const fresh = before && createFreshKeys(before.stores);
  const session = { db, log: touched.listen(log), takeId: ids.take, firstTime: seen.add, ...(fresh && { fresh }) };
  const brought = await readFile({ feed, file, format, settings, session, seen, report, progress });
  if (report.refusals.length > 0) return;
  if (feed.snapshot && before) {
    await markGone(session, feed.snapshot, {
      seen,
      before: before.present,
      brought,
      now,
      report,
      allowShrink: options.allowShrink ?? false,
    });
    if (report.refusals.length > 0) return;
  }
  if (feed.stamp === "stock_read_at") {
    const stores = JSON.stringify([...brought.keys()].sort((a, b) => a - b));
    const again = await isLastFile(db, { feed: options.feed, hash: file.sha256, stores, butRun: run.id });
    if (!again) await stampStores(session, feed.stamp, [...brought.keys()], now);
  }
  if (feed.stamp === "prices_updated_at" && log.count() > 0) {
    const all = touched.has("chain_prices")
      ? (await listStoreFacts(db)).map((store) => store.id)
      : [...touched.stores()];
    await stampStores(session, feed.stamp, all, now);
  }
  report.notes.push(...images.notes());
  await log.flush();
  await ids.save();
  if (feed.snapshot && report.created >= manyRows) await refreshFigures(db, feed.snapshot.table);
  const version = log.count() > 0 ? await bumpVersion(db, touched.areasAndStores()) : null;
  await finishImportRun(db, endRun(run, report, version, [...new Set([...brought.keys(), ...touched.stores()])]));
  report.outcome = version === null ? "unchanged" : "written";
  report.runId = run.id;
}

function startRun(id: number, options: ImportOptions, report: Report, now: Date): ImportRunRow {
  return {
    id,
    feed: options.feed,
    format: report.format,
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

const endRun = (run: ImportRunRow, report: Report, version: number | null, stores: number[]): ImportRunRow => ({
  ...run,
  finished_at: new Date().toISOString(),
  stores: JSON.stringify(stores.sort((a, b) => a - b)),
  rows_read: report.read,
  rows_accepted: report.accepted,
  rows_rejected: report.rejected,
  rows_new: report.created,
  rows_changed: report.changed,
  rows_gone: report.gone,
  warnings: report.warningCount,
  version,
});
