import { type AskedPage, findAskedPage, type Question, readQuestionLines } from "#core/asked-page.ts";
import { readSmartQuery } from "#core/smart-query.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { findMake } from "#core/vin/table.ts";
import { readQuestions } from "#data/reference.ts";
import { findVinTable } from "#data/vin-table.ts";
import { partLexicon } from "./find-parts.ts";
import { findCityCode, guessCity } from "./places.ts";
import { readFit } from "./read-fit.ts";
import { withGeneration } from "./read-generation.ts";
import type { Stock } from "./stock.ts";
import { vocabularyOf } from "./vocabulary.ts";

const findMaker = (vin: string) => {
  const table = findVinTable();
  return table && findMake(table, vin);
};

/** Reads a typed line with all that the chain knows: its makes and models, its price list, its map. */
export function readQuestion(stock: Stock, typed: string, now: Date): SmartReading {
  const read = (line: string) =>
    readSmartQuery(line, vocabularyOf(stock), now, {
      findCity: (name, bare) => findCityCode(stock, name, bare),
      guessCity: (name) => guessCity(stock, name),
      findMaker,
      parts: partLexicon(stock),
    });
  const first = read(typed);
  const dated = withGeneration(stock, typed, first);
  const reading = dated === undefined ? first : read(dated);
  return readFit(stock, dated ?? typed, reading, read) ?? reading;
}

let read: { lines: ReturnType<typeof readQuestions>; questions: readonly Question[] } | undefined;

/** The page that a line asks for, where it asks for no car and no part to pull. */
export function askedPage(typed: string, reading: SmartReading): AskedPage | undefined {
  const lines = readQuestions();
  if (read?.lines !== lines) read = { lines, questions: readQuestionLines(lines) };
  return findAskedPage(read.questions, typed, reading);
}
