import type { Database } from "../database.ts";
import type { Executor, ImportRunRow } from "../schema.ts";
import { listChangesOfRuns } from "./import-changes.ts";

export type CarWithVin = {
  id: number;
  storeId: number;
  stockNumber: string;
  name: string;
  row: string;
  leftOn: string | null;
};

const most = 10;

/** The cars of the whole chain that have this VIN, those that are there first. */
export async function listCarsWithVin(db: Database, vin: string): Promise<CarWithVin[]> {
  if (vin === "") return [];
  const rows = await db.main
    .selectFrom("vehicles as v")
    .innerJoin("models", "models.id", "v.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["v.id", "v.store_id", "v.stock_number", "v.year", "v.row", "v.left_on"])
    .select(["models.name as model", "makes.name as make"])
    .where("v.vin", "=", vin)
    .orderBy("v.id", "desc")
    .limit(most)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      storeId: row.store_id,
      stockNumber: row.stock_number,
      name: [row.year, row.make, row.model].join(" "),
      row: row.row,
      leftOn: row.left_on,
    }))
    .toSorted((a, b) => Number(a.leftOn !== null) - Number(b.leftOn !== null));
}

/** The cars that are at a yard, by their VINs. */
export const listVinsAt = (db: Database, storeId: number) =>
  db.main
    .selectFrom("vehicles")
    .select(["id", "vin", "row", "stock_number"])
    .where("store_id", "=", storeId)
    .where("left_on", "is", null)
    .where("vin", "<>", "")
    .execute();

const lastOnes = 300;

/** The stock numbers that a yard gave last, the newest first. */
export async function listLastStockNumbers(db: Database, storeId: number): Promise<string[]> {
  const rows = await db.main
    .selectFrom("vehicles")
    .select("stock_number")
    .where("store_id", "=", storeId)
    .where("stock_number", "<>", "")
    .orderBy("id", "desc")
    .limit(lastOnes)
    .execute();
  return rows.map((row) => row.stock_number);
}

/** Whether a car that is there has this number in a yard. */
export async function isStockNumberTaken(db: Database, storeId: number, stock: string): Promise<boolean> {
  const query = db.main.selectFrom("vehicles").select("id").where("store_id", "=", storeId);
  return (await query.where("stock_number", "=", stock).where("left_on", "is", null).executeTakeFirst()) !== undefined;
}

/** The file of one car that was received, named by the key that its form came with. */
export const receivedFile = (key: string): string => `received-${key}.json`;

/** As what the history keeps it: a file that is sent may have any name, but never this form. */
export const receivedFormat = "office-received";

export const isReceived = ({ format }: Pick<ImportRunRow, "format">): boolean => format === receivedFormat;

export const findReceived = (db: Database, key: string) =>
  db.main
    .selectFrom("import_runs")
    .selectAll()
    .where("format", "=", receivedFormat)
    .where("file_name", "=", receivedFile(key))
    .executeTakeFirst();

export type ReceivedCar = {
  runId: number;
  at: string;
  storeId: number;
  stockNumber: string;
  name: string;
  row: string;
};

/** New rows are written down as a range. */
function idIn(rowKey: string): number {
  const { id, from } = JSON.parse(rowKey) as { id?: number; from?: number };
  return id ?? from ?? -1;
}

/** The runs that received a car at these yards since a moment and were not taken back, the newest first, with their cars. */
async function listReceivingRuns(db: Executor, storeIds: readonly number[], since: string) {
  const runs = await db
    .selectFrom("import_runs")
    .select(["id", "started_at"])
    .where("started_at", ">", since)
    .where("format", "=", receivedFormat)
    .where("status", "=", "done")
    .where("version", "is not", null)
    .where("stores", "in", ["", ...storeIds.map((id) => JSON.stringify([id]))])
    .orderBy("id", "desc")
    .limit(1000)
    .execute();
  const changes = await listChangesOfRuns(
    db,
    runs.map(({ id }) => id),
    ["vehicles"],
  );
  const idOf = new Map(changes.map(({ run_id, row_key }) => [run_id, idIn(row_key)]));
  return { runs, idOf };
}

/** The ids of the cars that staff received at a yard since a moment. */
export async function listReceivedIds(db: Executor, storeId: number, since: string): Promise<ReadonlySet<number>> {
  return new Set((await listReceivingRuns(db, [storeId], since)).idOf.values());
}

/** The cars that were received at these yards since a moment and not taken back, the newest first. */
export async function listReceived(db: Database, storeIds: readonly number[], since: string): Promise<ReceivedCar[]> {
  const { runs, idOf } = await listReceivingRuns(db.main, storeIds, since);
  const cars = await db.main
    .selectFrom("vehicles as v")
    .innerJoin("models", "models.id", "v.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["v.id", "v.store_id", "v.stock_number", "v.year", "v.row", "models.name as model", "makes.name as make"])
    .where("v.id", "in", [-1, ...idOf.values()])
    .execute();
  const carOf = new Map(cars.map((car) => [car.id, car]));
  return runs.flatMap(({ id, started_at }) => {
    const car = carOf.get(idOf.get(id) ?? -1);
    if (!car) return [];
    const name = [car.year, car.make, car.model].join(" ");
    return [{ runId: id, at: started_at, storeId: car.store_id, stockNumber: car.stock_number, name, row: car.row }];
  });
}
