import { sql } from "kysely";
import type { Executor } from "../schema.ts";

const files = 5;

/** How many cars the last files of a feed named of each store that still stand, the middle one of five; a store without files is not in it. */
export async function listUsualCars(
  db: Executor,
  feed: string,
  storeIds: readonly number[],
): Promise<Map<number, number>> {
  if (storeIds.length === 0) return new Map();
  const { rows } = await sql<{ store_id: number; cars: number }>`
    select store_id, cars from (
      select f.store_id, f.cars, row_number() over (partition by f.store_id order by f.run_id desc) as place
      from file_cars f join import_runs r on r.id = f.run_id
      where f.feed = ${feed} and r.status = 'done' and f.store_id in (${sql.join(storeIds)})
    ) as newest where place <= ${files}`.execute(db);
  const usual = new Map<number, number>();
  for (const [storeId, of] of Map.groupBy(rows, (row) => row.store_id)) {
    const sorted = of.map((row) => row.cars).sort((a, b) => a - b);
    usual.set(storeId, sorted[Math.floor(sorted.length / 2)] ?? 0);
  }
  return usual;
}
