import { sql } from "kysely";
import { type CarFacts, factBar, joinedColumns, readFacts } from "#core/car-facts.ts";
import type { Database } from "../database.ts";
import { isPostgres, joinTexts } from "../differences.ts";

export type FoundCar = {
  id: number;
  storeId: number;
  stockNumber: string;
  vin: string;
  year: number;
  name: string;
  row: string;
  space: string;
  leftOn: string | null;
  heldUntil: string | null;
  facts: CarFacts;
};

const most = 30;

const selectCars = (db: Database) =>
  db.main
    .selectFrom("vehicles as v")
    .innerJoin("models", "models.id", "v.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["v.id", "v.store_id", "v.stock_number", "v.vin", "v.year", "v.trim", "v.row", "v.space"])
    .select(["v.left_on", "v.held_until", "models.name as model", "makes.name as make"])
    .select(joinTexts(joinedColumns, factBar).as("facts"));

type Read = Awaited<ReturnType<ReturnType<typeof selectCars>["executeTakeFirstOrThrow"]>>;

const carOf = (row: Read): FoundCar => ({
  id: row.id,
  storeId: row.store_id,
  stockNumber: row.stock_number,
  vin: row.vin,
  year: row.year,
  name: [row.year, row.make, row.model, row.trim].filter(Boolean).join(" "),
  row: row.row,
  space: row.space,
  leftOn: row.left_on,
  heldUntil: row.held_until,
  facts: readFacts(row.facts),
});

/** From so many yards on the numbers of all cars are read, which stand in indexes, and not the rows, which are wide. */
const manyYards = 8;

/** Cars that are there, by the end of their VIN or the beginning of their stock number, at one of these stores. */
export async function findPresentCars(db: Database, storeIds: readonly number[], text: string): Promise<FoundCar[]> {
  const plain = text.toUpperCase().replace(/[^A-Z0-9-]/g, "");
  if (plain.length < 2) return [];
  // SQLite's own is blind to case, and half as dear as turning each number to capitals.
  const hasStock = sql`stock_number ${sql.raw(isPostgres(db.main) ? "ilike" : "like")} ${`${plain}%`}`;
  const hasVin = sql`vin like ${`%${plain}`}`;
  const rows = await selectCars(db)
    .where("v.store_id", "in", [-1, ...storeIds])
    .where("v.left_on", "is", null)
    .where(
      storeIds.length < manyYards
        ? sql<boolean>`(${hasStock} or ${hasVin})`
        : sql<boolean>`v.id in (select id from vehicles where ${hasVin} union all
            select id from vehicles where left_on is null and stock_number <> '' and ${hasStock})`,
    )
    .orderBy("v.stock_number")
    .limit(most)
    .execute();
  return rows.map(carOf);
}

/** A car of a store, there or gone. */
export async function findCarById(db: Database, storeId: number, id: number): Promise<FoundCar | undefined> {
  const row = await selectCars(db).where("v.store_id", "=", storeId).where("v.id", "=", id).executeTakeFirst();
  return row && carOf(row);
}
