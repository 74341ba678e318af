import { addDays, localTimeOf } from "#core/local-time.ts";
import type { Database } from "#data/database.ts";
import { listCameCars } from "#data/queries/followers.ts";
import {
  getMatchedTurn,
  getProgress,
  moveMatchedTurn,
  noteCars,
  noteDepartures,
  setDay,
  skipMatching,
} from "#data/writes/follow-cars.ts";
import { createDues, makeDue } from "#data/writes/follow-dues.ts";
import { readTurn } from "#data/writes/follow-turn.ts";
import { isNewestVersion } from "#data/writes/follow-version.ts";
import { dayNumber } from "#stock/columns.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import type { Stock } from "#stock/stock.ts";
import { findSearches } from "./find-searches.ts";
import { nextMorning } from "./morning.ts";
import { type PlacedCar, placeCar } from "./placed-car.ts";

/** Noted in one transaction, while forms wait. */
const carsNotedAtOnce = 2_000;
/** Found in one pass over their cells, so that a cell that many of them are in is read once. */
const carsInPass = 10_000;

/** Cars of active yards with a higher id, in the order of their ids. */
function listNewCars(stock: Stock, after: number): number[] {
  const found: number[] = [];
  for (const store of stock.chain.stores) {
    const columns = store.active ? stock.yards.get(store.id)?.present : undefined;
    for (let row = 0; row < (columns?.count ?? 0); row++) {
      const id = columns?.id[row] as number;
      if (id > after) found.push(id);
    }
  }
  return found.sort((a, b) => a - b);
}

const newestId = (stock: Stock): number => {
  let newest = 0;
  for (const { present, departed } of stock.yards.values())
    for (const { id, count } of [present, departed])
      for (let row = 0; row < count; row++) newest = Math.max(newest, id[row] as number);
  return newest;
};

/** Cars that left since the last look, and a day more for yards behind the chain's clock. */
function listDeparted(stock: Stock, since: string): number[] {
  const first = dayNumber(addDays(since, -2));
  const found: number[] = [];
  for (const { departed } of stock.yards.values())
    for (let row = 0; row < departed.count; row++)
      if ((departed.leftOn[row] as number) >= first) found.push(departed.id[row] as number);
  return found;
}

/** What came or left in a turn after this one, where the data has it. */
async function listUnmatched(db: Database, stock: Stock, after: number): Promise<PlacedCar[]> {
  const found: PlacedCar[] = [];
  const yieldIfDue = createYield();
  for (const { vehicle_id, left_turn } of await listCameCars(db, after + 1)) {
    const car = placeCar(stock, vehicle_id, left_turn === null ? "present" : "departed");
    if (car) found.push(car);
    await yieldIfDue();
  }
  return found;
}

/** Makes everybody due who wants what came, or may know what left, up to the last turn. */
async function matchNoted(db: Database, stock: Stock, now: Date): Promise<void> {
  while (await isNewestVersion(db.main, stock.version)) {
    const from = await getMatchedTurn(db);
    const to = await readTurn(db.main);
    if (from >= to) return;
    const cars = await listUnmatched(db, stock, from);
    const dues = createDues(db, (zone) => nextMorning(zone, now), from + 1);
    for (let at = 0; at < cars.length; at += carsInPass)
      await dues.find(findSearches(db, cars.slice(at, at + carsInPass), stock, now));
    await dues.put();
    if (await moveMatchedTurn(db, { from, to }, stock.version)) return;
  }
}

/**
 * Notes what came and left since the last time, and finds who is to be told of it. Any number of servers may try: each car is
 * noted by one of them, and whoever dies before all are due leaves the rest to the next.
 */
export async function matchStock(db: Database, stock: Stock, now = new Date()): Promise<void> {
  const here = { car: newestId(stock), day: localTimeOf(now, stock.chain.timeZone).day };
  let { car: from, day } = await getProgress(db, here);
  if (await skipMatching(db, { car: from, day }, here)) return;
  let cars = listNewCars(stock, from);
  while (cars.length > 0) {
    const some = cars.slice(0, carsNotedAtOnce);
    const to = some.at(-1) ?? from;
    if (await noteCars(db, { from, to }, some)) from = to;
    else ({ car: from, day } = await getProgress(db, here));
    cars = cars.filter((id) => id > from);
  }
  await noteDepartures(db, listDeparted(stock, day));
  if (day !== here.day) await setDay(db, here.day);
  await matchNoted(db, stock, now);
  await makeDue(db, (zone) => nextMorning(zone, now));
}
