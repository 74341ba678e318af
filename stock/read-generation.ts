import type { SmartReading } from "#core/smart-reading.ts";
import { fold } from "#core/text.ts";
import type { Stock } from "./stock.ts";

const ordinals = [
  "first|primera|primer",
  "second|segunda",
  "third|tercera|tercer",
  "fourth|cuarta",
  "fifth|quinta",
  "sixth|sexta",
  "seventh|septima",
  "eighth|octava",
  "ninth|novena",
  "tenth|decima",
].map((words) => words.split("|"));
const word = "gen(?:eration|eracion)?";
const phrase = new RegExp(
  `(?<![\\w.-])(?:(\\d{1,2})(?:st|nd|rd|th|ra|da|ta|va|na|era|er|do|a|o)?[ -]${word}|(${ordinals.flat().join("|")})[ -]${word}|${word} ?(\\d{1,2}))(?![\\w-])`,
);
/** For the check of patterns, which cannot see what it is put together from. */
export const generationPhrase: RegExp = phrase;

/** "2nd gen tacoma": the same line with the years of that generation, or without it where a year within them was said. */
export function withGeneration(
  stock: Pick<Stock, "sharing">,
  typed: string,
  reading: SmartReading,
): string | undefined {
  const line = fold(typed);
  const [said, digits, ordinal = "", after] = phrase.exec(line) ?? [];
  const [modelId, more] = reading.modelIds;
  if (said === undefined || modelId === undefined || more !== undefined) return undefined;
  const count = Number(digits ?? after ?? ordinals.findIndex((words) => words.includes(ordinal)) + 1);
  const spans = stock.sharing.generationsOf(modelId).filter(({ name }) => name.es.startsWith(`${count}.ª `));
  const [from, to] = [Math.min(...spans.map((one) => one.from)), Math.max(...spans.map((one) => one.to))];
  if (spans.length === 0) return undefined;
  if (reading.years.length === 0) return line.replace(said, ` ${from}-${to} `);
  // A list has the whole of it: "third gen camaro".
  if (reading.said.years === undefined) return undefined;
  return reading.years.every(([first, last]) => from <= first && last <= to) ? line.replace(said, " ") : undefined;
}
