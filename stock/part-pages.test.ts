import { beforeAll, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { hasPartPage, partPagesOf } from "./part-pages.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

it("are those that have cars and prices, each once, whichever piece of the list is taken", () => {
  const pages = partPagesOf(stock);
  const all = [...pages.slice(0, pages.count)];
  expect(all.length).toBe(pages.count);
  expect(pages.count).toBeGreaterThan(100);
  expect(new Set(all.map(({ family, modelId }) => `${family.slug.en} ${modelId}`)).size).toBe(pages.count);
  for (const { family, modelId } of all.slice(0, 500)) expect(hasPartPage(stock, family, modelId)).toBe(true);
  const pieces: typeof all = [];
  for (let from = 0; from < pages.count; from += 97) pieces.push(...pages.slice(from, from + 97));
  expect(pieces).toEqual(all);
  expect([...pages.slice(pages.count, pages.count + 10)]).toEqual([]);
});

it("are none of a model that hardly any yard has", () => {
  const listed = new Set([...partPagesOf(stock).slice(0, Number.MAX_SAFE_INTEGER)].map(({ modelId }) => modelId));
  for (const [id, count] of stock.present.modelCounts) expect(listed.has(id), `model ${id}: ${count}`).toBe(count >= 5);
});

it("are none of a part that such a body does not have", () => {
  const of = (part: string) => {
    const pages = [...partPagesOf(stock).slice(0, Number.MAX_SAFE_INTEGER)].filter(
      ({ family }) => family.name.en === part,
    );
    return [...new Set(pages.map(({ modelId }) => stock.catalog.model(modelId).body))].sort();
  };
  expect(of("Tailgate")).toEqual(["pickup"]);
  expect(of("Liftgate")).not.toContain("sedan");
  expect(of("Trunk lid")).not.toContain("hatchback");
  expect(of("Carburetor")).toEqual([]);
  expect(of("Alternator")).toEqual(expect.arrayContaining(["pickup", "sedan", "suv"]));
});
