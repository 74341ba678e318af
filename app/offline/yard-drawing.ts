import { isColor } from "#core/color.ts";
import type { Edition } from "#core/edition.ts";
import type { StoreMap } from "#core/store-map.ts";
import type { YardCar } from "#core/yard-file.ts";
import { paintNumber, type RowPaints, yardCars, yardLamps } from "#drawings/yard-cars.ts";
import { findYardRow } from "#drawings/yard-geometry.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import { isLying, listBands, type YardSketch } from "#drawings/yard-sketch.ts";

/** The cars of a yard, by its file, on the rows of its map. */
type PlacedCars = {
  readonly map: StoreMap;
  readonly paints: RowPaints;
  readonly placed: number;
  readonly placeOf: ReadonlyMap<number, readonly [row: number, slot: number]>;
};

export function placeCars(map: StoreMap, cars: readonly YardCar[]): PlacedCars {
  const rows = listBands(map).flat();
  const byRow: YardCar[][] = rows.map(() => []);
  // Cars are many and rows few: each is looked for once.
  const known = new Map<string, YardCar[] | undefined>();
  for (const car of cars) {
    const words = `${car.row} ${car.section}`;
    if (!known.has(words)) {
      const row = findYardRow(map, car.row, car.section);
      known.set(words, row && byRow[rows.indexOf(row)]);
    }
    known.get(words)?.push(car);
  }
  const space = (car: YardCar) => Number.parseInt(car.space, 10) || 0;
  for (const row of byRow) row.sort((a, b) => space(a) - space(b) || a.id - b.id);
  return {
    map,
    paints: byRow.map((row) => row.map(({ color }) => paintNumber(isColor(color) ? color : "plata"))),
    placed: byRow.reduce((sum, row) => sum + row.length, 0),
    placeOf: new Map(byRow.flatMap((row, at) => row.map(({ id }, slot) => [id, [at, slot]] as const))),
  };
}

/** What `YardDrawing` shows of it with some cars lit, in the shape for a narrow place. */
export function drawYard(
  { map, paints, placed, placeOf }: PlacedCars,
  lit: readonly Pick<YardCar, "id">[],
  edition: Edition,
) {
  const places = lit.flatMap(({ id }) => [placeOf.get(id) ?? []].filter((place) => place.length > 0)) as [
    number,
    number,
  ][];
  const counts = paints.map(() => 0);
  for (const [row] of places) counts[row] = (counts[row] ?? 0) + 1;
  const zone = new Map(map.zones.map(({ code }, at) => [code, at]));
  const bands = listBands(map);
  const sketch: YardSketch = {
    gate: map.gate,
    lying: isLying(map),
    zones: map.zones.map(({ code, name }) => [code, name[edition]]),
    rows: bands
      .flatMap((band, number) => band.map((row) => [row, number] as const))
      .map(([row, band], at) => [row.row, zone.get(row.zone) ?? 0, band, paints[at]?.length ?? 0, counts[at] ?? 0]),
  };
  const shape = shapeYard(sketch, "port");
  return {
    sketch,
    shape,
    cars: placed,
    carsHtml: yardCars(shape, paints),
    lampsHtml: places.length > 0 ? yardLamps(shape, paints, places) : "",
  };
}
