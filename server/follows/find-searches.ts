import { readFollow } from "#app/follows/read-follow.ts";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import type { Database } from "#data/database.ts";
import { type AskedCell, listCells, listSearches } from "#data/queries/followers.ts";
import type { SearchCellRow } from "#data/schema.ts";
import { createYield, type YieldIfDue } from "#stock/event-loop-yield.ts";
import type { Stock } from "#stock/stock.ts";
import { createCarTest } from "./car-test.ts";
import { cellsOfPlaced, type PlacedCar } from "./placed-car.ts";

const cellsAtOnce = 50;
const searchesAtOnce = 400;

/** Cars of a cell that stand in one yard. */
type Group = { store: Store; cars: PlacedCar[] };

const yearOf = ({ columns, row }: PlacedCar) => columns.year[row] as number;

/** Cars by the cells that they are in, and there by their yards. */
async function groupByCell(cars: readonly PlacedCar[], stock: Stock, yieldIfDue: YieldIfDue) {
  const byCell = new Map<number, Group[]>();
  for (const car of cars) {
    await yieldIfDue();
    for (const cell of cellsOfPlaced(stock, car)) {
      const groups = byCell.get(cell);
      const group = groups?.find(({ store }) => store === car.store);
      if (group) group.cars.push(car);
      else if (groups) groups.push({ store: car.store, cars: [car] });
      else byCell.set(cell, [{ store: car.store, cars: [car] }]);
    }
  }
  return byCell;
}

function askedOf(cell: number, groups: readonly Group[]): AskedCell {
  let from_year = Number.POSITIVE_INFINITY;
  let to_year = 0;
  for (const { cars } of groups)
    for (const car of cars) {
      from_year = Math.min(from_year, yearOf(car));
      to_year = Math.max(to_year, yearOf(car));
    }
  return { cell, from_year, to_year };
}

/** The cars that the cell's row does not rule out, without the search itself, one after the other. */
function* wantedBy({ from_year, to_year, latitude, longitude, miles }: SearchCellRow, groups: readonly Group[]) {
  for (const { store, cars } of groups) {
    if (miles !== null && latitude !== null && longitude !== null)
      if (milesBetween({ latitude, longitude }, store) > miles) continue;
    for (const car of cars) if (yearOf(car) >= from_year && yearOf(car) <= to_year) yield car;
  }
}

const wantsAny = (row: SearchCellRow, groups: readonly Group[]) => !wantedBy(row, groups).next().done;

/** Of the searches that ask for more than their cells say, those that want one of these cars. */
async function testWhole(
  db: Database,
  stock: Stock,
  now: Date,
  unsure: ReadonlyMap<number, PlacedCar[]>,
  yieldIfDue: YieldIfDue,
): Promise<number[]> {
  const ids = [...unsure.keys()];
  const found: number[] = [];
  for (let at = 0; at < ids.length; at += searchesAtOnce)
    for (const { id, query } of await listSearches(db, ids.slice(at, at + searchesAtOnce))) {
      await yieldIfDue();
      const follow = readFollow(new URLSearchParams(query), stock, now);
      if (follow?.kind === "cars" && unsure.get(id)?.some(createCarTest(stock, follow, now))) found.push(id);
    }
  return found;
}

/** The searches that want one of these cars, some at a time: by cell, then by what the cell says, else by the search itself. */
export async function* findSearches(
  db: Database,
  cars: readonly PlacedCar[],
  stock: Stock,
  now: Date,
): AsyncGenerator<number[]> {
  const yieldIfDue = createYield();
  const byCell = await groupByCell(cars, stock, yieldIfDue);
  const cells = Float64Array.from(byCell.keys()).sort();
  for (let at = 0; at < cells.length; at += cellsAtOnce) {
    const asked = Array.from(cells.subarray(at, at + cellsAtOnce), (cell) => askedOf(cell, byCell.get(cell) ?? []));
    const found = new Set<number>();
    const unsure = new Map<number, PlacedCar[]>();
    for await (const rows of listCells(db, asked))
      for (const row of rows) {
        const groups = byCell.get(row.cell) ?? [];
        if (row.more === 1) {
          const wanted = [...wantedBy(row, groups)];
          if (wanted.length > 0) unsure.set(row.search_id, [...(unsure.get(row.search_id) ?? []), ...wanted]);
        } else if (wantsAny(row, groups)) found.add(row.search_id);
        const pause = yieldIfDue();
        if (pause) await pause;
      }
    yield [...found, ...(await testWhole(db, stock, now, unsure, yieldIfDue))];
  }
}
