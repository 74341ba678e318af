import type { Vehicle } from "#core/vehicle.ts";
import { type Columns, vehicleAt, wordAt } from "./columns.ts";
import type { Stock } from "./stock.ts";
import type { StoreMatches } from "./vehicles.ts";

export const vehicleOrders = ["newest", "year", "row"] as const;
export type VehicleOrder = (typeof vehicleOrders)[number];

/** The cars of one store's matches in an order, `from` up to `to` as in slice. */
export function listInOrder(
  stock: Stock,
  matches: StoreMatches,
  order: VehicleOrder,
  from = 0,
  to?: number,
): Vehicle[] {
  if (order === "year") return matches.vehicles(from, to);
  const { columns } = matches;
  const compare = order === "newest" ? byDate(columns) : byRow(stock, columns);
  const rows = Uint32Array.from(matches.rows).sort(compare).slice(from, to);
  return Array.from(rows, (row) => vehicleAt(columns, row, stock.catalog, stock.words));
}

/** Over all stores, the newest first. */
export function listNewestMatches(stock: Stock, matches: readonly StoreMatches[], count: number): Vehicle[] {
  const places = matches.flatMap(({ columns, rows }) =>
    Array.from(Uint32Array.from(rows).sort(byDate(columns)).slice(0, count), (row) => ({ columns, row })),
  );
  const date = ({ columns, row }: (typeof places)[number]) => columns.dateSet[row] as number;
  const id = ({ columns, row }: (typeof places)[number]) => columns.id[row] as number;
  return places
    .sort((a, b) => date(b) - date(a) || id(b) - id(a))
    .slice(0, count)
    .map(({ columns, row }) => vehicleAt(columns, row, stock.catalog, stock.words));
}

const byDate =
  ({ dateSet, id }: Columns) =>
  (a: number, b: number): number =>
    (dateSet[b] as number) - (dateSet[a] as number) || (id[b] as number) - (id[a] as number);

/** In the order in which one walks: section, row, space; numbers by value. */
function byRow(stock: Stock, columns: Columns): (a: number, b: number) => number {
  const keys = new Map<number, string>();
  const keyOf = (row: number) => {
    let key = keys.get(row);
    if (key === undefined) {
      const texts = (["section", "row", "space"] as const).map((column) =>
        stock.words.text(wordAt(columns, row, column)),
      );
      key = texts.map(walkKey).join("\u0000");
      keys.set(row, key);
    }
    return key;
  };
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left < right ? -1 : left > right ? 1 : a - b;
  };
}

/** "9" before "12", "A9" before "A12", no row at all last. */
const walkKey = (text: string): string =>
  text === "" ? "\uffff" : text.replace(/\d+/g, (digits) => digits.padStart(8, "0"));
