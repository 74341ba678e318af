import { beforeAll, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { commonParts } from "./common-parts.ts";
import { chooseModels, fewestOf, isOffered, listOfferedAnswers, mostModels } from "./offered-answers.ts";
import { listFamilies } from "./part-families.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const modelsOf = (of: Stock) => new Set(listOfferedAnswers(of).map(({ modelId }) => modelId));
/** The same chain with other numbers of cars. */
const withCounts = (counts: Iterable<readonly [number, number]>, more: Partial<Stock> = {}): Stock => ({
  ...stock,
  ...more,
  present: { ...stock.present, modelCounts: new Map(counts) } as Stock["present"],
});

it("are those of common parts for models in stock whose generations are known, each once", () => {
  const all = listOfferedAnswers(stock);
  const common = commonParts(stock.prices);
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ family, modelId }) => `${family.slug.en} ${modelId}`)).size).toBe(all.length);
  for (const { family, modelId } of all) {
    expect(common).toContain(family);
    expect(stock.present.modelCounts.get(modelId)).toBeGreaterThanOrEqual(fewestOf(stock));
    expect(stock.sharing.generationsOf(modelId).length).toBeGreaterThan(0);
  }
});

it("are told one by one as they are listed", () => {
  const listed = new Set(listOfferedAnswers(stock).map(({ family, modelId }) => `${family.slug.en} ${modelId}`));
  for (const [modelId] of stock.present.modelCounts)
    for (const family of listFamilies(stock.prices))
      expect(isOffered(stock, { family, modelId })).toBe(listed.has(`${family.slug.en} ${modelId}`));
});

it("want five cars of the model, and in a large chain one for every five yards", () => {
  const fewest = (count: number) =>
    fewestOf({ yards: new Map(Array.from({ length: count }, (_, id) => [id, { present: { count: 1 } }])) as never });
  expect([2, 25, 58, 1000].map(fewest)).toEqual([5, 5, 12, 200]);
  const counts = new Map([11, 12, 13].map((count) => [count, count]));
  expect(chooseModels(counts, 12, () => true)).toEqual([13, 12]);
});

it("want a model of which it is known which years share their parts", () => {
  const [modelId = 0] = modelsOf(stock);
  const knowing = (...generations: object[]) =>
    modelsOf(withCounts([[modelId, 99]], { sharing: { ...stock.sharing, generationsOf: () => generations } as never }));
  expect([knowing().size, knowing({ modelId, from: 2000, to: 2004 }).size]).toEqual([0, 1]);
});

it("stay within the bound however many models there are: those of which most stand in the yards", () => {
  const counts = new Map(Array.from({ length: 3000 }, (_, at) => [at, 10 + at]));
  const chosen = chooseModels(counts, 5, () => true);
  expect([chosen.length, chosen[0], Math.min(...chosen)]).toEqual([mostModels, 2999, 3000 - mostModels]);
  expect(mostModels * commonParts(stock.prices).length).toBe(4000);
});
