import type { Executor } from "#data/schema.ts";
import { findRowsByKeys, type RowKey } from "#data/writes/feeds-rows.ts";
import type { Columns, RowOf } from "../columns.ts";
import type { Feed, Lookups } from "../feed.ts";
import type { SeenRows } from "./seen-rows.ts";

/** A line that was rejected still shows that its car is there: it must not count as gone. */
export function createMeant(db: Executor, feed: Feed<Columns>, lookups: Lookups<Columns>, seen: SeenRows) {
  let waiting: RowKey[] = [];
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
      waiting.push(...(lookups.meant?.(row) ?? []));
      if (waiting.length >= 1000) await flush();
    },
  };
}

export type Meant = ReturnType<typeof createMeant>;
