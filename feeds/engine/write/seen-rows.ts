import { type KeyedTable, keyColumns } from "#data/keys.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import { IdSet } from "./id-set.ts";

/** Which rows the file has spoken of, by table. */
export function createSeenRows() {
  const ids = new Map<KeyedTable, IdSet>();
  const others = new Set<string>();
  const idsOf = (table: KeyedTable) => {
    const set = ids.get(table) ?? new IdSet();
    ids.set(table, set);
    return set;
  };
  return {
    /** True when the row was not yet spoken of. */
    add(table: KeyedTable, row: PlainRow): boolean {
      if (typeof row.id === "number") return idsOf(table).add(row.id);
      const key = `${table}\u0001${keyColumns[table].map((column) => row[column]).join("\u0001")}`;
      if (others.has(key)) return false;
      others.add(key);
      return true;
    },
    hasId: (table: KeyedTable, id: number) => idsOf(table).has(id),
  };
}

export type SeenRows = ReturnType<typeof createSeenRows>;
