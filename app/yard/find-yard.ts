import type { Edition } from "#core/edition.ts";
import { once } from "#core/once.ts";
import type { StoreMap } from "#core/store-map.ts";
import { type LitCar, yardCars, yardLamps } from "#drawings/yard-cars.ts";
import { findYardRow } from "#drawings/yard-geometry.ts";
import type { ShapeName } from "#drawings/yard-measures.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import { isLying, listBands, type SketchRow, type YardSketch } from "#drawings/yard-sketch.ts";
import { findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";
import { type CarsByRow, carsByRow } from "./cars-by-row.ts";

/** What a page wants to see of a yard. */
type YardAsk = {
  /** Cars to light: what a search found here, or ids of vehicles. */
  lit?: StoreMatches | Iterable<number> | undefined;
  /** The row to which the way is shown. */
  row?: string;
  section?: string;
};

/** A lit car that can be opened where it stands. */
export type OpenCar = readonly [id: number, row: number, slot: number];

/** A yard as `<Yard>` draws it. */
export type YardView = {
  readonly storeId: number;
  readonly sketch: YardSketch;
  /** Number of the marked row; -1 for none. */
  readonly row: number;
  readonly cars: number;
  readonly lit: number;
  /** Those that can be opened where they stand; none when there are too many to tell apart. */
  readonly open: readonly OpenCar[];
  readonly litIds: ReadonlySet<number>;
  /** Its cars and its lamps as markup. */
  drawCars(shape: ShapeName): string;
  drawLamps(shape: ShapeName): string;
};

/** More than these are opened from their row's list. */
const mostOpen = 60;

/** The yard of a store, or undefined when it has no map; the drawing of its cars is made once a version of its stock. */
export function findYard(stock: Stock, storeId: number, edition: Edition, ask: YardAsk = {}): YardView | undefined {
  const map = findStoreMap(stock, storeId);
  if (!map || map.rows.length === 0) return undefined;
  const cars = carsByRow(stock, map);
  const open = ask.lit ? litCars(stock, storeId, cars, ask.lit) : [];
  const sketch = sketchOf(map, cars, open, edition);
  const places: LitCar[] = open.map(([, row, slot]) => [row, slot]);
  return {
    storeId,
    sketch,
    row: rowNumber(map, ask),
    cars: cars.placed,
    lit: open.length,
    open: open.length > mostOpen ? [] : open,
    litIds: new Set(open.map(([id]) => id)),
    drawCars: (shape) => drawnCars(cars, sketch, shape),
    drawLamps: (shape) => (places.length > 0 ? yardLamps(shapeYard(sketch, shape), cars.paints, places) : ""),
  };
}

function rowNumber(map: StoreMap, { row, section }: YardAsk): number {
  const hit = row ? findYardRow(map, row, section) : undefined;
  return hit ? listBands(map).flat().indexOf(hit) : -1;
}

function litCars(stock: Stock, storeId: number, cars: CarsByRow, lit: NonNullable<YardAsk["lit"]>): OpenCar[] {
  const columns = stock.yards.get(storeId)?.present;
  if (!columns) return [];
  const found: OpenCar[] = [];
  const add = (car: number) => {
    const row = cars.rowOf[car] ?? -1;
    if (row >= 0) found.push([columns.id[car] as number, row, cars.slotOf[car] as number]);
  };
  if ("columns" in lit) for (const car of lit.rows) add(car);
  else
    for (const id of lit) {
      const place = stock.present.findById(id);
      if (place?.columns === columns) add(place.row);
    }
  return found;
}

function sketchOf(map: StoreMap, cars: CarsByRow, open: readonly OpenCar[], edition: Edition): YardSketch {
  const lit = cars.cars.map(() => 0);
  for (const [, row] of open) lit[row] = (lit[row] ?? 0) + 1;
  const zone = new Map(map.zones.map(({ code }, number) => [code, number]));
  const bands = listBands(map);
  const rows = bands.flatMap((band, number) => band.map((row) => [row, number] as const));
  return {
    gate: map.gate,
    lying: isLying(map),
    zones: map.zones.map(({ code, name }) => [code, name[edition]]),
    rows: rows.map(
      ([row, band], number): SketchRow => [
        row.row,
        zone.get(row.zone) ?? 0,
        band,
        cars.cars[number]?.length ?? 0,
        lit[number] ?? 0,
      ],
    ),
  };
}

const drawings = once((_: CarsByRow): Partial<Record<ShapeName, string>> => ({}));

function drawnCars(cars: CarsByRow, sketch: YardSketch, shape: ShapeName): string {
  const drawn = drawings(cars);
  drawn[shape] ??= yardCars(shapeYard(sketch, shape), cars.paints);
  return drawn[shape];
}
