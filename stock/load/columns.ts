import type { VehicleRow } from "#data/schema.ts";
import type { Catalog } from "../catalog.ts";
import {
  compareRows,
  type Directory,
  dayNumber,
  noNumber,
  textColumns,
  textWidth,
  vinWidth,
  type YardColumns,
} from "../columns.ts";
import type { WordTable } from "../word-table.ts";

/** The columns that the snapshot reads. */
export const vehicleColumns = [
  "id",
  "store_id",
  "stock_number",
  "vin",
  "year",
  "model_id",
  "mileage",
  "date_set",
  "left_on",
  ...textColumns,
] as const satisfies readonly (keyof VehicleRow)[];
export type LoadedVehicle = Pick<VehicleRow, (typeof vehicleColumns)[number]>;

type Sortable = { row: LoadedVehicle; makeId: number; date: number };

/** Packs a store's rows; `rows` may come in any order. */
export function packColumns(
  storeId: number,
  rows: readonly LoadedVehicle[],
  catalog: Catalog,
  words: WordTable,
): YardColumns {
  const sorted: Sortable[] = rows.map((row) => ({
    row,
    makeId: catalog.model(row.model_id).makeId,
    date: dayNumber(row.date_set),
  }));
  sorted.sort(
    (a, b) =>
      a.makeId - b.makeId ||
      a.row.model_id - b.row.model_id ||
      b.row.year - a.row.year ||
      b.date - a.date ||
      a.row.id - b.row.id,
  );
  const count = sorted.length;
  const id = new Uint32Array(count);
  const year = new Uint16Array(count);
  const modelId = new Uint32Array(count);
  const dateSet = new Int32Array(count);
  const leftOn = new Int32Array(count).fill(noNumber);
  const mileage = new Int32Array(count).fill(noNumber);
  const texts = new Uint32Array(count * textWidth);
  const vins = Buffer.alloc(count * vinWidth);
  const stockNumberEnds = new Uint32Array(count);
  const stockNumbers = Buffer.from(sorted.map(({ row }) => row.stock_number).join(""));
  let end = 0;
  sorted.forEach(({ row, date }, at) => {
    id[at] = row.id;
    year[at] = row.year;
    modelId[at] = row.model_id;
    dateSet[at] = date;
    if (row.left_on !== null) leftOn[at] = dayNumber(row.left_on);
    if (row.mileage !== null) mileage[at] = row.mileage;
    vins.write(row.vin, at * vinWidth, vinWidth, "latin1");
    end += Buffer.byteLength(row.stock_number);
    stockNumberEnds[at] = end;
    textColumns.forEach((column, n) => {
      texts[at * textWidth + n] = words.number(row[column] ?? "");
    });
  });
  const rowNumbers = Uint32Array.from({ length: count }, (_, at) => at);
  const byYear = rowNumbers.slice().sort((a, b) => compareRows({ year, dateSet, id }, a, b));
  const newest = rowNumbers.sort(
    (a, b) => (dateSet[b] as number) - (dateSet[a] as number) || (id[b] as number) - (id[a] as number),
  );
  return {
    storeId,
    count,
    id,
    year,
    modelId,
    dateSet,
    leftOn,
    mileage,
    texts,
    vins,
    stockNumbers,
    stockNumberEnds,
    models: directory(sorted, ({ row }) => row.model_id),
    makes: directory(sorted, ({ makeId }) => makeId),
    newest,
    byYear,
  };
}

/** Where each key begins. Models do not ascend over makes, so the pairs are put in order of the key. */
function directory(sorted: readonly Sortable[], keyOf: (item: Sortable) => number): Directory {
  const ranges: { key: number; from: number; to: number }[] = [];
  sorted.forEach((item, at) => {
    const last = ranges.at(-1);
    const key = keyOf(item);
    if (last?.key === key) last.to = at + 1;
    else ranges.push({ key, from: at, to: at + 1 });
  });
  ranges.sort((a, b) => a.key - b.key);
  return {
    ids: Uint32Array.from(ranges, ({ key }) => key),
    starts: Uint32Array.from(ranges, ({ from }) => from),
    ends: Uint32Array.from(ranges, ({ to }) => to),
  };
}
