import { beforeAll, expect, it } from "vitest";
import { findFamilies } from "#stock/part-families.ts";
import { readQuestion } from "#stock/read-question.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { fitText } from "./fit-text.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

function say(typed: string, edition: "es" | "en") {
  const reading = readQuestion(stock, typed, new Date("2026-11-15T18:00:00Z"));
  return fitText(stock, { ...reading, parts: findFamilies(stock.prices, reading.part) }, edition);
}

it.each([
  ["le queda la puerta de un yukon 2008 a una tahoe 2010", /mismo carro con otro emblema.*Compare/],
  ["le queda el faro de un civic 2003 a uno del 2004", /No sabemos|no sabemos|misma generación/],
  ["los focos del camry 2018 le quedan a un camry 2015", /no son de la misma generación, y no sabemos/],
  ["rines de tacoma le quedan a una 4runner", /^¿Le queda\? Va por medida, no por modelo\.$/],
  ["la transmision de un altima 2009 le sirve a un sentra 2009", /no sabemos\. Tiene que ser el mismo motor/],
  ["el asiento de un eclipse le entra a un lancer 2006", /depende de los años/],
  ["esta puerta le queda a mi civic 2005", /No sabemos de qué carro salió esa pieza/],
  ["que otros carros traen la misma flecha que un civic", /Depende del año/],
])("%s is answered by what the sharing data say", (typed, said) => {
  expect(say(typed, "es")).toMatch(said);
});

it.each([
  [
    "will an 05 accord alternator fit a 2007",
    /same generation \(2003–2007\)\. They may or may not have the same engine\./,
  ],
  [
    "what else takes the same mirror as a 2013 sienna",
    /As far as we know, these may take it too: 2011–2020 Toyota Sienna/,
  ],
  ["will a zorblatt 2005 door fit my 2006 civic", /without the model and the year of both/],
])("%s too", (typed, said) => {
  expect(say(typed, "en")).toMatch(said);
});

it("names no car that never had the engine that was said", () => {
  expect(say("de que años me sirve la transmision para mi altima 2008 2.5", "es")).not.toContain("Maxima");
  expect(say("de que años me sirve la transmision para mi altima 2008 3.5", "es")).toContain("Maxima");
});

it("says nothing where nobody asked, and never that it fits", () => {
  expect(say("puerta civic 2005", "es")).toBe("");
  expect(say("necesito un radiador que le quede a un civic 2005", "es")).toBe("");
  expect(say("will a 2005 accord alternator fit a 2005 accord", "en")).not.toMatch(/\b(?:yes|it fits)\b/i);
});
