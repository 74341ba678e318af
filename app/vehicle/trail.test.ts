import { describe, expect, it } from "vitest";
import { placeIn, readTrail, type Trail } from "./trail.ts";

const cars = ["A", "B", "C"].map((key) => ({ href: `/carro/${key}`, key, name: `2004 ${key}` }));
const trail: Trail = { edition: "es", back: "/revise-inventario?q=1", count: "3", cars, all: true };

describe("the search that a car was opened from", () => {
  it("is read as it was written", () => {
    expect(readTrail(JSON.stringify(trail), "es")).toEqual(trail);
  });

  it("is none where nothing, or something else, is kept", () => {
    const wrong = [
      { ...trail, back: "https://elsewhere.example" },
      { ...trail, edition: "en" },
      { ...trail, count: 3 },
      { ...trail, cars: [{ href: "javascript:alert(1)", key: "A", name: "A" }] },
      { ...trail, cars: "A" },
    ];
    for (const text of [null, "", "{", "7", ...wrong.map((one) => JSON.stringify(one))])
      expect(readTrail(text, "es")).toBeUndefined();
  });

  it("knows a car's place and its neighbours, and a car that is not in it", () => {
    expect(placeIn(trail, "B")).toEqual({ place: 2, previous: cars[0], next: cars[2] });
    expect(placeIn(trail, "A")).toMatchObject({ place: 1, previous: undefined });
    expect(placeIn(trail, "C")).toMatchObject({ place: 3, next: undefined });
    expect(placeIn(trail, "D")).toBeUndefined();
  });
});
