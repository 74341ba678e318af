import { everydayWords, praise } from "#core/everyday-words.ts";
import { findFitAsked } from "#core/fit-asked.ts";
import { noise, otherWords } from "#core/smart-query-words.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { fold } from "#core/text.ts";
import { fitOf } from "./fit-between.ts";
import type { Stock } from "./stock.ts";

type Read = (typed: string) => SmartReading;
type Piece = { readonly own: boolean; readonly text: string; readonly reading: SmartReading };

const hasCar = ({ makeId, modelIds }: SmartReading) => makeId !== null || modelIds.length > 0;
const yearSign = /(?<![\w.-])'?(?:(?:19|20)\d\d|\d\d)(?![\w.-])/;
const hasYear = ({ reading, text }: Piece) => reading.years.length > 0 || yearSign.test(text);
const unknownOf = ({ reading }: Pick<Piece, "reading">) =>
  reading.leftover.filter((word) => !noise.has(word) && !yearSign.test(word));

/** Years alone, which go with the car of another piece; a word that nobody knows may be a car. */
const isYearsAlone = (piece: Piece) => !hasCar(piece.reading) && unknownOf(piece).length === 0;

/**
 * A line that asks whether a part of one car goes on another, or what else takes it, is the question for that part on the
 * visitor's own car; `fit` tells of what it was asked, and the other car's question stands among what was asked also.
 */
export function readFit(stock: Stock, typed: string, whole: SmartReading, readLine: Read): SmartReading | undefined {
  const { denied } = whole;
  const asked = findFitAsked(denied.reduce((line, phrase) => line.replace(phrase, " "), fold(typed)));
  if (!asked || whole.vin) return undefined;
  const read: Read = (line) => ({ ...readLine(line), denied });
  const pieces = asked.pieces.map((piece): Piece => ({ ...piece, reading: read(piece.text) }));
  const part = pieces.find(({ reading }) => reading.part !== "");
  const cars = pieces.filter((piece) => hasCar(piece.reading) || hasYear(piece));
  const own = cars.findLast((piece) => piece.own) ?? cars.at(-1);
  const donor = cars.findLast((piece) => piece !== own && !piece.own) ?? cars.findLast((piece) => piece !== own);
  const unknown: SmartReading = { ...whole, fit: "unknown", sure: false };
  const isModel = (piece: Piece | undefined) => piece !== undefined && piece.reading.modelIds.length > 0;
  if (asked.perhaps && !(part && own?.own && isModel(own) && donor !== own && isModel(donor))) return undefined;
  if (!own || !cars.some(({ reading }) => hasCar(reading))) {
    const isOfEngines = part && pieces.filter(({ reading }) => reading.engine !== "").length > 1;
    if (isOfEngines) return unknown;
    return asked.which && part ? { ...whole, fit: "which", sure: false } : undefined;
  }
  // What is neither car goes with the question for one's own.
  const rest = pieces.filter((piece) => piece !== own && piece !== donor);
  const lineFor = (piece: Piece, other: Piece | undefined, more: readonly Piece[]) => {
    const named = part && part !== piece && !more.includes(part) ? part.reading.said.part : "";
    const car = hasCar(piece.reading) ? "" : other?.reading.said.car;
    return [named, ...more.map(({ text }) => text), car, piece.text].filter(Boolean).join(" ");
  };
  if (!donor) {
    const line = lineFor(own, undefined, rest);
    if (asked.which || asked.this) return { ...read(line), fit: asked.which ? "which" : "this", sure: false };
    if (rest.some(({ reading }) => reading.engine !== "")) return { ...read(line), fit: "unknown", sure: false };
    const other = rest.find((piece) => piece.own && piece.reading.part === "");
    return other && own !== other && unknownOf(other).some(isName) ? unknown : undefined;
  }
  if ([own, donor].some((piece) => !hasCar(piece.reading) && !isYearsAlone(piece))) return unknown;
  const otherLine = lineFor(donor, own, []);
  const other = read(otherLine);
  const years = asked.sameYear && own.reading.years.length === 0 ? (other.said.years ?? "") : "";
  const reading = read([lineFor(own, donor, rest), years].filter(Boolean).join(" "));
  return {
    ...reading,
    leftover: [...new Set([...reading.leftover, ...unknownOf({ reading: other })])],
    also: [otherLine, ...reading.also],
    fit: asked.which ? "which" : fitOf(stock, other),
    sure: false,
  };
}

/** What may be the name of a car that nobody knows. */
const isName = (word: string) =>
  /^[a-z]{4}/.test(word) && ![everydayWords, praise, otherWords].some((words) => words.has(word));
