import type { CarFacts } from "#core/car-facts.ts";
import { cylindersIn } from "#core/engine-cylinders.ts";
import { engineText } from "#core/engine-text.ts";
import type { YearSpan } from "#core/generation.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import type { HitSide } from "#core/hit-side.ts";
import { fold } from "#core/text.ts";
import { cleanVinPattern, vinMatcher } from "#core/vin/pattern.ts";
import type { YearList } from "#core/years.ts";
import { dayNumber, factsAt, textAt, vinAt, wordAt, type YardColumns } from "./columns.ts";
import type { Stock } from "./stock.ts";
import type { Origin } from "./store-grid.ts";

export type VehicleQuery = {
  /** 0 or absent = all. */
  makeId?: number;
  modelId?: number;
  /** Several models at once, instead of `modelId`. */
  modelIds?: readonly number[];
  /** Models with years of their own, instead of all these and of `years`. */
  spans?: readonly YearSpan[];
  years?: YearList;
  origin?: Origin;
  /** 0, 25000 or absent = everywhere. */
  miles?: number;
  storeIds?: readonly number[];
  colors?: readonly string[];
  bodies?: readonly string[];
  /** Where they were hit, as somebody said. */
  hits?: readonly HitSide[];
  /** Set in the yard on this day or later. */
  since?: string;
  /** With `*` and `?`. */
  vin?: string;
  /** Words, each at the start of a word of what is known of the engine: "2.4", "V6", "K24A4". */
  engine?: string;
  /** Only cars known to run on high voltage; false: only those not known to. */
  highVoltage?: boolean;
};

type Test = (columns: YardColumns, row: number) => boolean;
/** One test of a row made of all filters; `steps` is what it costs at most, for the budget. */
export type RowTest = { readonly passes: Test; readonly steps: number };

/** The query's filters beyond make and model, as one test of a row; undefined when there is none. */
export function rowTest(stock: Stock, query: VehicleQuery): RowTest | undefined {
  const tests: Test[] = [];
  const { years = [], colors, bodies, hits, since, vin, engine, highVoltage } = query;
  let steps = 0;
  const add = (test: Test, cost = 1) => {
    tests.push(test);
    steps += cost;
  };
  if (years.length > 0) add(yearTest(years));
  if (since) {
    const first = dayNumber(since);
    add((columns, row) => (columns.dateSet[row] as number) >= first);
  }
  if (colors?.length) {
    const wanted = new Set(colors.map((color) => stock.words.find(color)));
    add((columns, row) => wanted.has(wordAt(columns, row, textAt.color)));
  }
  if (bodies?.length) add(bodyTest(stock, bodies));
  if (hits?.length) add(hitTest(stock, hits));
  if (engine?.trim()) add(engineTest(stock, engine));
  if (highVoltage !== undefined) {
    const runsOn = highVoltageTest(stock, query);
    add(highVoltage ? runsOn : (columns, row) => !runsOn(columns, row));
  }
  if (vin?.trim()) {
    const signs = cleanVinPattern(vin) ?? "";
    // A list shows a car's last six, and people read off six or eight.
    const isEnd = signs.length >= 6 && signs.length <= 8 && !signs.includes("*") && !signs.includes("?");
    const matches = vinMatcher(isEnd ? `*${signs}` : vin);
    add((columns, row) => matches(vinAt(columns, row)), Math.max(1, signs.length));
  }
  const [first] = tests;
  if (!first) return undefined;
  return { passes: tests.length === 1 ? first : (columns, row) => tests.every((test) => test(columns, row)), steps };
}

/** However many ranges were asked for, a row is one look into a table. */
function yearTest(years: YearList): Test {
  const [single] = years;
  if (single && years.length === 1) {
    const [from, to] = single;
    return (columns, row) => {
      const year = columns.year[row] as number;
      return year >= from && year <= to;
    };
  }
  const wanted = new Uint8Array(2 ** 16);
  for (const [from, to] of years) wanted.fill(1, from, to + 1);
  return (columns, row) => wanted[columns.year[row] as number] === 1;
}

function bodyTest(stock: Stock, bodies: readonly string[]): Test {
  const wanted = new Set(bodies);
  return (columns, row) => {
    const own = stock.words.text(wordAt(columns, row, textAt.body));
    return wanted.has(own || (stock.catalog.findModel(columns.modelId[row] as number)?.body ?? ""));
  };
}

/** What is asked of a number, of few that thousands of cars share, once. */
function askOnce<T>(ask: (number: number) => T): (number: number) => T {
  const known = new Map<number, T>();
  return (number) => {
    let said = known.get(number);
    if (said === undefined) {
      said = ask(number);
      known.set(number, said);
    }
    return said;
  };
}

function hitTest({ words }: Stock, hits: readonly HitSide[]): Test {
  const wanted = new Set<HitSide | undefined>(hits);
  const isWanted = askOnce((facts) => wanted.has(factsAt(words, facts).hitSide));
  return (columns, row) => isWanted(wordAt(columns, row, textAt.facts));
}

/** As somebody types it, "5,3 litros", "V-6" or "4 cilindros", in the words by which cars are compared. */
const engineWords = (typed: string): string[] =>
  fold(typed)
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/(\d) ?(?:l|lts?|lit\p{L}+)(?![\p{L}\d])/gu, "$1")
    .replace(/(\d{1,2})[ -]?(?:cil|cyl)\p{L}*/gu, "$1cyl")
    .replace(/(?<!\p{L})([ivlhw])-(?=\d)/gu, "$1")
    .split(/\s+/)
    .filter(Boolean);

/** Each distinct engine, as the yard writes it and as it is known otherwise, is compared once. */
function engineTest(stock: Stock, engine: string): Test {
  const wanted = engineWords(engine);
  const counts = wanted.flatMap((part) => /^(\d{1,2})cyl$/.exec(part)?.[1] ?? []).map(Number);
  const names = wanted.filter((part) => !/^\d{1,2}cyl$/.test(part));
  return rememberPairs(stock, textAt.engine, (text, facts) => {
    const words = fold(`${text} ${engineText(facts)} ${facts.engineCode ?? ""}`).split(/[\s,/()-]+/);
    const cylinders = facts.cylinders ?? cylindersIn(text);
    return (
      counts.every((count) => count === cylinders) && names.every((part) => words.some((word) => word.startsWith(part)))
    );
  });
}

/** What a car's word and what is known of it beyond its name say together, asked once of each pair. */
function rememberPairs({ words }: Stock, place: number, says: (text: string, facts: CarFacts) => boolean): Test {
  const pairs = askOnce((word) => askOnce((facts) => says(words.text(word), factsAt(words, facts))));
  return (columns, row) => pairs(wordAt(columns, row, place))(wordAt(columns, row, textAt.facts));
}

/** By the car's own data, by its fuel, or by its name. */
function highVoltageTest({ catalog, words }: Stock, { modelId: only }: VehicleQuery): Test {
  const byFacts = askOnce((facts) => factsAt(words, facts).highVoltage === true);
  const byFuel = askOnce((fuel) => hasHighVoltage("", words.text(fuel)));
  // A Lightning of before 2010 burns gasoline: a model of those years is asked by itself.
  const byName = askOnce((half) => {
    const model = catalog.model(half >> 1);
    const name = `${2009 + (half % 2)} ${catalog.make(model.makeId).name} ${model.name}`;
    return askOnce((trim) => hasHighVoltage(`${name} ${words.text(trim)}`));
  });
  return (columns, row) =>
    byFacts(wordAt(columns, row, textAt.facts)) ||
    byFuel(wordAt(columns, row, textAt.fuel)) ||
    byName((only ?? (columns.modelId[row] as number)) * 2 + Number((columns.year[row] as number) > 2009))(
      wordAt(columns, row, textAt.trim),
    );
}
