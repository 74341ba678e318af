import { collectRows } from "#data/differences.ts";
import type { Executor, Schema, StoreRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";

const storesTogether = 400;
/** Stores whose rows are held at one time: a chain of thousands has half a million rows of maps. */
const groupSize = 100;
type StoreTable = "store_services" | "store_hours" | "special_days" | "store_map_zones" | "store_map_rows";

export async function readStores(db: Executor, yieldIfDue: YieldIfDue): Promise<StoreRow[]> {
  const stores: StoreRow[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("stores")
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(storesTogether)
      .execute();
    stores.push(...rows);
    await yieldIfDue();
    if (rows.length < storesTogether) return stores;
    last = rows.at(-1)?.id ?? last;
  }
}

export function* groupsOf<T>(stores: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < stores.length; at += groupSize) yield stores.slice(at, at + groupSize);
}

/** A table's rows of some stores, which come in the order of their ids; see collectRows. */
export async function readByStore<T extends StoreTable>(
  db: Executor,
  table: T,
  columns: readonly (string & keyof Schema[T])[],
  stores: readonly { id: number }[],
): Promise<Map<number, string>> {
  const [first, last] = [stores[0], stores.at(-1)];
  if (!first || !last) return new Map();
  const rows = await db
    .selectFrom(table as StoreTable)
    .select(["store_id", collectRows(db, columns).as("rows")])
    .where("store_id", ">=", first.id)
    .where("store_id", "<=", last.id)
    .groupBy("store_id")
    .execute();
  return new Map(rows.map((row) => [row.store_id, row.rows]));
}
