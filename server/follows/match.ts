import { readFollow } from "#app/follows/read-follow.ts";
import { toVehicleQuery } from "#app/inventory/find-cars.ts";
import { milesBetween } from "#core/distance.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import type { Database } from "#data/database.ts";
import { listCells, listSearches } from "#data/queries/followers.ts";
import type { SearchCellRow } from "#data/schema.ts";
import {
  getProgress,
  type Match,
  noteDepartures,
  noteMatches,
  setDay,
  skipMatching,
} from "#data/writes/follow-cars.ts";
import { makeDue } from "#data/writes/follow-dues.ts";
import { dayNumber, type YardColumns } from "#stock/columns.ts";
import { createYield, type YieldIfDue } from "#stock/event-loop-yield.ts";
import type { Stock } from "#stock/stock.ts";
import { milesTo } from "#stock/store-grid.ts";
import { rowTest } from "#stock/vehicle-query.ts";
import { cellsOfCar } from "./cells.ts";
import { nextMorning } from "./morning.ts";

/** A car that nobody was told of, and where it stands. */
type NewCar = { id: number; columns: YardColumns; row: number; store: Store };

/** Found in one pass over their cells, so that a cell that many of them are in is read once. */
const carsInPass = 5_000;
const cellsAtOnce = 400;
const searchesAtOnce = 400;
/** Noted in one transaction, while forms wait. */
const rowsInBatch = 50_000;

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

/** Cars of a cell that stand in one yard. */
type Group = { store: Store; cars: NewCar[] };

/** Those that the cell's row does not rule out, without the search itself. */
function listWanted({ from_year, to_year, latitude, longitude, miles }: SearchCellRow, groups: readonly Group[]) {
  const wanted: NewCar[] = [];
  for (const { store, cars } of groups) {
    if (miles !== null && latitude !== null && longitude !== null)
      if (milesBetween({ latitude, longitude }, store) > miles) continue;
    for (const car of cars) {
      const year = car.columns.year[car.row] as number;
      if (year >= from_year && year <= to_year) wanted.push(car);
    }
  }
  return wanted;
}

/** Whether a whole search wants a car; each is read once. */
function createTester(db: Database, stock: Stock, now: Date) {
  const tests = new Map<number, (car: NewCar) => boolean>();
  return {
    async prepare(ids: readonly number[]) {
      const unread = ids.filter((id) => !tests.has(id));
      for (let at = 0; at < unread.length; at += searchesAtOnce)
        for (const { id, query } of await listSearches(db, unread.slice(at, at + searchesAtOnce)))
          tests.set(id, testOf(query));
    },
    passes: (id: number, car: NewCar) => tests.get(id)?.(car) ?? false,
  };
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

/** New cars by the cells that they are in, and there by their yards. */
async function groupByCell(cars: readonly NewCar[], stock: Stock, yieldIfDue: YieldIfDue) {
  const byCell = new Map<number, Group[]>();
  for (const car of cars) {
    const pause = yieldIfDue();
    if (pause) await pause;
    const modelId = car.columns.modelId[car.row] as number;
    const { makeId } = stock.catalog.model(modelId);
    for (const cell of cellsOfCar({ makeId, modelId }, car.store)) {
      const groups = byCell.get(cell);
      const group = groups?.find(({ store }) => store === car.store);
      if (group) group.cars.push(car);
      else if (groups) groups.push({ store: car.store, cars: [car] });
      else byCell.set(cell, [{ store: car.store, cars: [car] }]);
    }
  }
  return byCell;
}

/** The searches that want each car: by cell, then by what the cell says, and only where that is not all by the search. */
async function findMatches(
  db: Database,
  cars: readonly NewCar[],
  stock: Stock,
  tester: ReturnType<typeof createTester>,
) {
  const yieldIfDue = createYield();
  const byCell = await groupByCell(cars, stock, yieldIfDue);
  const cells = [...byCell.keys()].sort((a, b) => a - b);
  const found = new Map<number, number[]>(cars.map(({ id }) => [id, []]));
  for (let at = 0; at < cells.length; at += cellsAtOnce)
    for await (const rows of listCells(db, cells.slice(at, at + cellsAtOnce))) {
      const unsure: { id: number; wanted: NewCar[] }[] = [];
      for (const row of rows) {
        const wanted = listWanted(row, byCell.get(row.cell) ?? []);
        if (row.more === 0) for (const { id } of wanted) found.get(id)?.push(row.search_id);
        else if (wanted.length > 0) unsure.push({ id: row.search_id, wanted });
        const pause = yieldIfDue();
        if (pause) await pause;
      }
      await tester.prepare(unsure.map(({ id }) => id));
      for (const { id, wanted } of unsure)
        for (const car of wanted) if (tester.passes(id, car)) found.get(car.id)?.push(id);
    }
  return found;
}

/** Some cars, in the order of their ids, as many as have these rows. Answers up to which car all is noted. */
async function noteFound(db: Database, from: number, cars: readonly NewCar[], found: ReadonlyMap<number, number[]>) {
  let noted = from;
  let matches: Match[] = [];
  for (const [at, { id }] of cars.entries()) {
    for (const search_id of found.get(id) ?? []) matches.push({ search_id, vehicle_id: id });
    if (matches.length < rowsInBatch && at < cars.length - 1) continue;
    if (!(await noteMatches(db, { from: noted, to: id }, matches))) return undefined;
    noted = id;
    matches = [];
  }
  return noted;
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
 * cars is noted by one of them, and found again by another if it dies over it.
 */
export async function matchStock(db: Database, stock: Stock, now = new Date()): Promise<void> {
  const here = { car: newestId(stock), day: localTimeOf(now, stock.chain.timeZone).day };
  let { car: from, day } = await getProgress(db, here);
  if (await skipMatching(db, { car: from, day }, here)) return;
  const tester = createTester(db, stock, now);
  let cars = listNewCars(stock, from);
  while (cars.length > 0) {
    const some = cars.slice(0, carsInPass);
    const noted = await noteFound(db, from, some, await findMatches(db, some, stock, tester));
    if (noted !== undefined) from = noted;
    else ({ car: from, day } = await getProgress(db, here));
    cars = cars.filter(({ id }) => id > from);
  }
  await noteDepartures(db, listDeparted(stock, day));
  if (day !== here.day) await setDay(db, here.day);
  await makeDue(db, (zone) => nextMorning(zone, now));
}
