import { describe, expect, it } from "vitest";
import type { StoreMap } from "#core/store-map.ts";
import { carsOf } from "#core/yard-file.ts";
import { listBands } from "#drawings/yard-sketch.ts";
import { carIn, yardFile } from "#tests/support/yard-file.ts";
import { drawYard, placeCars } from "./yard-drawing.ts";

const map = yardFile.map as StoreMap;
const cars = carsOf(yardFile);
const rows = listBands(map).flat();
const rowOf = (label: string) => rows.findIndex(({ row }) => row === label);

describe("the cars of a saved yard on its map", () => {
  it("stand in their rows, by their space, then by their number", () => {
    const { placeOf, placed, paints } = placeCars(map, cars);
    expect(placed).toBe(6);
    expect(placeOf.get(1)).toEqual([rowOf("B3"), 0]);
    expect([placeOf.get(4), placeOf.get(2)]).toEqual([
      [rowOf("A9"), 0],
      [rowOf("A9"), 1],
    ]);
    expect(paints[rowOf("A9")]).toHaveLength(2);
    expect(paints.flat()).toHaveLength(6);
  });

  it("are left out where the map has no such row", () => {
    const { placed, placeOf } = placeCars(map, [carIn(1, "Z9"), carIn(2, "A9"), carIn(3, "")]);
    expect([placed, [...placeOf.keys()]]).toEqual([1, [2]]);
  });

  it("of a colour that nobody knows are silver", () => {
    const silver = placeCars(map, [carIn(1, "A1", { color: "plata" })]).paints;
    expect(placeCars(map, [carIn(1, "A1", { color: "turquesa loca" })]).paints).toEqual(silver);
    expect(placeCars(map, [carIn(1, "A1", { color: "negro" })]).paints).not.toEqual(silver);
  });

  it("are counted in their rows, those found apart", () => {
    const placed = placeCars(map, cars);
    const { sketch, cars: all, lampsHtml } = drawYard(placed, [{ id: 2 }, { id: 4 }, { id: 77 }], "es");
    expect(all).toBe(6);
    expect(sketch.rows[rowOf("A9")]).toMatchObject(["A9", expect.any(Number), expect.any(Number), 2, 2]);
    expect(sketch.rows[rowOf("B3")]?.slice(3)).toEqual([1, 0]);
    expect(sketch.zones.map(([code]) => code)).toEqual(map.zones.map(({ code }) => code));
    expect(lampsHtml).not.toBe("");
  });

  it("burn no lamp where nothing was found", () => {
    const placed = placeCars(map, cars);
    expect(drawYard(placed, [], "es").lampsHtml).toBe("");
    expect(drawYard(placed, [{ id: 77 }], "en").lampsHtml).toBe("");
  });
});
