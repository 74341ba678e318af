import type { Body } from "./body.ts";
import type { MeantCar } from "./car-words.ts";
import type { Color } from "./color.ts";
import type { TypedVin } from "./smart-query-codes.ts";
import type { SaidWords } from "./smart-query-said.ts";
import type { YearList } from "./years.ts";

/** What one line of typing means: `99-03 civic 95823`, `troca ford`, a VIN, a stock number. */
export type SmartReading = {
  readonly makeId: number | null;
  /** Several when a name fits several ("tracker"), of one make or more. */
  readonly modelIds: readonly number[];
  readonly years: YearList;
  /** Cleaned, or "". */
  readonly zip: string;
  /** One of the form's choices, or null. */
  readonly distance: number | null;
  readonly bodies: readonly Body[];
  readonly colors: readonly Color[];
  readonly engine: string;
  readonly vin: TypedVin | null;
  readonly vinPattern: string;
  readonly stockNumber: string;
  /** Words that were taken for others, and what for. */
  readonly guesses: readonly { readonly typed: string; readonly meant: string }[];
  /** "near me": the place is the visitor's own. */
  readonly here: boolean;
  /** Words that name a part, or "". */
  readonly part: string;
  /** "fila 52", or "". */
  readonly row: string;
  /** "abierto hoy": when the yards are open was asked. */
  readonly hours: boolean;
  /** Words that nobody understood, as they were typed (folded). */
  readonly leftover: readonly string[];
  /** What shall not be, as it was said: "que no sea led"; no other field has it. */
  readonly denied: readonly string[];
  /** Words that were understood and that no search goes by: a trim, a gearbox, "2500hd". */
  readonly beside: readonly string[];
  /** What was left out may change what is meant: a word of another part, of another question. */
  readonly doubtful: boolean;
  /** Cars of which each has years of its own, where a word means any of them: "b16". */
  readonly apart: readonly MeantCar[];
  /** A part that no price list has, or "". */
  readonly unlisted: string;
  /** Names of cars that were never sold here. */
  readonly abroad: readonly string[];
  /** The same line once more for each further part or car that it names. */
  readonly also: readonly string[];
  /** A line that asked whether a part of another car fits: that car, or "which", "this", "unknown" (`stock/read-fit.ts`). */
  readonly fit?: string;
  /** What was understood, in the words of the line. */
  readonly said: SaidWords;
  /** True when every word was understood in one way only. */
  readonly sure: boolean;
};

/** Whether anything was understood at all. */
export const isSomething = (reading: Omit<SmartReading, "sure">): boolean =>
  reading.makeId !== null ||
  reading.vin !== null ||
  reading.distance !== null ||
  [reading.zip, reading.engine, reading.vinPattern, reading.stockNumber].some((text) => text !== "") ||
  [reading.modelIds, reading.years, reading.bodies, reading.colors].some((list) => list.length > 0);

/** Whether every word was understood in one way only. */
export const isSure = (reading: Omit<SmartReading, "sure">): boolean =>
  !reading.here &&
  [reading.part, reading.row].every((words) => words === "") &&
  !reading.hours &&
  [reading.leftover, reading.denied, reading.apart, reading.guesses].every((list) => list.length === 0) &&
  isSomething(reading) &&
  (reading.vin === null || (reading.vin.kind !== "none" && reading.vin.checkDigitRight));
