import { findBrokenRule } from "#data/broken-rule.ts";
import type { Database } from "#data/database.ts";
import { isPostgres } from "#data/differences.ts";
import { planByIndex, refreshFigures } from "#data/postgres/plan-by-index.ts";
import { hasImage } from "#data/queries/feeds-images.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import { findOnlyLanguage } from "#data/queries/settings.ts";
import type { Executor } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { createChangeLog } from "#data/writes/feeds-changes.ts";
import { countCars } from "#data/writes/feeds-rows.ts";
import { addImportRun, finishImportRun, openIds } from "#data/writes/feeds-runs.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import { countBound } from "./bind-columns.ts";
import type { Columns } from "./columns.ts";
import { endFile } from "./end-file.ts";
import { heldNotes, vinNotes } from "./held-notes.ts";
import { createImages } from "./images/images.ts";
import { createStoreLookup } from "./lookup/stores.ts";
import { nameParts } from "./name-parts.ts";
import { inOneLanguage } from "./one-language.ts";
import { openPeace } from "./peace/open-peace.ts";
import { explainNothingAccepted } from "./policies.ts";
import { type Prepared, prepareFile } from "./prepare-file.ts";
import { createQuestions } from "./questions.ts";
import { type Format, recogniseFormat } from "./read/format.ts";
import { inspectFile } from "./read/inspect-file.ts";
import { openFile, openPiped, type Piped } from "./read/open-file.ts";
import { unpack } from "./read/unpack/unpack.ts";
import { createReport, type Report } from "./report.ts";
import { endRun, startRun } from "./run-row.ts";
import { isSaid } from "./said.ts";
import { createFreshKeys } from "./write/fresh-keys.ts";
import { createSeenRows } from "./write/seen-rows.ts";
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
  /** What somebody said that words of such files mean. */
  said?: SaidWords;
  preview?: boolean;
  /** Somebody says that the file names every car of its stores; without it only lines that say so make a car leave. */
  complete?: boolean;
  /** How many somebody says will leave by that; needed where it is more than a file may take off by itself. */
  leaving?: number | undefined;
  /** Photos that the file names by web address are fetched. */
  fetchPhotos?: boolean;
  /** What a file is called that lies under another name. */
  name?: string;
  /** What the history keeps as its form where no file was sent but a page made it; the sender of a file can choose none such. */
  madeAs?: string;
  /** One thing that somebody of the staff has just said: no file takes it back. */
  byStaff?: boolean;
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
const keptFilled = 50;
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
      isHeader: (cells: readonly string[]) => countBound(columns, cells, options.said?.column) > 1,
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
      storeId: options.storeId,
      said: options.said?.column ?? {},
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
  { feed, rows, records, images, hasColumn, namesStores, beside }: Prepared,
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
    namesStores,
    said: options.said ?? {},
    beside,
    isPage: options.isPage,
  };
  const questions = createQuestions();
  const filled = createQuestions();
  const progress = () =>
    options.onProgress?.({
      share: readingShare + ((1 - readingShare) * report.read) / records,
      rows: report.read,
    });

  // One car that staff received says nothing of all others, and does not wait until they are counted.
  const counts = options.byStaff ? undefined : feed.snapshot;
  const before = counts && (await countCars(db, counts.table));
  const fresh = before && createFreshKeys(before.stores);
  const heard = touched.listen(log);
  const peace = openPeace(db, heard, { byStaff: options.byStaff ?? false, who: options.who, now });
  const session = { db, log: heard, takeId: ids.take, firstTime: seen.add, ...peace.session, ...(fresh && { fresh }) };
  const only = await findOnlyLanguage(db);
  const oneLanguage = only && inOneLanguage(only);
  const cars = await writeRows({
    ...{ feed, rows, settings, images, session, oneLanguage, seen, questions, filled, report, progress },
  });
  report.questions.push(...questions.list());
  report.filledByVin.push(...filled.list().slice(0, keptFilled));
  report.notes.push(...heldNotes(report, questions.more()), ...vinNotes(report));
  if (report.refusals.length === 0 && report.accepted === 0)
    report.refusals.push(...explainNothingAccepted(report.read, report));
  if (report.refusals.length > 0) return;
  if (report.details) await nameParts(db, report.details);
  await endFile({ feed, options, run, session, seen, touched, peace, before: before?.present, cars, report });
  if (report.refusals.length > 0) return;
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
