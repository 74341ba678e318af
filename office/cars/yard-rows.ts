import { isOffLot } from "#feeds/inventory/presence.ts";
import { findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";

const order = new Intl.Collator("en", { numeric: true });
/** "07" and "7", "f-3" and "F3" are one row. */
const foldRow = (row: string): string =>
  row
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/(^|\D)0+(?=\d)/g, "$1");

/** The rows that a yard's map has, in order; none where it has no map. */
export const listYardRows = (stock: Stock, storeId: number): string[] =>
  (findStoreMap(stock, storeId)?.rows ?? []).map(({ row }) => row).toSorted(order.compare);

/** Where there is no map, a row is a number, with letters before it at most. */
const looksLikeRow = /^\p{L}{0,3}[- ]?\d{1,3}\p{L}?$/u;

/** A row as the yard writes it; else the first and the last that it has, "" where nobody knows. */
export function findYardRow(
  stock: Stock,
  storeId: number,
  text: string,
): { row: string } | { first: string; last: string } {
  const rows = listYardRows(stock, storeId);
  const typed = text.trim();
  if (rows.length === 0 && looksLikeRow.test(typed) && !isOffLot(typed)) return { row: typed };
  const row = rows.find((one) => foldRow(one) === foldRow(typed));
  return row === undefined ? { first: rows[0] ?? "", last: rows.at(-1) ?? "" } : { row };
}
