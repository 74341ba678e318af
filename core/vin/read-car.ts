import { type CarFacts, fillFacts, onlyMake } from "./facts.ts";
import { keyOf, match } from "./match.ts";
import { hasLetterSeventh, readVin, type VinReading, yearTurns } from "./signs.ts";
import { findMaker, type Maker, type VinTable } from "./table.ts";

export type VinFacts = VinReading &
  CarFacts & {
    /** "car": a pattern names a model; "maker": only the maker's code is known; "nothing": not even that. */
    readonly knows: "car" | "maker" | "nothing";
    /** False where both turns of the thirty-year code would do, or only the less likely one does. */
    readonly yearSure: boolean;
  };

const withoutBody = 10;
const isCarOrLightTruck = ({ type }: Maker) => type === 2 || type === 3 || type === 7;
/** Nobody's VIN is longer, however it is written down. */
const longest = 400;

/** The likelier year first. Others than cars and light trucks are free in their seventh sign. */
function likelyYears(vin: string, maker: Maker, now: Date): readonly number[] {
  const years = yearTurns(vin, now);
  return isCarOrLightTruck(maker) && !hasLetterSeventh(vin) ? years : years.toReversed();
}

/** What makers filed of the car that a VIN stands for; an answer to every text. */
export function readCar(table: VinTable, text: string, now = new Date()): VinFacts {
  const reading = readVin(text.slice(0, longest), now);
  const maker = reading.kind === "full" ? findMaker(table, reading.vin) : undefined;
  if (!maker) return { ...reading, ...onlyMake([]), knows: "nothing", yearSure: false };
  const key = keyOf(reading.vin);
  const years = likelyYears(reading.vin, maker, now);
  for (const [turn, year] of years.entries()) {
    const found = match(table, maker, key, year);
    if (!found.has("m")) continue;
    const [, other] = years;
    const both = maker.type === withoutBody && other !== undefined && match(table, maker, key, other).has("m");
    const facts = fillFacts(found, { vin: reading.vin, year });
    return { ...reading, ...facts, knows: "car", year, yearSure: turn === 0 && !both };
  }
  return { ...reading, ...onlyMake(maker.makes), knows: "maker", year: years[0], yearSure: false };
}
