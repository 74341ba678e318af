import { sql } from "kysely";
import type { Database } from "../database.ts";

export type RowCar = {
  id: number;
  name: string;
  stockNumber: string;
  vin: string;
  space: string;
  row: string;
  heldUntil: string | null;
  /** How it left; null: it is there. */
  leftHow: "gone" | "sold" | "crushed" | "moved" | null;
};

/** The cars of a yard that stand in a row or left it on this day, and these, wherever they are by now. */
export async function listRowCars(
  db: Database,
  storeId: number,
  { row, today, also }: { row: string; today: string; also: readonly number[] },
): Promise<RowCar[]> {
  const rows = await db.main
    .selectFrom("vehicles as v")
    .innerJoin("models", "models.id", "v.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["v.id", "v.stock_number", "v.vin", "v.year", "v.trim", "v.row", "v.space", "v.left_how", "v.held_until"])
    .select(["models.name as model", "makes.name as make"])
    .where("v.store_id", "=", storeId)
    .where(({ or, and, eb }) =>
      or([
        and([eb("v.row", "=", row), or([eb("v.left_on", "is", null), eb("v.left_on", "=", today)])]),
        eb("v.id", "in", [-1, ...also]),
      ]),
    )
    .execute();
  return rows.map((car) => ({
    id: car.id,
    name: [car.year, car.make, car.model, car.trim].filter(Boolean).join(" "),
    stockNumber: car.stock_number,
    vin: car.vin,
    space: car.space,
    row: car.row,
    heldUntil: car.held_until,
    leftHow: car.left_how,
  }));
}

/** How many cars stand in each row of a yard. */
export async function countRowCars(db: Database, storeId: number): Promise<Map<string, number>> {
  const rows = await db.main
    .selectFrom("vehicles")
    .select(["row", sql<number>`count(*)`.as("count")])
    .where("store_id", "=", storeId)
    .where("left_on", "is", null)
    .where("row", "<>", "")
    .groupBy("row")
    .execute();
  return new Map(rows.map(({ row, count }) => [row, Number(count)]));
}
