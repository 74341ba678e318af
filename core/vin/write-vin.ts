import { remember } from "#core/remember.ts";
import { indexModels, type ModelLine } from "./model-lines.ts";
import { readCar, type VinFacts } from "./read-car.ts";
import { type Line, readSchema } from "./schema.ts";
import { withCheckDigit, yearCode } from "./signs.ts";
import type { Maker, VinTable } from "./table.ts";

/** What the VIN shall be read as; a fact that is not wished for may be any. */
export type VinWish = { readonly make: string; readonly model: string; readonly year: number } & Partial<
  Pick<VinFacts, "litres" | "cylinders" | "engineCode" | "body" | "highVoltage">
>;
/** Makes such a VIN; with another serial another one. Undefined where no pattern gives all that was wished for. */
type VinWriter = (wish: VinWish, serial: number) => string | undefined;

const digits = "0123456789";
const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
const anySign = letters + digits;
/** Places of a pattern: signs 4 to 8, a bar, 10 to 17. */
const [seventh, bar, year, plant, serials, places] = [3, 5, 6, 7, 8, 14];
const mostTries = 60;
/** Wishes for one model ask for the same schemas. */
const linesOf = remember(readSchema);

/** Signs that the maker's plants do not have that year, so that no car bears the VIN. */
export function listNoPlants({ plants }: Maker, wanted: number): string {
  const spans = plants.split("|").map((span) => span.split(" "));
  const used = spans.find(([from, to]) => 1980 + Number(from) <= wanted && wanted <= 1980 + Number(to))?.[2];
  return [...anySign].filter((sign) => !used?.includes(sign)).join("");
}

/** The signs still allowed in each place, after a pattern; undefined where they leave none. */
function narrow(allowed: readonly string[], tests: Line["tests"]): string[] | undefined {
  const left = [...allowed];
  for (const [place, signs] of tests) {
    left[place] = [...(left[place] ?? "")].filter((sign) => signs.includes(sign)).join("");
    if (left[place] === "") return undefined;
  }
  return left;
}

/** The patterns that speak of engine, body and series, those that say what is wished for alone where there are such. */
function listAbout(table: VinTable, { uses }: Maker, wish: VinWish): Line["tests"][][] {
  const filed = uses.filter(({ from, to }) => from <= wish.year && wish.year <= to);
  const lines = filed.flatMap(({ schema }) => linesOf(table.schemas[schema] ?? ""));
  const wished = [
    { kinds: "e", value: wish.engineCode },
    { kinds: "lcf", value: wish.litres?.toFixed(1) },
    { kinds: "b", value: wish.body },
    { kinds: "st", value: undefined },
  ];
  return wished.map(({ kinds, value }) => {
    const speak = lines.filter(({ values }) => values.some((id) => kinds.includes(table.values[id]?.charAt(0) ?? "-")));
    const right = speak.filter(({ values }) => values.some((id) => table.values[id] === `${kinds.charAt(0)}${value}`));
    return (right.length > 0 ? right : speak).map(({ tests }) => tests);
  });
}

/** `random` gives numbers from 0 to below 1. */
export function createVinWriter(table: VinTable, random: () => number, now = new Date()): VinWriter {
  const listOf = indexModels(table);
  const pick = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)] as T;

  const fill = ({ maker, tests }: ModelLine, wish: VinWish, serial: number) => {
    const tail = String(serial % 1_000_000).padStart(6, "0");
    const free = Array.from({ length: places }, (_, place) => {
      if (place === seventh) return wish.year >= 2010 ? letters : digits;
      if (place === year) return yearCode(wish.year) ?? "";
      if (place === plant) return listNoPlants(maker, wish.year);
      return place < serials ? anySign : tail.charAt(place - serials);
    });
    let allowed = narrow(free, tests);
    for (const about of allowed ? listAbout(table, maker, wish) : []) {
      const left = about.map((one) => narrow(allowed ?? [], one)).filter((one) => one !== undefined);
      if (left.length > 0) allowed = pick(left);
    }
    if (!allowed || allowed.some((some, place) => some === "" && place !== bar)) return undefined;
    const signs = allowed.map((some) => pick(some));
    return withCheckDigit(`${maker.code}${signs.slice(0, bar).join("")}0${signs.slice(year).join("")}`);
  };

  return (wish, serial) => {
    const all = listOf(wish.make, wish.model);
    const lines = all.filter(({ from, to, maker }) => from <= wish.year && wish.year <= to && maker.code.length === 3);
    for (let attempt = 0; attempt < mostTries && lines.length > 0; attempt++) {
      const vin = fill(pick(lines), wish, serial);
      if (vin && isAsWished(readCar(table, vin, now), wish)) return vin;
    }
    return undefined;
  };
}

const isAsWished = (facts: VinFacts, wish: VinWish) =>
  facts.yearSure &&
  Object.entries(wish).every(([field, value]) => value === undefined || facts[field as keyof VinWish] === value);
