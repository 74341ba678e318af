import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import type { Unsure } from "./lead.ts";
import { listUnderstood } from "./understood.ts";
import { whereTo } from "./where-to.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const now = new Date("2026-11-15T18:00:00Z");
function understood(typed: string, edition: "es" | "en" = "es") {
  const { reading, search } = whereTo(stock, typed, now) as Unsure;
  return listUnderstood(stock, reading, search, now, edition).map(({ kind, text, without }) => [kind, text, without]);
}

it("names what a question speaks of, each with the question that is left without it", () => {
  expect(understood("alternador para un civic 01 oferta en sacramento")).toEqual([
    ["part", "Alternador", "civic 2001 sacramento oferta"],
    ["car", "Honda Civic", "alternador 2001 sacramento oferta"],
    ["years", "2001", "alternador civic sacramento oferta"],
    ["place", "Sacramento, CA", "alternador civic 2001 oferta"],
    ["unknown", "oferta", "alternador civic 2001 sacramento"],
  ]);
});

it("says it in the words of the edition", () => {
  expect(
    understood("alternador troca roja 5.4 a 50 millas de 95823 xyzzy", "en").map(([kind, text]) => [kind, text]),
  ).toEqual([
    ["part", "Alternator"],
    ["engine", "5.4"],
    ["color", "Red"],
    ["body", "Pickup"],
    ["distance", "50 mi"],
    ["place", "95823"],
    ["unknown", "xyzzy"],
  ]);
});

it("speaks of rows, hours and codes too", () => {
  expect(understood("civic fila 12 abierto hoy").map(([kind]) => kind)).toContain("row");
  expect(understood("1HG*4352 civic cerca de mi").map(([kind, text]) => [kind, text])).toContainEqual([
    "vin",
    "1HG*4352",
  ]);
  expect(understood("civic cerca de mi")).toContainEqual(["place", "Cerca de usted", "civic"]);
});

it.each([
  ["faro civic 2010 que no sea xenon cerca de mi", "without", "xenon"],
  ["headlight civic 2010, not the led one near me", "without", "led"],
  ["puerta civic 2010 sin vidrio ni espejo cerca de mi", "without", "vidrio ni espejo"],
  ["nv3500 trans dakota near me", "left", "nv3500"],
  ["camry se 2012 door near me", "left", "se"],
  ["door silverado 2007 crew cab near me", "left", "crew cab"],
])("%s: says what shall not be, and what no search goes by (%s: %s)", (typed, kind, text) => {
  const chips = understood(typed, "en");
  expect(chips.map(([one, words]) => [one, words])).toContainEqual([kind, text]);
  const [, , less] = chips.find(([, words]) => words === text) ?? [];
  expect(less).not.toContain(text);
});
