import { useMemo } from "react";
import { useEdition } from "#app/page.tsx";
import { YardDrawing } from "#app/yard/yard-drawing.tsx";
import { isColor } from "#core/color.ts";
import type { Edition } from "#core/edition.ts";
import type { StoreMap } from "#core/store-map.ts";
import type { YardCar, YardFile } from "#core/yard-file.ts";
import { paintNumber, yardCars, yardLamps } from "#drawings/yard-cars.ts";
import { findYardRow } from "#drawings/yard-geometry.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import { isLying, listBands, type SketchRow, type YardSketch } from "#drawings/yard-sketch.ts";
import { carsInFile } from "./cars-in-file.ts";
import type { YardVisit } from "./visit.ts";

const spaceOf = ({ space }: YardCar) => Number.parseInt(space, 10) || 0;

/** A yard drawn from its file, on the device; before it has come, its rows are empty. */
function drawYard(map: StoreMap, file: YardFile | undefined, edition: Edition) {
  const bands = listBands(map);
  const rows = bands.flat();
  const numbers = new Map(rows.map((row, number) => [row, number]));
  const known = new Map<string, number>();
  const paints: number[][] = rows.map(() => []);
  const places = new Map<number, readonly [row: number, slot: number]>();
  const cars = file ? [...carsInFile(file).values()] : [];
  for (const car of cars.sort((a, b) => spaceOf(a) - spaceOf(b) || a.id - b.id)) {
    const words = `${car.row} ${car.section}`;
    let number = known.get(words);
    if (number === undefined) {
      const row = findYardRow(map, car.row, car.section);
      number = (row && numbers.get(row)) ?? -1;
      known.set(words, number);
    }
    const slots = paints[number];
    if (!slots) continue;
    places.set(car.id, [number, slots.length]);
    slots.push(paintNumber(isColor(car.color) ? car.color : "plata"));
  }
  const codes = map.zones.map(({ code }) => code);
  const sketch: YardSketch = {
    gate: map.gate,
    lying: isLying(map),
    zones: map.zones.map(({ code, name }) => [code, name[edition]]),
    rows: bands.flatMap((band, at) =>
      band.map((row): SketchRow => {
        const standing = paints[numbers.get(row) ?? -1]?.length ?? 0;
        return [row.row, Math.max(0, codes.indexOf(row.zone)), at, standing, 0];
      }),
    ),
  };
  const shape = shapeYard(sketch, "port");
  return { rows, paints, places, sketch, shape, cars: yardCars(shape, paints) };
}

/** The living yard with the list's cars lit and the way through their rows. */
export default function WayDrawing({
  visit,
  map,
  file,
}: {
  visit: YardVisit;
  map: StoreMap;
  file: YardFile | undefined;
}) {
  const edition = useEdition();
  const yard = useMemo(() => drawYard(map, file, edition), [map, file, edition]);
  const { rows, sketch, shape, places } = yard;
  const same = (row: (typeof rows)[number]) =>
    rows.findIndex(({ row: label, zone }) => label === row.row && zone === row.zone);
  const stops = visit.rows.map(same);
  const lit = visit.stops.map(({ stop }) => places.get(stop.car?.id ?? 0)).filter((place) => place !== undefined);
  return (
    <div className="living living--port">
      <YardDrawing
        sketch={{
          ...sketch,
          rows: sketch.rows.map(([label, zone, band, cars], number) => [
            label,
            zone,
            band,
            cars,
            stops.includes(number) ? 1 : 0,
          ]),
        }}
        shape={shape}
        row={-1}
        stops={stops}
        cars={places.size}
        carsHtml={yard.cars}
        lampsHtml={yardLamps(shape, yard.paints, lit)}
      />
    </div>
  );
}
