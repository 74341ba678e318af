import { describe, expect, it } from "vitest";
import { drawYard, placeCars } from "#app/offline/yard-drawing.ts";
import type { StoreMap } from "#core/store-map.ts";
import { carsOf } from "#core/yard-file.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import type { YardSketch } from "#drawings/yard-sketch.ts";
import { yardFile } from "#tests/support/yard-file.ts";
import { lampAt, middleOf } from "./lamp-at.ts";
import { rowAddresses } from "./row-address.ts";
import { wayThrough } from "./way-through.ts";

const cars = carsOf(yardFile);
const placed = placeCars(yardFile.map as StoreMap, cars);
const { sketch } = drawYard(placed, cars, "es");
const shape = shapeYard(sketch, "port");
const openOf = (id: number) => {
  const [row, slot] = placed.placeOf.get(id) as readonly [number, number];
  return [id, row, slot] as const;
};

describe("the lit car under a finger", () => {
  const open = [1, 2, 3].map(openOf);

  it("is the nearest one", () => {
    for (const car of open) {
      const middle = middleOf(shape, sketch, car);
      expect(lampAt(shape, sketch, open, middle, 1)).toBe(car);
      expect(lampAt(shape, sketch, open, { x: middle.x + 1, y: middle.y }, 1)).toBe(car);
    }
  });

  it("is none out of reach, which counts in pixels of the screen", () => {
    const first = open[0] as (typeof open)[number];
    const { x, y } = middleOf(shape, sketch, first);
    const away = { x: x + 10, y };
    expect(lampAt(shape, sketch, [first], away, 1)).toBe(first);
    expect(lampAt(shape, sketch, [first], away, 1.2)).toBe(first);
    expect(lampAt(shape, sketch, [first], away, 1.3)).toBeUndefined();
    expect(lampAt(shape, sketch, [], { x, y }, 1)).toBeUndefined();
  });
});

describe("the address of a row", () => {
  const rows = (labels: [string, number][]): YardSketch => ({
    ...sketch,
    zones: [
      ["A", "Importados"],
      ["B&C", "Trocas"],
    ],
    rows: labels.map(([label, zone]) => [label, zone, 0, 0, 0]),
  });

  it("names its row; where the label comes again, its zone too", () => {
    const two = rows([
      ["1", 0],
      ["2", 0],
      ["1", 1],
    ]);
    expect(rowAddresses("/mapa", two)).toEqual(["/mapa?row=1&section=A", "/mapa?row=2", "/mapa?row=1&section=B%26C"]);
  });

  it("goes on where the address has asked for something already", () => {
    expect(rowAddresses("/mapa?make=1", rows([["Fila 1", 0]]))).toEqual(["/mapa?make=1&row=Fila%201"]);
  });
});

describe("the way through the rows", () => {
  const feet = shape.rows.map(({ foot }) => foot);

  it("begins at the gate and goes to each row in turn", () => {
    const path = wayThrough(shape, [0]);
    expect(path.startsWith(`M${shape.main} ${shape.height - 8}V${feet[0]?.y}`)).toBe(true);
    expect(path.endsWith(`H${feet[0]?.x}`)).toBe(true);
    expect(wayThrough(shape, [])).toBe(`M${shape.main} ${shape.height - 8}`);
  });

  it("goes back to the main aisle between two walkways, not within one", () => {
    const other = feet.findIndex((foot) => foot?.y !== feet[0]?.y);
    const same = feet.findIndex((foot, at) => at > 0 && foot?.y === feet[0]?.y);
    expect(wayThrough(shape, [0, other]).match(new RegExp(`H${shape.main}`))).not.toBeNull();
    const along = wayThrough(shape, [0, same]);
    expect(along.endsWith(`H${feet[0]?.x}H${feet[same]?.x}`)).toBe(true);
  });

  it("leaves out a row that the drawing has not", () => {
    expect(wayThrough(shape, [999])).toBe(wayThrough(shape, []));
    expect(wayThrough(shape, [0, 999])).toBe(wayThrough(shape, [0]));
  });
});
