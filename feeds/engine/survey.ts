import type { Words } from "#core/edition.ts";
import type { createRowChecker } from "./check-row.ts";
import { createExamples } from "./column-examples.ts";
import { type Columns, normaliseName, type RowOf } from "./columns.ts";
import { createDateOrder } from "./date-order.ts";
import type { Feed } from "./feed.ts";
import { createValueGuess, guessColumn, hintColumn } from "./guess-column.ts";
import type { createImages } from "./images/images.ts";
import type { Format } from "./read/format.ts";
import type { FileFacts } from "./read/inspect-file.ts";
import type { RawRow } from "./read/raw-row.ts";
import { readRows } from "./read/read-rows.ts";
import { sortOf } from "./read/sort-lines.ts";
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
  storeId: number | undefined;
  /** Whether a word names a store. */
  isStore: (word: string) => boolean;
  report: Report;
  onBytes: (bytes: number) => void;
};

/** What the whole file tells of its lines. */
export type Survey = {
  records: number;
  reading: Reading;
  /** The models that it names beside a short word for a make. */
  beside: (make: string) => Iterable<string> | undefined;
  /** Whether its lines name stores of the chain. */
  namesStores: boolean;
};

/**
 * The first reading of a file, before anything is locked: whether its columns are the feed's, how it writes dates, and
 * its pictures, which may be many and on slow servers. Answers the count of records; refusals stand in the report.
 */
export async function surveyFile(surveying: Surveying): Promise<Survey> {
  const { feed, file, format, checker, images, report, now } = surveying;
  const unknownYet: Reading = { dayFirst: false, now };
  const datesOf = checker.cellsOfKind("date");
  const picturesOf = checker.cellsOfKind("picture");
  const storeOf = checker.cellOf("store");
  let namesStores = false;
  const order = createDateOrder();
  const values = createValueGuess(surveying.isStore);
  const models = collectModels(checker);
  const headings: number[] = [];
  const examples = createExamples();
  const totals: number[] = [];
  let records = 0;
  for await (const some of readRows(file, format, surveying.onBytes)) {
    for (const raw of some) {
      const sort = sortOf(raw, feed.headings !== undefined);
      if (sort !== "record") {
        (sort === "total" ? totals : headings).push(raw.line);
        continue;
      }
      records += 1;
      for (const { cell } of datesOf(raw)) order.note(raw.line, cell);
      examples.note(raw, checker.unknown);
      if (records === 1) noteUnknown(surveying, values, examples);
      namesStores ||= isNamed(surveying, storeOf(raw));
      values.note(raw.names, raw.values, checker.unknown);
      if (records === 1 && !headerIsGood(surveying, values))
        return { records, reading: unknownYet, beside: models.of, namesStores };
      models.note(raw);
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
  report.notes.push(
    ...passedOver(totals, { es: "Se saltó por ser total", en: "Passed over as totals" }),
    ...passedOver(headings, { es: "Se leyó como encabezado de lo que sigue", en: "Read as headings of what follows" }),
  );
  noteUnknown(surveying, values, examples);
  report.refusals.push(...unreadKeys(surveying, values));
  const { dayFirst, notes, refusals } = order.judge(surveying.dates);
  report.notes.push(...notes);
  report.refusals.push(...refusals);
  return { records, reading: { dayFirst, now }, beside: models.of, namesStores };
}

const passedOver = (lines: readonly number[], said: Words): Words[] => {
  const told = lines.slice(0, 10).join(", ");
  const one = lines.length === 1;
  if (lines.length === 0) return [];
  return [
    { es: `${said.es}: ${one ? "línea" : "líneas"} ${told}.`, en: `${said.en}: ${one ? "line" : "lines"} ${told}.` },
  ];
};

const shortWord = 4;
const mostMakes = 200;
const mostModels = 300;

/** A sign of a few letters is a make only when all that stands beside it agrees: for whoever judges that. */
function collectModels(checker: Checker) {
  const makeOf = checker.cellOf("make");
  const modelOf = checker.cellOf("model");
  const found = new Map<string, Set<string>>();
  return {
    note(raw: RawRow): void {
      const make = normaliseName(makeOf(raw));
      if (make === "" || make.length > shortWord) return;
      const models = found.get(make) ?? new Set();
      if (models.size >= mostModels || (models.size === 0 && found.size >= mostMakes)) return;
      found.set(make, models.add(modelOf(raw)));
    },
    of: (make: string): Iterable<string> | undefined => found.get(normaliseName(make)),
  };
}

const isNamed = ({ isStore }: Surveying, word: string): boolean => word !== "" && isStore(word);

type Values = ReturnType<typeof createValueGuess>;

/** What the file's unknown columns might be. */
function guessUnknown({ feed, checker, storeId }: Surveying, values: Values) {
  const isBound = (id: string) => checker.bound.has(id) || (id === "store" && storeId !== undefined);
  const wantsStore = "store" in feed.columns && !isBound("store");
  return unusedColumns(checker, feed).map((name) => ({
    name,
    guess: wantsStore && values.holdsStores(name) ? "store" : guessColumn(name, feed.columns, isBound),
    hint: hintColumn(name, feed.columns, isBound),
  }));
}

/** For whoever can say what they mean. */
function noteUnknown(surveying: Surveying, values: Values, examples: ReturnType<typeof createExamples>): void {
  surveying.report.questions = guessUnknown(surveying, values)
    .slice(0, 30)
    .map(({ name, guess = "", hint = "" }) => ({
      kind: "column",
      word: normaliseName(name),
      said: name,
      choices: [guess || hint].filter(Boolean),
      count: 0,
      examples: examples.of(name),
    }));
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

function headerIsGood(surveying: Surveying, values: Values): boolean {
  const { checker, feed, report } = surveying;
  const missing = checker.missing(feed.oneOf);
  if (missing.length === 0) return true;
  const known = Object.keys(feed.columns).join(", ");
  const lacking = (or: string) => missing.map((name) => `"${name.replace(" / ", `" ${or} "`)}"`).join(", ");
  const asked = checker.bound.size > 0 ? unreadKeys(surveying, values) : [];
  report.refusals.push(
    checker.bound.size > 0
      ? {
          es: `El archivo no tiene ${missing.length === 1 ? "la columna" : "las columnas"} ${lacking("o")}. ${missing.length === 1 ? "Agréguela" : "Agréguelas"} en la primera línea.`,
          en: `The file has no ${missing.length === 1 ? "column" : "columns"} ${lacking("or")}. Add ${missing.length === 1 ? "it" : "them"} to the first line.`,
        }
      : {
          es: `La primera línea no nombra ninguna de las columnas de esta clase de archivo. Son: ${known}.`,
          en: `The first line names none of this feed's columns. They are: ${known}.`,
        },
    ...(asked.length > 0 ? asked : [nothingWritten]),
  );
  return false;
}
