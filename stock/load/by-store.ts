import type { Executor, Schema, StoreRow } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";

const storesTogether = 400;
/** Half a million rows of maps in a chain of thousands of stores: few stores at a time. */
const together = { store_services: 400, store_hours: 200, special_days: 200, store_map_zones: 200, store_map_rows: 40 };
export type StoreTable = keyof typeof together;

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

/** A table's rows by store, read some stores at a time so that the event loop goes on. */
export async function readByStore<T extends StoreTable>(
  db: Executor,
  table: T,
  stores: readonly { id: number }[],
  yieldIfDue: YieldIfDue,
): Promise<Map<number, Schema[T][]>> {
  const found = new Map<number, Schema[T][]>();
  const ids = stores.map(({ id }) => id).toSorted((a, b) => a - b);
  for (let at = 0; at < ids.length; at += together[table]) {
    const slice = ids.slice(at, at + together[table]);
    const rows = (await db
      .selectFrom(table as StoreTable)
      .selectAll()
      .where("store_id", ">=", slice[0] as number)
      .where("store_id", "<=", slice.at(-1) as number)
      .execute()) as Schema[T][];
    for (const row of rows) {
      const list = found.get(row.store_id);
      if (list) list.push(row);
      else found.set(row.store_id, [row]);
    }
    await yieldIfDue();
  }
  return found;
}
