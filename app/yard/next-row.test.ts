import { expect, it } from "vitest";
import type { YardSketch } from "#drawings/yard-sketch.ts";
import { nextRow } from "./next-row.ts";
import { rowAddresses } from "./row-address.ts";
import { rowAsked } from "./use-marked-row.ts";

const sketch: YardSketch = {
  gate: "left",
  lying: false,
  zones: [
    ["A", "Imports"],
    ["B", "Trucks & vans"],
  ],
  rows: [
    ["1", 0, 0, 3, 0],
    ["2", 0, 0, 4, 0],
    ["1", 1, 1, 5, 1],
    ["B 2", 1, 1, 0, 0],
  ],
};

it.each([
  [0, "ArrowRight", 1],
  [3, "ArrowRight", 3],
  [0, "ArrowLeft", 0],
  [2, "ArrowLeft", 1],
  [1, "Home", 0],
  [1, "End", 3],
  [1, "ArrowDown", 2],
  [3, "ArrowDown", 3],
  [3, "ArrowUp", 0],
  [1, "ArrowUp", 1],
  [1, "Enter", undefined],
])("from row %i %s leads to %s", (from, key, to) => {
  expect(nextRow(sketch, from, key)).toBe(to);
});

it("names a row in its address, with its zone where the label comes again, and reads it back", () => {
  const addresses = rowAddresses("/store-map/7?make=3", sketch);
  expect(addresses).toEqual([
    "/store-map/7?make=3&row=1&section=A",
    "/store-map/7?make=3&row=2",
    "/store-map/7?make=3&row=1&section=B",
    "/store-map/7?make=3&row=B%202",
  ]);
  addresses.forEach((address, number) => {
    expect(rowAsked(sketch, new URL(address, "http://x").searchParams)).toBe(number);
  });
  expect(rowAsked(sketch, new URLSearchParams({ row: "002" }))).toBe(1);
  expect(rowAsked(sketch, new URLSearchParams({ row: "9" }))).toBe(-1);
  expect(rowAsked(sketch, new URLSearchParams())).toBe(-1);
});
