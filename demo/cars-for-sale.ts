import type { Damage, RunsState, TitleType } from "#core/car-for-sale.ts";
import type { Words } from "#core/edition.ts";
import { addDays, type Day } from "#core/local-time.ts";
import type { CarForSaleRow } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { carNotes } from "./data/car-notes.ts";
import { yearOf } from "./days.ts";
import { makeIdentity } from "./identity.ts";
import { pickModelYear } from "./model-mix.ts";
import { makeRandom, type Random } from "./random.ts";
import type { Place } from "./store-places.ts";
import { makeFacts } from "./vehicle-facts.ts";

const damagePairs: readonly (readonly [Damage, Damage | ""])[] = [
  ["front", ""],
  ["front", "side"],
  ["rear", ""],
  ["rear", "minor-scratches"],
  ["side", ""],
  ["side", "rear"],
  ["mechanical", "normal-wear"],
  ["mechanical", ""],
  ["normal-wear", ""],
  ["minor-scratches", ""],
  ["hail", ""],
  ["vandalism", "theft"],
  ["theft", ""],
  ["undercarriage", "front"],
];
const crashes = new Set<string>(["front", "rear", "side", "undercarriage"]);

/** What the papers say follows from what happened to the car. */
function titleOf(random: Random, damage: Damage, runs: RunsState): TitleType {
  if (damage === "normal-wear" || damage === "minor-scratches" || damage === "mechanical")
    return random.pick(["clean", "clean", "clean", "rebuilt", "bill-of-sale"]);
  if (runs === "does-not-run") return random.pick(["salvage", "salvage", "junk"]);
  return random.pick(["salvage", "salvage", "clean"]);
}

function noteOf(random: Random, damage: Damage, runs: RunsState, keys: boolean): Words {
  const crashed = crashes.has(damage);
  const fitting = carNotes.filter(
    (note) =>
      (note.runs?.includes(runs) ?? true) && (note.crashed ?? crashed) === crashed && (keys || !/llave/.test(note.es)),
  );
  return random.pick(fitting);
}

/** Cars that sell whole are newer than what stands in the rows. */
function pickCar(random: Random, thisYear: number) {
  for (;;) {
    const car = pickModelYear(random);
    if (car.year >= 1996 && car.year <= thisYear - 3 && (car.year >= 2006 || random.chance(0.35))) return car;
  }
}

function priceOf(random: Random, age: number, runs: CarForSaleRow["runs"], title: CarForSaleRow["title_type"]): number {
  const base = 900 + 15_000 * 0.87 ** age;
  const state = { "runs-and-drives": 1, starts: 0.7, "does-not-run": 0.45, unknown: 0.5 }[runs];
  const paper = title === "clean" ? 1 : title === "rebuilt" ? 0.8 : 0.6;
  return Math.max(400, Math.round((base * state * paper * (0.85 + random.next() * 0.4)) / 25) * 25) * 100;
}

type SaleOptions = { count: number; places: readonly Place[]; firstId: number; firstSerial: number; today: Day };

/** Whole cars at the stores that sell them; about one in nine is sold already. */
export function makeCarsForSale(
  seed: string,
  { count, places, firstId, firstSerial, today }: SaleOptions,
): CarForSaleRow[] {
  if (places.length === 0) return [];
  const random = makeRandom(seed, "cars for sale");
  const thisYear = yearOf(today);
  return Array.from({ length: count }, (_, i): CarForSaleRow => {
    const place = places[i % places.length] as Place;
    const car = pickCar(random, thisYear);
    const { model, year } = car;
    const serial = firstSerial + i;
    const own = makeRandom(seed, "car", serial);
    const identity = makeIdentity(own, model, year, serial);
    const { mileage, ...facts } = makeFacts(own, car, identity, thisYear);
    const runs = random.pick([
      "runs-and-drives",
      "runs-and-drives",
      "runs-and-drives",
      "starts",
      "does-not-run",
    ] as const);
    const [damage_primary, damage_secondary] = random.pick(damagePairs);
    const title = titleOf(random, damage_primary, runs);
    const keys = runs !== "does-not-run" || random.chance(0.6);
    const listed = random.int(2, 70);
    const exempt = thisYear - year >= 20;
    const note = random.chance(0.55) ? noteOf(random, damage_primary, runs, keys) : { es: "", en: "" };
    const km = place.country === "CA";
    return {
      ...blankRows.cars_for_sale,
      id: firstId + i,
      store_id: place.id,
      stock_number: `V${20_000 + (serial % 70_000)}`,
      vin: identity.vin,
      year,
      model_id: model.id,
      ...facts,
      price_cents: random.chance(0.07) ? null : priceOf(random, thisYear - year, runs, title),
      odometer: mileage === null ? null : Math.round((mileage * 0.8 * (km ? 1.609 : 1)) / 10) * 10,
      odometer_unit: km ? "km" : "mi",
      odometer_brand: mileage === null ? "unknown" : exempt ? "exempt" : random.chance(0.9) ? "actual" : "not-actual",
      title_type: title,
      title_state: place.state,
      damage_primary,
      damage_secondary,
      runs,
      tested_on: addDays(today, -listed + random.int(0, 1)),
      has_keys: keys ? 1 : 0,
      row: String(1 + (i % 9)),
      notes_es: note.es,
      notes_en: note.en,
      listed_on: addDays(today, -listed),
      sold_on: i % 9 === 4 ? addDays(today, -random.int(0, Math.min(12, listed - 1))) : null,
    };
  });
}
