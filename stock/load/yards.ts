import type { SelectQueryBuilder } from "kysely";
import { factBar, joinedColumns } from "#core/car-facts.ts";
import { addDays } from "#core/local-time.ts";
import { collect, joinTexts, listCollected, listTexts } from "#data/differences.ts";
import type { Executor, Schema } from "#data/schema.ts";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";
import type { Catalog } from "../catalog.ts";
import { noNumber, type YardColumns } from "../columns.ts";
import type { Yard } from "../stock.ts";
import type { WordTable } from "../word-table.ts";
import { packColumns, type ReadColumns, type SnapshotRow, vehicleColumns } from "./columns.ts";
import type { FindRoom } from "./yard-room.ts";

/** How far back cars that left are held, so that their pages can say when. */
const historyDays = 400;
const rowsTogether = 1000;
const countedTogether = 50;
const fewestForMedian = 10;

type Source = {
  db: Executor;
  catalog: Catalog;
  words: WordTable;
  yieldIfDue: YieldIfDue;
  findRoom?: FindRoom;
  /** How many rows are read in one go, which holds whoever else is at work here. */
  batchRows?: number;
};

/** Reads the vehicles of some stores. */
export async function loadYards(source: Source, storeIds: readonly number[]): Promise<Map<number, Yard>> {
  const yards = new Map<number, Yard>();
  const counts = await countRows(source, storeIds);
  for await (const some of readYards(source, storeIds, counts)) for (const [id, yard] of some) yards.set(id, yard);
  return yards;
}

/** Small stores together, large ones in slices. */
export async function* readYards(
  source: Source,
  storeIds: readonly number[],
  counts: ReadonlyMap<number, number>,
): AsyncGenerator<Map<number, Yard>> {
  const since = addDays(new Date().toISOString().slice(0, 10), -historyDays);
  for (const batch of batches(storeIds, counts, source.batchRows)) {
    const yards = new Map<number, Yard>();
    const rows = await readBatch(source, batch, since);
    for (const storeId of batch) {
      const read = rows.get(storeId) ?? nothing;
      const [here, left]: [number[], number[]] = [[], []];
      for (let place = 0; place < read.left_on.length; place++)
        (read.left_on[place] === null ? here : left).push(place);
      const pack = (places: number[]) =>
        packColumns(storeId, read, places, source.catalog, source.words, source.findRoom);
      const present = pack(here);
      await source.yieldIfDue();
      const departed = pack(left);
      yards.set(storeId, { present, departed, typicalStayDays: medianStay(departed) });
      await source.yieldIfDue();
    }
    yield yards;
  }
}

export async function countRows({ db, yieldIfDue }: Source, storeIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let at = 0; at < storeIds.length; at += countedTogether) {
    const rows = await db
      .selectFrom("vehicles")
      .select(({ fn }) => ["store_id", fn.countAll<number>().as("count")])
      .where("store_id", "in", storeIds.slice(at, at + countedTogether))
      .groupBy("store_id")
      .execute();
    for (const row of rows) counts.set(row.store_id, row.count);
    await yieldIfDue();
  }
  return counts;
}

function* batches(
  storeIds: readonly number[],
  counts: ReadonlyMap<number, number>,
  batchRows = rowsTogether,
): Generator<number[]> {
  let batch: number[] = [];
  let rows = 0;
  for (const storeId of storeIds) {
    const count = counts.get(storeId) ?? 0;
    if (batch.length > 0 && rows + count > batchRows) {
      yield batch;
      batch = [];
      rows = 0;
    }
    batch.push(storeId);
    rows += count;
  }
  if (batch.length > 0) yield batch;
}

const nothing = columnsOf(() => []);

async function readBatch(
  { db, yieldIfDue, batchRows = rowsTogether }: Source,
  storeIds: readonly number[],
  since: string,
): Promise<Map<number, ReadColumns>> {
  const query = db
    .selectFrom("vehicles")
    .select(["store_id", ...vehicleColumns.filter((name) => name !== "facts")])
    .select(joinTexts(joinedColumns, factBar).as("facts"))
    .where((eb) => eb.or([eb("left_on", "is", null), eb("left_on", ">=", since)]));
  const [only] = storeIds;
  if (storeIds.length > 1 || only === undefined) return readColumns(db, query.where("store_id", "in", storeIds));
  let found = nothing;
  for (let last = 0; ; ) {
    const slice = query.where("store_id", "=", only).where("id", ">", last).orderBy("id").limit(batchRows);
    const more = (await readColumns(db, slice)).get(only) ?? nothing;
    found = found === nothing ? more : appended(found, more);
    await yieldIfDue();
    last = Math.max(last, ...more.id);
    if (more.id.length < batchRows) return new Map([[only, found]]);
  }
}

const allDifferent: ReadonlySet<keyof ReadColumns> = new Set(["stock_number", "vin"]);

type Rows = SelectQueryBuilder<Schema, "vehicles", Pick<SnapshotRow, "store_id" | keyof ReadColumns>>;

/** By store, each column as one list. */
async function readColumns(db: Executor, rows: Rows): Promise<Map<number, ReadColumns>> {
  const stores = await db
    .selectFrom(rows.as("cars"))
    .select("store_id")
    .select(vehicleColumns.map((name) => collect(db, name).as(name)))
    .groupBy("store_id")
    .execute();
  const listOf = (name: keyof ReadColumns) => (allDifferent.has(name) ? listTexts : listCollected);
  return new Map(stores.map((store) => [store.store_id, columnsOf((name) => listOf(name)(store[name]))]));
}

function columnsOf(listOf: (name: keyof ReadColumns) => readonly unknown[]): ReadColumns {
  return Object.fromEntries(vehicleColumns.map((name) => [name, listOf(name)])) as unknown as ReadColumns;
}

const appended = (before: ReadColumns, more: ReadColumns): ReadColumns =>
  columnsOf((name) => [...before[name], ...more[name]]);

function medianStay({ count, dateSet, leftOn }: YardColumns): number | null {
  const stays: number[] = [];
  for (let row = 0; row < count; row++) {
    if (leftOn[row] !== noNumber) stays.push((leftOn[row] as number) - (dateSet[row] as number));
  }
  if (stays.length < fewestForMedian) return null;
  stays.sort((a, b) => a - b);
  return stays[Math.floor(stays.length / 2)] as number;
}
