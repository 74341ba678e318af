import { beforeAll, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findParts, isPartWord, nearestPartWord } from "./find-parts.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** English names of what a text finds. */
const namesFor = (typed: string) =>
  [...findParts(stock.prices, typed)].map((at) => stock.prices.parts[at]?.name.en ?? "");

it.each([
  ["llantas", "Tire"],
  ["tires", "Tire"],
  ["puertas", "Door"],
  ["doors", "door"],
  ["faros", "Headlight"],
  ["motores", "Engine"],
  ["mofles", "Muffler"],
  ["wheels", "wheel"],
  ["calabera", "Taillight"],
  ["calaberas", "Taillight"],
  ["defenza", "umper"],
  ["facia", "Bumper cover"],
  ["cluch", "Clutch"],
  ["cloch", "Clutch"],
  ["trasmision", "ransmission"],
  ["transmisiones", "ransmission"],
  ["estarter", "Starter"],
  ["ventana", "glass"],
  ["micas", "light"],
  ["charola de aceite", "Oil pan"],
  ["tapa de tiempo", "Timing cover"],
  ["altern", "Alternator"],
  ["alternadores", "Alternator"],
  ["alternater", "Alternator"],
  ["radiadores", "Radiator"],
])("%s finds %s", (typed, name) => {
  expect(namesFor(typed)).toEqual(expect.arrayContaining([expect.stringContaining(name)]));
});

it("a text as written finds no more than it says", () => {
  expect(namesFor("mofle").every((name) => /muffler|exhaust|hanger/i.test(name))).toBe(true);
  expect(namesFor("xyzzy")).toEqual([]);
  expect(namesFor("")).toEqual([]);
});

it.each(["muelles", "muelles atras", "muelle trasero"])("%s are leaf springs, and nothing else", (typed) => {
  expect(new Set(namesFor(typed).map((name) => name.split(",")[0]))).toEqual(new Set(["Leaf spring"]));
});

it("knows words of parts from other words", () => {
  for (const word of ["alternador", "puertas", "starter", "micas"])
    expect(isPartWord(stock.prices, word), word).toBe(true);
  for (const word of ["abierto", "hoy", "sacramento", "barato", "de", "le", "calavra"])
    expect(isPartWord(stock.prices, word), word).toBe(false);
  expect(nearestPartWord(stock.prices, "calavra")).toEqual({ word: "calavera", distance: 1 });
  expect(nearestPartWord(stock.prices, "transmicion")?.word).toMatch(/^transmision/);
  for (const word of ["sacramento", "xyzzy", "mofl"]) expect(nearestPartWord(stock.prices, word), word).toBeUndefined();
});

it("takes a mistyped word of five letters or more for one of four or more, not for a shorter one", () => {
  const book = (...words: string[]) =>
    ({ words, wordParts: words.map((_, at) => at), parts: [], otherNames: new Set() }) as unknown as Stock["prices"];
  expect([...findParts(book("mopa"), "moppa")]).toEqual([0]);
  expect([...findParts(book("mop"), "moop")]).toEqual([]);
  expect([...findParts(book("mopa"), "mopo")]).toEqual([]);
});
