import { isOffLot } from "#feeds/inventory/presence.ts";
import { findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";
import { looksLikeRow, matchRow } from "./fold-row.ts";

/** "2" before "10". */
export const rowOrder = new Intl.Collator("en", { numeric: true });
/** The rows that a yard's map has, in order; none where it has no map. */
export const listYardRows = (stock: Stock, storeId: number): string[] =>
  (findStoreMap(stock, storeId)?.rows ?? []).map(({ row }) => row).toSorted(rowOrder.compare);

/** A row as the yard writes it; else the first and the last that it has, "" where nobody knows. */
export function findYardRow(
  stock: Stock,
  storeId: number,
  text: string,
): { row: string } | { first: string; last: string } {
  const rows = listYardRows(stock, storeId);
  const typed = text.trim();
  if (rows.length === 0 && looksLikeRow(typed) && !isOffLot(typed)) return { row: typed };
  const row = matchRow(rows, typed);
  return row === undefined ? { first: rows[0] ?? "", last: rows.at(-1) ?? "" } : { row };
}
