import { findRowsByKeys, type PlainRow, type RowKey } from "#data/writes/feeds-rows.ts";
import type { Columns, RowOf } from "#feeds/engine/columns.ts";
import type { Feed, Lookups } from "#feeds/engine/feed.ts";
import type { SeenRows } from "./seen-rows.ts";
import type { WriteSession } from "./write-session.ts";

/** A line that was rejected still shows that its car is there: it must not count as gone, whatever is wrong with it. */
export function createRejectedCars(
  { db, staffWords }: Pick<WriteSession, "db" | "staffWords">,
  feed: Feed<Columns>,
  lookups: Lookups<Columns>,
  seen: SeenRows,
) {
  let waiting: RowKey[] = [];
  /** Cars of lines whose store nobody knows, by stock number or VIN alone. */
  const anywhere = new Set<string>();
  const sign = (column: string, value: unknown) => `${column}=${value}`;
  const flush = async () => {
    const table = feed.snapshot?.table;
    const keys = waiting;
    waiting = [];
    if (!table) return;
    for (const alike of Map.groupBy(keys, (key) => Object.keys(key).join()).values()) {
      for (const row of await findRowsByKeys(db, table, alike, { present: true })) seen.add(table, row);
    }
  };
  return {
    flush,
    async add(row: Partial<RowOf<Columns>>): Promise<void> {
      for (const key of lookups.meant?.(row) ?? []) {
        staffWords?.mean(key);
        if ("store_id" in key) waiting.push(key);
        else for (const [column, value] of Object.entries(key)) anywhere.add(sign(column, value));
      }
      if (waiting.length >= 1000) await flush();
    },
    isMeant: (row: PlainRow): boolean =>
      anywhere.size > 0 &&
      ["stock_number", "vin"].some((column) => row[column] !== "" && anywhere.has(sign(column, row[column]))),
  };
}

export type RejectedCars = ReturnType<typeof createRejectedCars>;
