import { once } from "#core/once.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { textAt, vehicleAt, wordAt, type YardColumns } from "./columns.ts";
import { Newest } from "./newest.ts";
import type { Stock } from "./stock.ts";
import type { RowList, StoreMatches } from "./vehicles.ts";
import type { WordTable } from "./word-table.ts";

export const vehicleOrders = ["newest", "year", "row"] as const;
export type VehicleOrder = (typeof vehicleOrders)[number];

/** The cars of one store's matches in an order, `from` up to `to` as in slice. */
export function listInOrder(
  stock: Stock,
  matches: StoreMatches,
  order: VehicleOrder,
  from = 0,
  to = matches.count,
): Vehicle[] {
  if (order === "year") return matches.vehicles(from, to);
  const { columns, rows } = matches;
  const sorted = order === "newest" ? newestRows(columns, rows, to) : rowsInWalk(stock.words, columns, rows);
  return Array.from(sorted.slice(from, to), (row) => vehicleAt(columns, row, stock.catalog, stock.words));
}

/** Over all stores, the newest first. */
export function listNewestMatches(stock: Stock, matches: readonly StoreMatches[], count: number): Vehicle[] {
  const newest = new Newest(count);
  for (const { columns, rows } of matches) {
    if (rows.length === columns.count) newest.offerStore(columns);
    else newest.offer(columns, rows);
  }
  return newest.places.map(({ columns, row }) => vehicleAt(columns, row, stock.catalog, stock.words));
}

const fewRows = 200;

/** The first `count` rows by date set. Many rows are not sorted: the store's own list by date is walked. */
function newestRows(columns: YardColumns, rows: RowList, count: number): RowList {
  if (rows.length === columns.count) return columns.newest.subarray(0, count);
  if (rows.length <= fewRows) {
    const { dateSet, id } = columns;
    const byDate = (a: number, b: number) =>
      (dateSet[b] as number) - (dateSet[a] as number) || (id[b] as number) - (id[a] as number);
    return Uint32Array.from(rows).sort(byDate).slice(0, count);
  }
  const matching = new Uint8Array(columns.count);
  for (let at = 0; at < rows.length; at++) matching[rows[at] as number] = 1;
  const found: number[] = [];
  for (const row of columns.newest) {
    if (found.length >= count) break;
    if (matching[row]) found.push(row);
  }
  return found;
}

/** In the order in which one walks: section, row, space; numbers by value. */
function rowsInWalk(words: WordTable, columns: YardColumns, rows: RowList): number[] {
  const keyed = Array.from(rows, (row) => ({
    row,
    key: (["section", "row", "space"] as const)
      .map((column) => walkKey(words, wordAt(columns, row, textAt[column])))
      .join("\u0000"),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row)).map(({ row }) => row);
}

const keysOf = once((_: WordTable): string[] => []);

/** "9" before "12", "A9" before "A12", no row at all last. */
function walkKey(words: WordTable, word: number): string {
  const keys = keysOf(words);
  const known = keys[word];
  if (known !== undefined) return known;
  const text = words.text(word);
  const key = text === "" ? "\uffff" : text.replace(/\d+/g, (digits) => digits.padStart(8, "0"));
  keys[word] = key;
  return key;
}
