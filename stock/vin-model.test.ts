import { beforeAll, expect, it } from "vitest";
import type { VinFacts } from "#core/vin/read-car.ts";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import type { Stock } from "./stock.ts";
import { modelOfFacts } from "./vin-model.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadCatalogStock();
});
const read = (facts: Partial<Pick<VinFacts, "make" | "model" | "either">>) => {
  const found = modelOfFacts(stock, { either: {}, ...facts } as VinFacts);
  const { catalog } = stock;
  return found && [catalog.findMake(found.makeId)?.name, catalog.findModel(found.modelId)?.name, found.makeSure];
};

it.each([
  ["make and model", { make: "Toyota", model: "Camry" }, ["Toyota", "Camry", true]],
  ["a make alone", { make: "Toyota" }, ["Toyota", undefined, true]],
  ["a model that our catalogue lacks", { make: "Toyota", model: "No such" }, ["Toyota", undefined, true]],
  ["a model of that make and no other", { make: "Honda", model: "Camry" }, ["Honda", undefined, true]],
  ["one of several makes, which is doubtful", { either: { make: ["Toyota", "Lexus"] } }, ["Toyota", undefined, false]],
  ["no make of ours", { make: "No such" }, undefined],
  ["none", {}, undefined],
])("finds in our catalogue %s", (_, facts, found) => {
  expect(read(facts)).toEqual(found);
});
