import { type FeedId, feeds } from "#feeds/feeds.ts";
import type { SaidNames } from "./bind-columns.ts";
import { type CheckedRow, createRowChecker } from "./check-row.ts";
import type { Columns } from "./columns.ts";
import type { Feed } from "./feed.ts";
import type { createImages } from "./images/images.ts";
import { explainNothingAccepted } from "./policies.ts";
import type { Format } from "./read/format.ts";
import type { FileFacts } from "./read/inspect-file.ts";
import { UnreadableFile } from "./read/raw-row.ts";
import { readAhead } from "./read/read-ahead.ts";
import { readRows } from "./read/read-rows.ts";
import { sortOf } from "./read/sort-lines.ts";
import type { Reading } from "./read-by.ts";
import type { Report } from "./report.ts";
import { nothingWritten } from "./said.ts";
import { type Checker, type Survey, surveyFile, unusedColumns } from "./survey.ts";

/** A usual file is read and checked as a whole before anything is locked; a larger one in part. */
const rowsAhead = 50_000;

export type Prepared = {
  feed: Feed<Columns>;
  rows: AsyncIterable<readonly CheckedRow<Columns>[]>;
  records: number;
  images: ReturnType<typeof createImages>;
  hasColumn: (id: string) => boolean;
} & Pick<Survey, "beside" | "namesStores">;

type Preparing = {
  feed: FeedId;
  file: FileFacts;
  format: Format;
  images: Prepared["images"];
  dates: "day" | "month" | undefined;
  now: Date;
  storeId: number | undefined;
  isStore: (word: string) => boolean;
  /** What somebody said that names of columns mean. */
  said: SaidNames;
  report: Report;
  onBytes: (bytes: number) => void;
};

/** Everything that needs no lock: reading, judging, checking, pictures. Null when that is the end of it. */
export async function prepareFile({ feed: id, ...preparing }: Preparing): Promise<Prepared | null> {
  const { file, format, images, report } = preparing;
  const feed = feeds[id] as unknown as Feed<Columns>;
  const checker = createRowChecker(feed.columns, preparing.said);
  try {
    const { records, reading, ...told } = await surveyFile({ ...preparing, feed, checker });
    if (records === 0) report.refusals.push(...explainNothingAccepted(0));
    if (report.refusals.length > 0) return null;
    noteColumns(checker, feed, report);
    const rows = await readAhead(checkRows(file, format, { feed, checker, reading }), rowsAhead);
    return { feed, rows, records, images, hasColumn: (id) => checker.bound.has(id), ...told };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report.refusals.push(error.said, nothingWritten);
    return null;
  }
}

type Checking = { feed: Feed<Columns>; checker: Checker; reading: Reading };

async function* checkRows(file: FileFacts, format: Format, { feed, checker, reading }: Checking) {
  const { headings } = feed;
  let heading: string | null = null;
  for await (const some of readRows(file, format)) {
    const checked: CheckedRow<Columns>[] = [];
    for (const raw of some) {
      const sort = sortOf(raw, headings !== undefined);
      if (sort === "heading") heading = headings?.read(raw.values.find((value) => value.trim() !== "") ?? "") ?? null;
      if (sort !== "record") continue;
      const one = checker.check(raw, reading);
      if (one.ok && headings && heading !== null) (one.row as Record<string, unknown>)[headings.column] ??= heading;
      checked.push(one);
    }
    yield checked;
  }
}

function noteColumns(checker: Checker, feed: Feed<Columns>, report: Report): void {
  const unknown = unusedColumns(checker, feed);
  if (unknown.length > 0) {
    const names = unknown.slice(0, 20).join(", ");
    report.notes.push({ es: `Columnas sin usar: ${names}.`, en: `Columns not used: ${names}.` });
  }
  for (const name of checker.duplicates) {
    report.notes.push({
      es: `La columna "${name}" está más de una vez; cuenta la primera que esté llena.`,
      en: `Column "${name}" stands more than once; the first that is filled in counts.`,
    });
  }
}
