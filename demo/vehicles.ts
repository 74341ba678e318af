import { type CarFacts, factColumnsOf } from "#core/car-facts.ts";
import { readEngine } from "#core/engine-text.ts";
import type { HitSide } from "#core/hit-side.ts";
import { addDays, type Day } from "#core/local-time.ts";
import { readCar } from "#core/vin/read-car.ts";
import type { VehicleRow } from "#data/schema.ts";
import { findVinTable } from "#data/vin-table.ts";
import { valuesByVin } from "#feeds/engine/lookup/vin-values.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { fillByVin } from "#feeds/engine/write/fill-by-vin.ts";
import type { CatalogModel } from "./catalog.ts";
import { type Zone, zoneOf } from "./data/zones.ts";
import { yearOf } from "./days.ts";
import { makeIdentity } from "./identity.ts";
import { pickModelYear } from "./model-mix.ts";
import { makeRandom, makeWeighted, type Random } from "./random.ts";
import type { Place } from "./store-places.ts";
import { makeFacts } from "./vehicle-facts.ts";
import type { Yard } from "./yards.ts";

type Told = ReturnType<typeof valuesByVin>;
const told = new Map<string, Told>();
const nothing: Told = {};

/** Cars that differ by their serial alone are read once. */
function readOnce(vin: string, year: number, { make, name }: CatalogModel): Told {
  const key = `${vin.slice(0, 8)}${vin.slice(9, 11)} ${name}`;
  let values = told.get(key);
  if (!values) {
    const table = findVinTable();
    values = table ? valuesByVin(readCar(table, vin), { year, make, model: name }) : nothing;
    told.set(key, values);
  }
  return values;
}

/** With what the VIN tells where the yard says nothing, as an import would have put it. */
function withTold(row: VehicleRow, model: CatalogModel): VehicleRow {
  const tells = row.vin.length === 17 ? readOnce(row.vin, row.year, model) : nothing;
  return fillByVin(row, { values: {}, byVin: { tells, said: [] } }) as VehicleRow;
}

const daysInYard = 90;
const daysOfHistory = 60;

const ways = ["crushed", "crushed", "crushed", "crushed", "crushed", "gone", "gone", "moved", "sold"] as const;
/** Fewer remain of those that came long ago. */
const ageOf = makeWeighted(Array.from({ length: daysInYard }, (_, age) => 1 - (age / daysInYard) * 0.55));

/** What somebody wrote down when the car came in; of most others nobody did. */
const hits: readonly HitSide[] = ["front", "rear", "left", "right", "none"];
const hitOf = makeWeighted([24, 12, 8, 8, 12, 36]);

/** Cars set on the same days stand in the same rows: each zone fills up row by row and starts again. */
function placeCar(random: Random, yard: Yard, zone: Zone, age: number): { section: string; row: string } {
  const part = yard.zones.find((one) => one.zone === zone) ?? yard.zones[0];
  if (!part) return { section: "", row: "" };
  const turn = Math.floor((age / daysInYard) * part.rows.length) + (random.chance(0.15) ? random.int(-1, 1) : 0);
  const row = part.rows[(turn + part.rows.length) % part.rows.length] ?? "";
  return { section: yard.style === "sections" ? part.code : "", row };
}

type StoreStock = { place: Place; yard: Yard; here: number; left: number; firstId: number; firstSerial: number };

/** A store's cars, first those in the yard, then those that have left it. */
export function* makeVehicles(seed: string, stock: StoreStock, today: Day): Generator<VehicleRow> {
  const { place, yard, here, left, firstId, firstSerial } = stock;
  const random = makeRandom(seed, "vehicles", place.id);
  const spaces = new Map<string, number>();
  const thisYear = yearOf(today);
  const letter = "ABCDEFGHJKLMNPRSTUVWXYZ".charAt(place.id % 23);
  for (let i = 0; i < here + left; i++) {
    const car = pickModelYear(random);
    const { model, year } = car;
    const gone = i >= here;
    const stay = gone ? random.int(25, 85) : ageOf(random);
    const leftDaysAgo = gone ? random.int(1, daysOfHistory) : 0;
    const { section, row } = placeCar(random, yard, zoneOf(model), stay);
    const key = `${section}/${row}`;
    const space = (spaces.get(key) ?? 0) + 1;
    if (!gone) spaces.set(key, space);
    const serial = firstSerial + i;
    // Its own, so that other engines or VINs change no other car.
    const own = makeRandom(seed, "car", serial);
    const identity = makeIdentity(own, model, year, serial);
    const facts = makeFacts(own, car, identity, thisYear);
    const engine: Partial<CarFacts> = readEngine(facts.engine);
    const written: VehicleRow = {
      ...blankRows.vehicles,
      id: firstId + i,
      store_id: place.id,
      stock_number: `${letter}${6_000_000 + serial}`,
      vin: identity.vin,
      year,
      model_id: model.id,
      ...factColumnsOf((fact) => engine[fact]),
      ...facts,
      hit_side: hits[hitOf(own)] ?? "",
      section,
      row,
      space: yard.style === "sections" ? String(gone ? random.int(1, 20) : space) : "",
      date_set: addDays(today, -stay - leftDaysAgo),
      left_on: gone ? addDays(today, -leftDaysAgo) : null,
      left_how: gone ? random.pick(ways) : null,
    };
    yield withTold(written, model);
  }
}

/** How many cars each yard gets: large ones more, all of them together exactly `total`. */
export function shareVehicles(places: readonly Place[], total: number): Map<number, number> {
  const yards = places.filter((place) => place.size !== "metals" && !place.closed);
  const weights = yards.map(
    ({ size, id }) => ({ large: 1.45, medium: 1, small: 0.55, metals: 0 })[size] * (0.9 + (id % 7) / 30),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const shares = new Map<number, number>();
  let given = 0;
  let running = 0;
  yards.forEach((place, index) => {
    running += weights[index] ?? 0;
    const upTo = Math.round((running / sum) * total);
    shares.set(place.id, upTo - given);
    given = upTo;
  });
  return shares;
}
