import { findBrokenRule } from "#data/broken-rule.ts";
import type { Database } from "#data/database.ts";
import { isPostgres } from "#data/differences.ts";
import { planByIndex, refreshFigures } from "#data/postgres/plan-by-index.ts";
import { listSharedVins } from "#data/queries/feeds-cars.ts";
import { listStoresOfEvents } from "#data/queries/feeds-events.ts";
import { hasImage } from "#data/queries/feeds-images.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { findOnlyLanguage } from "#data/queries/settings.ts";
import type { Executor, ImportRunRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { createChangeLog } from "#data/writes/feeds-changes.ts";
import { countCars } from "#data/writes/feeds-rows.ts";
import { addImportRun, finishImportRun, isLastFile, openIds } from "#data/writes/feeds-runs.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import { countBound, type SaidNames } from "./bind-columns.ts";
import type { Columns } from "./columns.ts";
import { createImages } from "./images/images.ts";
import { createStoreLookup } from "./lookup/stores.ts";
import { nameCars } from "./name-cars.ts";
import { nameParts } from "./name-parts.ts";
import { inOneLanguage } from "./one-language.ts";
import { explainNothingAccepted, sharedVinNotes } from "./policies.ts";
import { type Prepared, prepareFile } from "./prepare-file.ts";
import { type Format, recogniseFormat } from "./read/format.ts";
import { inspectFile } from "./read/inspect-file.ts";
import { openFile, openPiped, type Piped } from "./read/open-file.ts";
import { unpack } from "./read/unpack/unpack.ts";
import { createReport, type Report } from "./report.ts";
import { isSaid } from "./said.ts";
import { createFreshKeys } from "./write/fresh-keys.ts";
import { createSeenRows } from "./write/seen-rows.ts";
import { markGone, stampStores } from "./write/snapshot.ts";
import { createTouched } from "./write/touched.ts";
import { writeRejects } from "./write-file/rejects.ts";
import { writeRows } from "./write-rows.ts";

export type ImportOptions = {
  feed: FeedId;
  path: string;
  /** The data itself, when it is piped in; then the path is only its name. */
  piped?: Piped;
  format?: Format;
  /** Every line is about this store. */
  storeId?: number;
  /** Which comes first in dates such as 05/06/2026, where the file does not tell. */
  dates?: "day" | "month";
  /** What somebody said that names of columns mean. */
  said?: SaidNames;
  preview?: boolean;
  allowShrink?: boolean;
  /** Photos that the file names by web address are fetched. */
  fetchPhotos?: boolean;
  /** What a file is called that lies under another name. */
  name?: string;
  /** Keeps what becomes of each record in the report. */
  details?: boolean;
  /** The stores that it may change; with it, nothing that belongs to the whole chain either. */
  mayChange?: (storeId: number) => boolean;
  isClosed?: (address: string) => boolean;
  /** Where the rejected lines are written, with their reasons. */
  rejects?: string;
  /** Knows the pages of the site, so that links to others can be told about. */
  isPage?: (address: string) => boolean;
  who: string;
  now?: Date;
  /** What is written in the same transaction, once the run stands. */
  alongside?: (trx: Executor, report: Report) => Promise<void>;
  onProgress?: (progress: { share: number; rows: number }) => void;
};

type Dated = ImportOptions & { now: Date };

const manyRows = 1000;
/** What the first reading is of the whole work, for the bar that people see. */
const readingShare = 0.3;

/** Thrown inside the transaction to take everything back; carries the report out. */
class TakeBack extends Error {}

/** Reads a file and writes what it says, all or nothing. A preview does the same and then takes it back. */
export async function runImport(db: Database, options: ImportOptions): Promise<Report> {
  const started = performance.now();
  const now = options.now ?? new Date();
  const given = await (options.piped ? openPiped(options.piped, options.path) : openFile(options.path));
  const opened = await unpack(options.name === undefined ? given : { ...given, name: options.name });
  const images = createImages({
    folder: opened.folder,
    fetching: options.fetchPhotos ?? false,
    isClosed: options.isClosed,
    isKnown: (id) => hasImage(db.main, id),
  });
  try {
    const columns = feeds[options.feed].columns as Columns;
    const file = {
      ...(await inspectFile(opened)),
      isHeader: (cells: readonly string[]) => countBound(columns, cells, options.said) > 1,
    };
    const format = options.format ?? recogniseFormat(file.head, file.name, file.isHeader);
    const report = createReport({
      feed: options.feed,
      file: file.name,
      sha256: file.sha256,
      format: file.form ?? format,
      encoding: file.encoding,
    });
    report.notes.push(...(file.notes ?? []));
    const onBytes = (bytes: number) => options.onProgress?.({ share: (readingShare * bytes) / file.bytes, rows: 0 });
    const stores = createStoreLookup(await listStoreFacts(db.main));
    const prepared = await prepareFile({
      feed: options.feed,
      file,
      format,
      images,
      dates: options.dates,
      now,
      oneStore: options.storeId !== undefined,
      said: options.said ?? {},
      isStore: (word) => !isSaid(stores.find(word)),
      report,
      onBytes,
    });
    if (options.rejects !== undefined) report.rejects = new Map();
    if (options.details) report.details = [];
    if (prepared) await write(db, { ...options, now }, prepared, report);
    else report.outcome = "refused";
    if (options.rejects !== undefined && report.rejects && report.rejects.size > 0) {
      await writeRejects(options.rejects, file, format, report.rejects);
      report.rejectsFile = options.rejects;
    }
    report.problems.sort((a, b) => a.line - b.line);
    report.seconds = (performance.now() - started) / 1000;
    return report;
  } finally {
    await images.close();
    await opened.close();
  }
}

async function write(db: Database, options: Dated, prepared: Prepared, report: Report): Promise<void> {
  try {
    await importTransaction(db, async (trx) => {
      await importInto(trx, options, prepared, report);
      if (report.refusals.length > 0) report.outcome = "refused";
      if (report.outcome === "refused" || options.preview) throw new TakeBack();
    });
  } catch (error) {
    const broken = findBrokenRule(error);
    if (!(error instanceof TakeBack) && broken === undefined) throw error;
    if (broken !== undefined) {
      report.outcome = "refused";
      report.refusals.push({
        es: `El archivo va contra una regla de la base de datos (${broken}), así que no se escribió nada.`,
        en: `The file breaks a rule of the database (${broken}), so nothing was written.`,
      });
    }
    report.runId = null;
    if (report.outcome !== "refused") report.outcome = "preview";
  }
}

async function importInto(
  db: Executor,
  options: Dated,
  { feed, rows, records, images, hasColumn }: Prepared,
  report: Report,
): Promise<void> {
  const { now } = options;
  await planByIndex(db);
  const ids = await openIds(db, isPostgres(db));
  const run = startRun(ids.take("import_runs"), options, report, now);
  await addImportRun(db, run);
  const log = createChangeLog(db, run.id);
  const touched = createTouched();
  const seen = createSeenRows();
  const settings = {
    storeId: options.storeId ?? null,
    now,
    takeId: ids.take,
    reserveId: ids.reserve,
    images,
    hasColumn,
    isPage: options.isPage,
  };
  const progress = () =>
    options.onProgress?.({
      share: readingShare + ((1 - readingShare) * report.read) / records,
      rows: report.read,
    });

  const before = feed.snapshot && (await countCars(db, feed.snapshot.table));
  const fresh = before && createFreshKeys(before.stores);
  const session = { db, log: touched.listen(log), takeId: ids.take, firstTime: seen.add, ...(fresh && { fresh }) };
  const only = await findOnlyLanguage(db);
  const oneLanguage = only && inOneLanguage(only);
  const { brought, meant } = await writeRows({
    ...{ feed, rows, settings, images, session, oneLanguage, seen, report, progress },
  });
  if (report.refusals.length === 0 && report.accepted === 0)
    report.refusals.push(...explainNothingAccepted(report.read));
  if (report.refusals.length > 0) return;
  if (report.details) await nameParts(db, report.details);
  if (feed.snapshot && before) {
    await markGone(session, feed.snapshot, {
      seen,
      isMeant: meant.isMeant,
      before: before.present,
      brought,
      now,
      report,
      allowShrink: options.allowShrink ?? false,
    });
    if (report.details) await nameCars(db, report.details);
    if (report.refusals.length > 0) return;
  }
  const ofEvents = await listStoresOfEvents(db, [...touched.events().all]);
  const concerned = [...brought.keys(), ...touched.stores(), ...ofEvents.map(({ store_id }) => store_id)];
  report.stores = [...new Set(concerned)].sort((a, b) => a - b);
  const { mayChange } = options;
  const { all, placed } = touched.events();
  // An event that has no store is nobody's but the chain's.
  const homeless = [...all].some((id) => !placed.has(id) && !ofEvents.some(({ event_id }) => event_id === id));
  if (mayChange && !(report.stores.every(mayChange) && touched.ofStoresOnly() && !homeless)) {
    report.refusals.push({
      es: "El archivo cambia algo de otros patios, o de la cadena. Deje en él solo líneas de sus propios patios.",
      en: "The file changes what belongs to other stores, or to the chain. Leave only lines of your own stores in it.",
    });
    return;
  }
  if (feed.stamp === "stock_read_at") {
    const stores = JSON.stringify([...brought.keys()].sort((a, b) => a - b));
    const again = await isLastFile(db, { feed: options.feed, hash: report.sha256, stores, butRun: run.id });
    if (!again) await stampStores(session, feed.stamp, [...brought.keys()], now);
  }
  if (feed.stamp === "prices_updated_at" && log.count() > 0) {
    const all = touched.has("chain_prices")
      ? (await listStoreFacts(db)).map((store) => store.id)
      : [...touched.stores()];
    await stampStores(session, feed.stamp, all, now);
  }
  if (feed.snapshot)
    report.notes.push(...sharedVinNotes(await listSharedVins(db, feed.snapshot.table, [...brought.keys()], 10)));
  report.notes.push(...images.notes());
  await log.flush();
  await ids.save();
  if (feed.snapshot && report.created >= manyRows) await refreshFigures(db, feed.snapshot.table);
  const version = log.count() > 0 ? await bumpVersion(db, touched.areasAndStores()) : null;
  await finishImportRun(db, endRun(run, report, version));
  report.outcome = version === null ? "unchanged" : "written";
  report.runId = run.id;
  if (!options.preview) await options.alongside?.(db, report);
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

const endRun = (run: ImportRunRow, report: Report, version: number | null): ImportRunRow => ({
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
