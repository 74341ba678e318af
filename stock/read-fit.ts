import { findFitAsked } from "#core/fit-asked.ts";
import { noise } from "#core/smart-query-words.ts";
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
  const part = pieces.find(({ reading }) => reading.part !== "")?.reading ?? whole;
  const cars = pieces.filter((piece) => hasCar(piece.reading) || hasYear(piece));
  const named = cars.find(({ reading }) => hasCar(reading));
  if (asked.which && (named || part.part !== ""))
    return { ...(named ? read(lineOf(part, named, undefined)) : whole), fit: "which" };
  const own = cars.findLast((piece) => piece.own) ?? cars.at(-1);
  const donor = cars.findLast((piece) => piece !== own && !piece.own) ?? cars.findLast((piece) => piece !== own);
  const engines = pieces.filter(({ reading }) => reading.engine !== "");
  if (!own || !named)
    return engines.length > 1 && part.part !== "" ? { ...whole, fit: "unknown", sure: false } : undefined;
  if (!donor) return asked.this ? { ...read(lineOf(part, own, undefined)), fit: "this", sure: false } : undefined;
  if ([own, donor].some((piece) => !hasCar(piece.reading) && !isYearsAlone(piece)))
    return { ...whole, fit: "unknown", sure: false };
  const ownLine = lineOf(part, own, donor);
  const otherLine = lineOf(part, donor, own);
  const other = read(otherLine);
  const years = asked.sameYear && own.reading.years.length === 0 ? (other.said.years ?? "") : "";
  const reading = read([ownLine, years].filter(Boolean).join(" "));
  return {
    ...reading,
    leftover: [...new Set([...reading.leftover, ...unknownOf({ reading: other })])],
    also: [otherLine, ...reading.also],
    fit: fitOf(stock, other),
    sure: false,
  };
}

/** The part for the car of a piece; what a piece of years alone goes without, the other one has. */
function lineOf(part: SmartReading, { reading, text }: Piece, other: Piece | undefined): string {
  const { said } = reading;
  const car = hasCar(reading) ? text : `${other?.reading.said.car ?? ""} ${text}`;
  const named = said.part === undefined ? (part.said.part ?? part.unlisted) : "";
  return [named, car.trim()].filter(Boolean).join(" ");
}
