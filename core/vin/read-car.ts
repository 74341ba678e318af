import { BoundedMap } from "#core/bounded-map.ts";
import { once } from "../once.ts";
import { type CarFacts, fillFacts, onlyMake } from "./facts.ts";
import { keyOf, match } from "./match.ts";
import { longestKey } from "./schema.ts";
import { hasLetterSeventh, latestYear, readVin, type VinReading, yearTurns } from "./signs.ts";
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

type Filed = Omit<VinFacts, Exclude<keyof VinReading, "year">>;

function readFiled(table: VinTable, maker: Maker, vin: string, now: Date): Filed {
  const key = keyOf(vin);
  const years = likelyYears(vin, maker, now);
  for (const [turn, year] of years.entries()) {
    const found = match(table, maker, key, year);
    if (!found.has("m")) continue;
    const [, other] = years;
    const both = maker.type === withoutBody && other !== undefined && match(table, maker, key, other).has("m");
    return { ...fillFacts(found, { vin, year }), knows: "car", year, yearSure: turn === 0 && !both };
  }
  return { ...onlyMake(maker.makes), knows: "maker", year: years[0], yearSure: false };
}

/** Of a yard's cars most share what was filed with another; their serial numbers no pattern asks for. */
const keptFilings = 8_000;
const filingsIn = once((_: VinTable) => new BoundedMap<string, Filed>({ limit: keptFilings }));

/** How many signs the maker's patterns ask for at most; up to the tenth of the VIN in any case, which tells the year. */
const signsAsked = once(({ schemas }: VinTable) =>
  once(({ uses }: Maker) => uses.reduce((most, { schema }) => Math.max(most, longestKey(schemas[schema] ?? "")), 7)),
);

function recallFiled(table: VinTable, maker: Maker, vin: string, now: Date): Filed {
  const known = filingsIn(table);
  const key = `${latestYear(now)}${maker.code}${keyOf(vin).slice(0, signsAsked(table)(maker))}`;
  const filed = known.get(key) ?? readFiled(table, maker, vin, now);
  if (!known.has(key)) known.set(key, filed);
  return filed;
}

/** What makers filed of the car that a VIN stands for; an answer to every text. */
export function readCar(table: VinTable, text: string, now = new Date()): VinFacts {
  const reading = readVin(text.slice(0, longest), now);
  const maker = reading.kind === "full" ? findMaker(table, reading.vin) : undefined;
  if (!maker) return { ...reading, ...onlyMake([]), knows: "nothing", yearSure: false };
  const { vin, kind, checkDigitRight } = reading;
  // One spread, and the larger first: two take ten times as long.
  return { ...recallFiled(table, maker, vin, now), vin, kind, checkDigitRight };
}
