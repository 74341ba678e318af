import { artOf } from "#app/vehicle/art-of.ts";
import type { StoreMap } from "#core/store-map.ts";
import { paintNumber } from "#drawings/yard-cars.ts";
import { findYardRow } from "#drawings/yard-geometry.ts";
import { listBands } from "#drawings/yard-sketch.ts";
import { textAt, wordAt, type YardColumns } from "#stock/columns.ts";
import type { Stock } from "#stock/stock.ts";

/** The cars of a yard by the rows of its map, in the order of its walkways: the columns' row of each car, and its paint. */
export type CarsByRow = {
  readonly cars: readonly (readonly number[])[];
  readonly paints: readonly (readonly number[])[];
  /** Where a car stands, by its row in the columns: number of the map's row and slot; -1 when on no row of the map. */
  readonly rowOf: Int16Array;
  readonly slotOf: Uint16Array;
  readonly placed: number;
};

const known = new WeakMap<YardColumns, { map: StoreMap; found: CarsByRow }>();

/** Made once for each version of a store's stock and map. */
export function carsByRow(stock: Stock, map: StoreMap): CarsByRow {
  const columns = stock.yards.get(map.storeId)?.present;
  if (!columns) return group(stock, map, undefined);
  const before = known.get(columns);
  if (before?.map === map) return before.found;
  const found = group(stock, map, columns);
  known.set(columns, { map, found });
  return found;
}

function group(stock: Stock, map: StoreMap, columns: YardColumns | undefined): CarsByRow {
  const count = columns?.count ?? 0;
  const rows = listBands(map).flat();
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const cars: number[][] = rows.map(() => []);
  const rowOf = new Int16Array(count).fill(-1);
  const slotOf = new Uint16Array(count);
  const text = stock.words.texts;
  const byWords = new Map<string, number>();
  for (let car = 0; columns && car < count; car++) {
    const [row, section] = [wordAt(columns, car, textAt.row), wordAt(columns, car, textAt.section)];
    const key = `${row} ${section}`;
    let number = byWords.get(key);
    if (number === undefined) {
      const hit = findYardRow(map, text[row] ?? "", text[section]);
      number = (hit && numbers.get(hit)) ?? -1;
      byWords.set(key, number);
    }
    rowOf[car] = number;
    cars[number]?.push(car);
  }
  const paintOf = new Map<number, number>();
  const paints = cars.map((row) => {
    if (!columns) return [];
    // By their space where the yard numbers its spaces, else as they came in.
    const space = (car: number) => Number.parseInt(text[wordAt(columns, car, textAt.space)] ?? "", 10) || 0;
    row.sort((a, b) => space(a) - space(b) || (columns.id[a] as number) - (columns.id[b] as number));
    return row.map((car, slot) => {
      slotOf[car] = slot;
      const color = wordAt(columns, car, textAt.color);
      let paint = paintOf.get(color);
      if (paint === undefined) {
        paint = paintNumber(artOf({ body: "", color: text[color] ?? "" }).paint);
        paintOf.set(color, paint);
      }
      return paint;
    });
  });
  return { cars, paints, rowOf, slotOf, placed: cars.reduce((sum, row) => sum + row.length, 0) };
}
