import { readFollow } from "#app/follows/read-follow.ts";
import { toVehicleQuery } from "#app/inventory/find-cars.ts";
import { milesBetween } from "#core/distance.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import type { Database } from "#data/database.ts";
import { listCells, listFollowQueries } from "#data/queries/followers.ts";
import type { Executor, FollowCellRow } from "#data/schema.ts";
import { getProgress, type Match, matchBatch, noteDepartures, skipMatching } from "#data/writes/follow-cars.ts";
import { dayNumber, type YardColumns } from "#stock/columns.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import type { Stock } from "#stock/stock.ts";
import { milesTo } from "#stock/store-grid.ts";
import { rowTest } from "#stock/vehicle-query.ts";
import { cellsOfCar } from "./cells.ts";
import { nextMorning } from "./morning.ts";

/** A car that nobody was told of, and where it stands. */
type NewCar = { id: number; columns: YardColumns; row: number; store: Store };

const carsInBatch = 200;
/** Thousands may stand in a cell: reading few cells at a time lets others have their turn. */
const cellsAtOnce = 40;
const searchesAtOnce = 400;

/** Cars of active yards with a higher id, in the order of their ids. */
function listNewCars(stock: Stock, after: number): NewCar[] {
  const found: NewCar[] = [];
  for (const store of stock.chain.stores) {
    const columns = store.active ? stock.yards.get(store.id)?.present : undefined;
    if (!columns) continue;
    for (let row = 0; row < columns.count; row++) {
      const id = columns.id[row] as number;
      if (id > after) found.push({ id, columns, row, store });
    }
  }
  return found.sort((a, b) => a.id - b.id);
}

const newestId = (stock: Stock): number => {
  let newest = 0;
  for (const { present, departed } of stock.yards.values())
    for (const { id, count } of [present, departed])
      for (let row = 0; row < count; row++) newest = Math.max(newest, id[row] as number);
  return newest;
};

/** What the cell says of the car, without the search itself. */
function mayWant({ from_year, to_year, latitude, longitude, miles }: FollowCellRow, { columns, row, store }: NewCar) {
  const year = columns.year[row] as number;
  if (year < from_year || year > to_year) return false;
  if (miles === null || latitude === null || longitude === null) return true;
  return milesBetween({ latitude, longitude }, store) <= miles;
}

/** Whether a whole search wants a car; each search is read once, however many follow it. */
function createTester(stock: Stock, now: Date) {
  const tests = new Map<number, (car: NewCar) => boolean>();
  const sameTests = new Map<string, (car: NewCar) => boolean>();
  return {
    async prepare(trx: Executor, ids: readonly number[]) {
      const unread = ids.filter((id) => !tests.has(id));
      for (let at = 0; at < unread.length; at += searchesAtOnce)
        for (const { id, query } of await listFollowQueries(trx, unread.slice(at, at + searchesAtOnce)))
          tests.set(id, sameTestOf(query));
    },
    passes: (id: number, car: NewCar) => tests.get(id)?.(car) ?? false,
  };
  function sameTestOf(query: string): (car: NewCar) => boolean {
    const test = sameTests.get(query) ?? testOf(query);
    sameTests.set(query, test);
    return test;
  }
  function testOf(query: string): (car: NewCar) => boolean {
    const follow = readFollow(new URLSearchParams(query), stock, now);
    if (follow?.kind !== "cars") return () => false;
    const asked = toVehicleQuery(stock, follow.search, now);
    const test = rowTest(stock, asked);
    const { origin, miles = 0 } = asked;
    return ({ columns, row, store }) =>
      (!origin || milesTo(origin, store) <= miles || miles === 0) && (test?.passes(columns, row) ?? true);
  }
}

/** The follows that want these cars: by cell, then by what the cell says, and only where that is not all by the search. */
async function findMatches(
  trx: Executor,
  cars: readonly NewCar[],
  stock: Stock,
  tester: ReturnType<typeof createTester>,
): Promise<Match[]> {
  const byCell = new Map<number, NewCar[]>();
  for (const car of cars) {
    const modelId = car.columns.modelId[car.row] as number;
    const { makeId } = stock.catalog.model(modelId);
    for (const cell of cellsOfCar({ makeId, modelId }, car.store)) {
      const there = byCell.get(cell);
      if (there) there.push(car);
      else byCell.set(cell, [car]);
    }
  }
  const cells = [...byCell.keys()];
  const yieldIfDue = createYield();
  const matches: Match[] = [];
  for (let at = 0; at < cells.length; at += cellsAtOnce) {
    const rows = await listCells(trx, cells.slice(at, at + cellsAtOnce));
    await tester.prepare(
      trx,
      rows.filter(({ more }) => more === 1).map(({ follow_id }) => follow_id),
    );
    for (const row of rows) {
      for (const car of byCell.get(row.cell) ?? [])
        if (row.more === 1 ? tester.passes(row.follow_id, car) : mayWant(row, car))
          matches.push({ follow_id: row.follow_id, vehicle_id: car.id });
      const pause = yieldIfDue();
      if (pause) await pause;
    }
  }
  // In the order of their key, so that each page of the table is written once.
  return matches.sort((a, b) => a.follow_id - b.follow_id || a.vehicle_id - b.vehicle_id);
}

/** Cars that left since the last look, and a day more for yards behind the chain's clock. */
function listDeparted(stock: Stock, since: string): number[] {
  const first = dayNumber(addDays(since, -2));
  const found: number[] = [];
  for (const { departed } of stock.yards.values())
    for (let row = 0; row < departed.count; row++)
      if ((departed.leftOn[row] as number) >= first) found.push(departed.id[row] as number);
  return found;
}

/**
 * Finds who wants what came since the last time, and who was told of what left. Any number of servers may try: each batch of
 * cars is matched by one of them, and again by another if it dies over it.
 */
export async function matchStock(db: Database, stock: Stock, now = new Date()): Promise<void> {
  const here = { car: newestId(stock), day: localTimeOf(now, stock.chain.timeZone).day };
  let { car: from, day } = await getProgress(db, here);
  if (await skipMatching(db, { car: from, day }, here)) return;
  const morning = (zone: string) => nextMorning(zone, now);
  const tester = createTester(stock, now);
  let cars = listNewCars(stock, from);
  while (cars.length > 0) {
    const batch = cars.slice(0, carsInBatch);
    const to = batch.at(-1)?.id ?? from;
    const mine = await matchBatch(db, { from, to }, (trx) => findMatches(trx, batch, stock, tester), morning);
    if (mine) from = to;
    else ({ car: from, day } = await getProgress(db, here));
    cars = cars.filter(({ id }) => id > from);
  }
  const departed = listDeparted(stock, day);
  if (departed.length > 0 || day !== here.day) await noteDepartures(db, departed, here.day, morning);
}
