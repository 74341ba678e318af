import { sql } from "kysely";
import type { Executor } from "../schema.ts";

type SharedVin = { vin: string; cars: { site: string; stock_number: string }[] };

/** Whether a car of the model is or was in a yard, or is or was for sale. */
export async function hasCarsOf(db: Executor, modelId: number): Promise<boolean> {
  for (const table of ["vehicles", "cars_for_sale"] as const)
    if (await db.selectFrom(table).select("id").where("model_id", "=", modelId).limit(1).executeTakeFirst())
      return true;
  return false;
}

/** What the cars that are for sale cost now. */
export const listSalePrices = (db: Executor) =>
  db
    .selectFrom("cars_for_sale")
    .select(["store_id", "stock_number", "vin", "price_cents"])
    .where("sold_on", "is", null)
    .execute();

/** VINs that more than one present car has, where one of them is at one of the stores; at most `limit`. */
export async function listSharedVins(
  db: Executor,
  table: "vehicles" | "cars_for_sale",
  storeIds: readonly number[],
  limit: number,
): Promise<SharedVin[]> {
  if (storeIds.length === 0) return [];
  const left = sql.ref(table === "vehicles" ? "left_on" : "sold_on");
  const here = new Set(storeIds);
  const { rows } = await sql<{ vin: string; store_id: number; site: string; stock_number: string }>`
    select cars.vin, cars.store_id, stores.site, cars.stock_number
    from ${sql.table(table)} cars join stores on stores.id = cars.store_id
    where cars.${left} is null and cars.vin in (
      select vin from ${sql.table(table)} where ${left} is null and vin <> '' group by vin having count(*) > 1
    )
    order by cars.vin, cars.id limit ${limit * 20}`.execute(db);
  return [...Map.groupBy(rows, (row) => row.vin)]
    .filter(([, cars]) => cars.length > 1 && cars.some((car) => here.has(car.store_id)))
    .slice(0, limit)
    .map(([vin, cars]) => ({ vin, cars: cars.map(({ site, stock_number }) => ({ site, stock_number })) }));
}

/** "Toyota Camry", by the model's id. */
export const listPartNames = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom("parts")
    .select(["id", "item_number", "name_es", "name_en"])
    .where("id", "in", [-1, ...ids])
    .execute();

export async function listModelNames(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("models")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["models.id", "models.name", "makes.name as make"])
    .where("models.id", "in", [-1, ...ids])
    .execute();
  return new Map(rows.map(({ id, make, name }) => [id, `${make} ${name}`]));
}
