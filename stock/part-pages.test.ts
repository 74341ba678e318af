import { beforeAll, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { modelMayHave } from "./cars-with-part.ts";
import { listFamilies } from "./part-families.ts";
import { fullFamilies, isFullAnswer } from "./part-pages.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

it("has nothing to say of a model that hardly any yard has", () => {
  for (const [modelId, count] of stock.present.modelCounts) {
    const [family] = fullFamilies(stock, stock.catalog.model(modelId).body);
    if (family) expect(isFullAnswer(stock, { family, modelId }), `model ${modelId}: ${count}`).toBe(count >= 5);
  }
});

it("has nothing to say of a part that such a body does not have", () => {
  const models = [...stock.present.modelCounts.keys()].map((id) => stock.catalog.model(id));
  const of = (part: string) => {
    const family = listFamilies(stock.prices).find(({ name }) => name.en === part);
    const having = models.filter(({ id }) => family && modelMayHave(stock, { family, modelId: id }));
    return [...new Set(having.map(({ body }) => body))].sort();
  };
  expect(of("Tailgate")).toEqual(["pickup"]);
  expect(of("Liftgate")).not.toContain("sedan");
  expect(of("Trunk lid")).not.toContain("hatchback");
  expect(of("Carburetor")).toEqual([]);
  expect(of("Alternator")).toEqual(expect.arrayContaining(["pickup", "sedan", "suv"]));
});
