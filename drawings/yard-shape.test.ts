import { describe, expect, it } from "vitest";
import { paintNames } from "./paints.ts";
import { carBox, yardCars, yardLamps } from "./yard-cars.ts";
import { layOutYard, type YardMap } from "./yard-geometry.ts";
import { measures, shapeNames } from "./yard-measures.ts";
import type { YardShape } from "./yard-placed.ts";
import { shapeYard } from "./yard-shape.ts";
import { isLying, listBands, type SketchRow, type YardSketch } from "./yard-sketch.ts";
import { zoneLabel } from "./zone-label.ts";

const labels = (from: number, count: number, letter = "") =>
  Array.from({ length: count }, (_, at) => `${letter}${from + at}`);
const zonesOf = (...sizes: number[]) =>
  sizes.map((size, at) => {
    const letter = String.fromCharCode(65 + at);
    return { code: letter, name: { es: `Zona ${letter}`, en: `Zone ${letter}` }, rows: labels(1, size, letter) };
  });
const lying: YardMap = {
  width: 300,
  height: 300,
  gate: "left",
  zones: [{ code: "z", name: { es: "Sur", en: "South" } }],
  rows: labels(1, 9).map((row, at) => ({ row, zone: "z", x: 60, y: 10 + at * 25, width: 200, height: 12 })),
};

function sketchOf(map: YardMap, cars: (row: number) => number): YardSketch {
  const bands = listBands(map);
  let number = 0;
  return {
    gate: map.gate,
    lying: isLying(map),
    zones: map.zones.map(({ code, name }) => [code, name.en]),
    rows: bands.flatMap((band, at) =>
      band.map((row): SketchRow => {
        const zone = map.zones.findIndex(({ code }) => code === row.zone);
        return [row.row, zone, at, cars(number++), 0];
      }),
    ),
  };
}

const yards: Record<string, YardMap> = {
  "one row": layOutYard({ gate: "left", zones: zonesOf(1) }),
  "three zones": layOutYard({ gate: "right", zones: zonesOf(4, 9, 2) }),
  "six zones, 57 rows": layOutYard({ gate: "left", zones: zonesOf(17, 7, 5, 4, 2, 22) }),
  "a hundred rows": layOutYard({ gate: "right", zones: zonesOf(40, 3, 1, 56) }),
  "one walkway of forty rows": {
    ...layOutYard({ gate: "left", zones: zonesOf(1) }),
    rows: labels(1, 40).map((row, at) => ({ row, zone: "A", x: 20 + at * 8, y: 20, width: 6, height: 70 })),
  },
  "rows that lie across": lying,
};

type Box = { x: number; y: number; width: number; height: number };
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 0.2 ||
  b.x + b.width <= a.x + 0.2 ||
  a.y + a.height <= b.y + 0.2 ||
  b.y + b.height <= a.y + 0.2;
const inside = (box: Box, { measures: m, fence }: YardShape) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= m.width && box.y + box.height <= fence + 0.2;

describe.each(shapeNames)("a yard as %s", (name) => {
  it.each(Object.keys(yards))("%s: rows inside the fence, apart, wide enough for a finger", (key) => {
    for (const cars of [0, 1, 18, 45]) {
      const sketch = sketchOf(yards[key] as YardMap, () => cars);
      const shape = shapeYard(sketch, name);
      expect(shape.rows).toHaveLength(sketch.rows.length);
      shape.rows.forEach((row, at) => {
        expect(inside(row, shape), `${at}`).toBe(true);
        expect(Math.min(row.width, row.height)).toBeGreaterThanOrEqual(22);
        if (!sketch.lying) expect(row.width).toBeGreaterThanOrEqual(24.5);
        for (const other of shape.rows.slice(at + 1)) expect(apart(row, other)).toBe(true);
      });
    }
  });

  it.each(Object.keys(yards))("%s: every car in its own row, no two on one place", (key) => {
    const sketch = sketchOf(yards[key] as YardMap, (row) => (row * 7) % 23);
    const shape = shapeYard(sketch, name);
    sketch.rows.forEach(([, , , count], number) => {
      const row = shape.rows[number] as Box;
      const boxes = Array.from({ length: count }, (_, slot) => carBox(shape, number, slot, count));
      expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(row.x - 0.6);
        expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width + 0.6);
        expect(box.y).toBeGreaterThanOrEqual(row.y - 0.6);
        expect(box.y + box.height).toBeLessThanOrEqual(row.y + row.height + 0.6);
      }
    });
  });

  it("fills its place edge to edge, no walkway half empty, and stays in its frame", () => {
    const shape = shapeYard(
      sketchOf(yards["six zones, 57 rows"] as YardMap, () => 18),
      name,
    );
    const { width, height, inner, edge } = measures[name];
    expect(shape.height).toBeLessThanOrEqual(height);
    expect(shape.height).toBeGreaterThan(height - 2);
    for (const band of Map.groupBy(shape.rows, (row) => row.y).values()) {
      const covered = band.reduce((sum, row) => sum + row.width, 0);
      expect(covered / (width - inner - edge)).toBeGreaterThan(0.85);
    }
  });

  it("draws thousands of cars in few nodes, whatever is lit", () => {
    const sketch = sketchOf(yards["six zones, 57 rows"] as YardMap, () => 44);
    const cars = sketch.rows.map(([, , , count]) => Array.from({ length: count }, (_, at) => at % paintNames.length));
    const shape = shapeYard(sketch, name);
    const all = cars.flatMap((row, number) => row.map((_, slot) => [number, slot] as const));
    const nodes = (svg: string) => svg.match(/<[a-z]/g)?.length ?? 0;
    expect(all.length).toBeGreaterThan(2500);
    expect(nodes(yardCars(shape, cars))).toBeLessThanOrEqual(17);
    expect(nodes(yardLamps(shape, cars, all))).toBeLessThanOrEqual(17);
    expect(yardCars(shape, cars).length / all.length).toBeLessThan(10);
    expect(yardLamps(shape, cars, [])).toBe("");
  });

  it("draws an empty yard", () => {
    const sketch = sketchOf(yards["three zones"] as YardMap, () => 0);
    expect(
      yardCars(
        shapeYard(sketch, name),
        sketch.rows.map(() => []),
      ),
    ).not.toContain("NaN");
  });
});

describe("the order of walkways", () => {
  it("is that of the way in words: top to bottom, left to right", () => {
    const map = yards["six zones, 57 rows"] as YardMap;
    expect(listBands(map).map((band) => band.length)).toEqual([12, 12, 11, 11, 11]);
    const shape = shapeYard(
      sketchOf(map, () => 18),
      "port",
    );
    expect(shape.aisles).toHaveLength(5);
    expect(shape.rows[12]?.x).toBe(shape.rows[0]?.x);
  });
});

describe("a zone's name", () => {
  it.each([
    ["Chrysler y Dodge", 20, "Chrysler y Dodge"],
    ["Chrysler y Dodge", 11, "Chrysler"],
    ["Trocas, vans y SUV", 14, "Trocas, vans"],
    ["Trocas, vans y SUV", 7, "Trocas"],
    ["Importados", 5, "Impo."],
  ])("%s in %i letters is %s", (name, letters, short) => {
    expect(zoneLabel(name, letters)).toBe(short);
  });
});
