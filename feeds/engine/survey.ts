import type { Words } from "#core/edition.ts";
import type { createRowChecker } from "./check-row.ts";
import { createExamples } from "./column-examples.ts";
import type { Columns, RowOf } from "./columns.ts";
import { createDateOrder } from "./date-order.ts";
import type { Feed } from "./feed.ts";
import { createValueGuess, guessColumn } from "./guess-column.ts";
import type { createImages } from "./images/images.ts";
import type { Format } from "./read/format.ts";
import type { FileFacts } from "./read/inspect-file.ts";
import { readRows } from "./read/read-rows.ts";
import { isTotal } from "./read/total-row.ts";
import { type Reading, Unfit } from "./read-by.ts";
import type { Report } from "./report.ts";
import { nothingWritten } from "./said.ts";
import { reasonColumns } from "./write-file/rejects.ts";

export type Checker = ReturnType<typeof createRowChecker<Columns>>;

type Surveying = {
  feed: Feed<Columns>;
  file: FileFacts;
  format: Format;
  checker: Checker;
  images: ReturnType<typeof createImages>;
  dates: "day" | "month" | undefined;
  now: Date;
  /** Every line is about one store that the person named. */
  oneStore: boolean;
  isStore: (word: string) => boolean;
  report: Report;
  onBytes: (bytes: number) => void;
};

/**
 * The first reading of a file, before anything is locked: whether its columns are the feed's, how it writes dates, and
 * its pictures, which may be many and on slow servers. Answers the count of records; refusals stand in the report.
 */
export async function surveyFile(surveying: Surveying): Promise<{ records: number; reading: Reading }> {
  const { feed, file, format, checker, images, report, now } = surveying;
  const unknownYet: Reading = { dayFirst: false, now };
  const datesOf = checker.cellsOfKind("date");
  const picturesOf = checker.cellsOfKind("picture");
  const order = createDateOrder();
  const values = createValueGuess(surveying.isStore);
  const examples = createExamples();
  const totals: number[] = [];
  let records = 0;
  for await (const some of readRows(file, format, surveying.onBytes)) {
    for (const raw of some) {
      if (isTotal(raw)) {
        totals.push(raw.line);
        continue;
      }
      records += 1;
      for (const { cell } of datesOf(raw)) order.note(raw.line, cell);
      examples.note(raw, checker.unknown);
      if (records === 1) noteUnknown(surveying, values, examples);
      if (records === 1 && !headerIsGood(checker, feed, report)) return { records, reading: unknownYet };
      values.note(raw.names, raw.values, checker.unknown);
      if (!feed.pictures) continue;
      const named = picturesOf(raw).flatMap(({ column, read }) => {
        const value = read(unknownYet);
        return value instanceof Unfit ? [] : [[column, value]];
      });
      if (named.length === 0) continue;
      for (const picture of feed.pictures(Object.fromEntries(named) as Partial<RowOf<Columns>>))
        await images.load(picture);
    }
  }
  if (totals.length > 0) {
    const lines = totals.slice(0, 10).join(", ");
    const one = totals.length === 1;
    report.notes.push({
      es: `Se saltó por ser total: ${one ? "línea" : "líneas"} ${lines}.`,
      en: `Passed over as totals: ${one ? "line" : "lines"} ${lines}.`,
    });
  }
  noteUnknown(surveying, values, examples);
  report.refusals.push(...unreadKeys(surveying, values));
  const { dayFirst, notes, refusals } = order.judge(surveying.dates);
  report.notes.push(...notes);
  report.refusals.push(...refusals);
  return { records, reading: { dayFirst, now } };
}

type Values = ReturnType<typeof createValueGuess>;

/** What the file's unknown columns might be. */
function guessUnknown({ feed, checker, oneStore }: Surveying, values: Values) {
  const isBound = (id: string) => checker.bound.has(id) || (id === "store" && oneStore);
  const wantsStore = "store" in feed.columns && !isBound("store");
  return unusedColumns(checker, feed).map((name) => ({
    name,
    guess: wantsStore && values.holdsStores(name) ? "store" : guessColumn(name, feed.columns, isBound),
  }));
}

/** For whoever can say what they mean. */
function noteUnknown(surveying: Surveying, values: Values, examples: ReturnType<typeof createExamples>): void {
  surveying.report.unknown = guessUnknown(surveying, values)
    .slice(0, 30)
    .map((one) => ({ ...one, examples: examples.of(one.name) }));
}

/** Columns that are not the feed's by name, but look like one that matters: better to ask than to pass them over. */
function unreadKeys(surveying: Surveying, values: Values): Words[] {
  const asked = guessUnknown(surveying, values).filter(({ guess }) => guess !== undefined);
  if (asked.length === 0) return [];
  const named = (might: string) =>
    asked
      .slice(0, 10)
      .map(({ name, guess }) => `"${name}" ${might} "${guess}"`)
      .join(", ");
  return [
    {
      es: `El archivo trae columnas que aquí no se conocen: ${named("tal vez sea")}.`,
      en: `The file has columns that this feed does not know: ${named("might be")}.`,
    },
    {
      es: "Póngale a cada una el nombre que tal vez sea, o quítela del archivo si es otra cosa. No se escribió nada.",
      en: "Give each the name that it might be, or take it out of the file if it is something else. Nothing was written.",
    },
  ];
}

/** The file's columns that are read by nobody. */
export function unusedColumns(checker: Checker, feed: Feed<Columns>): string[] {
  const ignored = new Set([...(feed.ignored ?? []), ...reasonColumns].map((name) => name.toLowerCase()));
  return [...checker.unknown].filter((name) => !ignored.has(name.toLowerCase()));
}

function headerIsGood(checker: Checker, feed: Feed<Columns>, report: Report): boolean {
  const missing = checker.missing();
  if (missing.length === 0) return true;
  const known = Object.keys(feed.columns).join(", ");
  const guesses = unusedColumns(checker, feed).flatMap((name) => {
    const guess = guessColumn(name, feed.columns, (id) => checker.bound.has(id));
    return guess ? [{ name, guess }] : [];
  });
  const lacking = missing.map((name) => `"${name}"`).join(", ");
  const hints = (say: (name: string, guess: string) => string) =>
    guesses
      .slice(0, 5)
      .map(({ name, guess }) => say(name, guess))
      .join("");
  report.refusals.push(
    checker.bound.size > 0
      ? {
          es: `El archivo no tiene la columna ${lacking}. Agréguela en la primera línea.${hints((name, guess) => ` "${name}" tal vez sea "${guess}": nómbrela así.`)}`,
          en: `The file has no column ${lacking}. Add it to the first line.${hints((name, guess) => ` "${name}" might be "${guess}": name it so.`)}`,
        }
      : {
          es: `La primera línea no nombra ninguna de las columnas de esta clase de archivo. Son: ${known}.`,
          en: `The first line names none of this feed's columns. They are: ${known}.`,
        },
    nothingWritten,
  );
  return false;
}
