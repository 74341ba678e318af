import { fold } from "#core/text.ts";
import { vinPattern } from "#core/vin.ts";
import { matchesYear, type YearList } from "#core/years.ts";
import { type Columns, dayNumber, textAt, vinAt, wordAt } from "./columns.ts";
import type { Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";

export type VehicleQuery = {
  /** 0 or absent = all. */
  makeId?: number;
  modelId?: number;
  /** Several models at once, instead of `modelId`. */
  modelIds?: readonly number[];
  years?: YearList;
  origin?: Origin;
  /** 0, 25000 or absent = everywhere. */
  miles?: number;
  storeIds?: readonly number[];
  colors?: readonly string[];
  bodies?: readonly string[];
  /** Set in the yard on this day or later. */
  since?: string;
  /** With `*` and `?`. */
  vin?: string;
  /** Words, each at the start of a word of the engine's text. */
  engine?: string;
};

export type RowTest = (columns: Columns, row: number) => boolean;

/** The query's filters beyond make and model, as one test of a row; undefined when there is none. */
export function rowTest(stock: Stock, query: VehicleQuery): RowTest | undefined {
  const tests: RowTest[] = [];
  const { years = [], colors, bodies, since, vin, engine } = query;
  const [single] = years;
  if (single && years.length === 1) {
    const [from, to] = single;
    tests.push((columns, row) => {
      const year = columns.year[row] as number;
      return year >= from && year <= to;
    });
  } else if (years.length > 0) tests.push((columns, row) => matchesYear(years, columns.year[row] as number));
  if (since) {
    const first = dayNumber(since);
    tests.push((columns, row) => (columns.dateSet[row] as number) >= first);
  }
  if (colors?.length) {
    const wanted = new Set(colors.map((color) => stock.words.find(color)));
    tests.push((columns, row) => wanted.has(wordAt(columns, row, textAt.color)));
  }
  if (bodies?.length) tests.push(bodyTest(stock, bodies));
  if (engine?.trim()) tests.push(engineTest(stock, engine));
  if (vin?.trim()) {
    const pattern = vinPattern(vin);
    tests.push((columns, row) => pattern.test(vinAt(columns, row)));
  }
  const [first] = tests;
  if (!first) return undefined;
  return tests.length === 1 ? first : (columns, row) => tests.every((test) => test(columns, row));
}

function bodyTest(stock: Stock, bodies: readonly string[]): RowTest {
  const wanted = new Set(bodies);
  return (columns, row) => {
    const own = stock.words.text(wordAt(columns, row, textAt.body));
    return wanted.has(own || (stock.catalog.findModel(columns.modelId[row] as number)?.body ?? ""));
  };
}

/** Each distinct engine text is compared once. */
function engineTest(stock: Stock, engine: string): RowTest {
  const wanted = fold(engine).split(/\s+/).filter(Boolean);
  const known = new Map<number, boolean>();
  return (columns, row) => {
    const word = wordAt(columns, row, textAt.engine);
    let matches = known.get(word);
    if (matches === undefined) {
      const words = fold(stock.words.text(word)).split(/[\s,/()-]+/);
      matches = wanted.every((part) => words.some((text) => text.startsWith(part)));
      known.set(word, matches);
    }
    return matches;
  };
}
