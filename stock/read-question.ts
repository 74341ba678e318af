import { type AskedPage, findAskedPage, type Question, readQuestionLines } from "#core/asked-page.ts";
import { isOnlyElectric } from "#core/high-voltage-cars.ts";
import { readSmartQuery } from "#core/smart-query.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { findMake } from "#core/vin/table.ts";
import { readQuestions } from "#data/reference.ts";
import { findVinTable } from "#data/vin-table.ts";
import { findParts, partLexicon } from "./find-parts.ts";
import { findCityCode } from "./places.ts";
import type { Stock } from "./stock.ts";
import { vocabularyOf } from "./vocabulary.ts";

const findMaker = (vin: string) => {
  const table = findVinTable();
  return table && findMake(table, vin);
};

/** Reads a typed line with all that the chain knows: its makes and models, its price list, its map. */
export const readQuestion = (stock: Stock, typed: string, now: Date): SmartReading =>
  withoutEngine(
    stock,
    readSmartQuery(typed, vocabularyOf(stock), now, {
      findCity: (name, bare) => findCityCode(stock, name, bare),
      findMaker,
      parts: partLexicon(stock),
    }),
  );

/** "motor tesla model 3": what drives an electric car is no engine, and no list has it. */
function withoutEngine({ catalog, prices }: Stock, reading: SmartReading): SmartReading {
  const isElectric = (id: number) =>
    isOnlyElectric(`${catalog.make(catalog.model(id).makeId).name} ${catalog.model(id).name}`);
  const { part, modelIds, said } = reading;
  if (part === "" || modelIds.length === 0 || !modelIds.every(isElectric)) return reading;
  const isEngine = [...findParts(prices, part)].some((at) => prices.parts[at]?.name.en.startsWith("Engine, complete"));
  const { part: words = part, ...others } = said;
  return isEngine ? { ...reading, part: "", unlisted: words, said: others } : reading;
}

let read: { lines: ReturnType<typeof readQuestions>; questions: readonly Question[] } | undefined;

/** The page that a line asks for, where it asks for no car and no part to pull. */
export function askedPage(typed: string, reading: SmartReading): AskedPage | undefined {
  const lines = readQuestions();
  if (read?.lines !== lines) read = { lines, questions: readQuestionLines(lines) };
  return findAskedPage(read.questions, typed, reading);
}
