import { afterEach, beforeAll, expect, it } from "vitest";
import { keepOwnLists } from "#data/reference.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { enginesIn } from "./engines.ts";
import { findFamilies } from "./part-families.ts";
import { askedPage, readQuestion } from "./read-question.ts";
import type { Stock } from "./stock.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
afterEach(() => keepOwnLists(new Map()));

const modelId = () => {
  const make = stock.catalog.makes.find(({ name }) => name === "Honda");
  return stock.catalog.modelsOf(make?.id ?? 0).find(({ name }) => name === "Accord")?.id ?? 0;
};
const sizes = () => enginesIn(stock, { modelId: modelId(), from: 2008, to: 2008 }).map(({ litres }) => litres);

it("a chain's engines of a model stand instead of the shipped, as soon as its folder was read", () => {
  expect(sizes()).toEqual([2.4, 3.5]);
  keepOwnLists(new Map([["engines", "make\tmodel\tfrom\tto\tlitres\tcylinders\nhonda\tAccord\t1990\t2020\t2.2\t4\n"]]));
  expect(sizes()).toEqual([2.2]);
  keepOwnLists(new Map([["engines", "make\tmodel\nHonda\tAccord\n"]]));
  expect(sizes()).toEqual([]);
  keepOwnLists(new Map());
  expect(sizes()).toEqual([2.4, 3.5]);
});

it("its words of cars and parts, and its questions, are read beside the shipped", () => {
  const line = "chatarrita honda";
  expect(readQuestion(stock, line, now).modelIds).toEqual([]);
  keepOwnLists(
    new Map([
      ["car-words", "word\tkind\tmake\tmodel\nchatarrita honda\tnickname\tHonda\tAccord\n"],
      ["part-words", "word\tparts\nchispero loco\tAlternator\n"],
      ["questions", "page\tabout\twords\nsellMyCar\tcar\tzopilote\n"],
    ] as const),
  );
  expect(readQuestion(stock, line, now).modelIds).toEqual([modelId()]);
  expect(findFamilies(stock.prices, "chispero loco").map(({ family }) => family.name.en)).toEqual(["Alternator"]);
  expect(askedPage("zopilote", readQuestion(stock, "zopilote", now))?.page).toBe("sellMyCar");
});
