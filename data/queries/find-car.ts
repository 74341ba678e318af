import { sql } from "kysely";
import { type CarFacts, factBar, joinedColumns, readFacts } from "#core/car-facts.ts";
import type { Database } from "../database.ts";
import { joinTexts } from "../differences.ts";

export type FoundCar = {
  id: number;
  storeId: number;
  stockNumber: string;
  vin: string;
  year: number;
  name: string;
  row: string;
  space: string;
  facts: CarFacts;
};

const most = 30;

/** Cars that are there, by the end of their VIN or the beginning of their stock number, at one of these stores. */
export async function findPresentCars(db: Database, storeIds: readonly number[], text: string): Promise<FoundCar[]> {
  const plain = text.toUpperCase().replace(/[^A-Z0-9-]/g, "");
  if (plain.length < 2) return [];
  const rows = await db.main
    .selectFrom("vehicles as v")
    .innerJoin("models", "models.id", "v.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["v.id", "v.store_id", "v.stock_number", "v.vin", "v.year", "v.trim", "v.row", "v.space"])
    .select(["models.name as model", "makes.name as make"])
    .select(joinTexts(joinedColumns, factBar).as("facts"))
    .where("v.store_id", "in", [-1, ...storeIds])
    .where("v.left_on", "is", null)
    .where(sql<boolean>`(upper(v.stock_number) like ${`${plain}%`} or v.vin like ${`%${plain}`})`)
    .orderBy("v.stock_number")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    storeId: row.store_id,
    stockNumber: row.stock_number,
    vin: row.vin,
    year: row.year,
    name: [row.year, row.make, row.model, row.trim].filter(Boolean).join(" "),
    row: row.row,
    space: row.space,
    facts: readFacts(row.facts),
  }));
}
