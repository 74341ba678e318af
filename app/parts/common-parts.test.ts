import { beforeAll, describe, expect, it } from "vitest";
import { partTypeOf } from "#core/part.ts";
import { editionIds } from "#site/editions.ts";
import { modelMayHave } from "#stock/cars-with-part.ts";
import { commonParts } from "#stock/common-parts.ts";
import { findFamilyBySlug, kindsFor, listFamilies } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadPartStock, pickup, sedan } from "#tests/support/part-stock.ts";
import { answerHref } from "./answer-link.ts";
import { listPartLinks } from "./common-parts.ts";

const now = new Date("2026-11-15T20:00:00Z");
let demo: Stock;
let small: Stock;
beforeAll(async () => {
  [demo, small] = await Promise.all([loadDemoStock("2026-11-15"), loadPartStock()]);
});
const view = (stock: Stock, edition: "es" | "en") => pageRequest("findPart", edition, { stock, now });

describe("the parts that people come for most", () => {
  it("are all on the demo chain's list, each once, as people call them", () => {
    const names = commonParts(demo.prices).map(({ name }) => name.en);
    expect(names).toEqual(expect.arrayContaining(["Alternator", "Starter", "Engine, complete", "Radiator"]));
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
    for (const family of commonParts(demo.prices)) expect(listFamilies(demo.prices)).toContain(family);
  });

  it("are only those that a chain's own list has, in the same order", () => {
    expect(commonParts(small.prices).map(({ name }) => name.es)).toEqual(["Alternador", "Marcha", "Motor"]);
  });

  it("are looked for once in one list of prices", () => {
    expect(commonParts(small.prices)).toBe(commonParts(small.prices));
  });
});

describe.each(editionIds)("the ways from a model to its parts, %s", (edition) => {
  it("lead to the answer's own address, in the words of the edition", () => {
    const links = listPartLinks(view(small, edition), small, sedan);
    const words = { es: ["Alternador", "Marcha", "Motor"], en: ["Alternator", "Starter", "Engine"] };
    expect(links.map(({ text }) => text)).toEqual(words[edition]);
    for (const { text, href } of links) {
      const slug = decodeURIComponent(href).split("/").at(-2) as string;
      expect(findFamilyBySlug(small.prices, slug, edition)?.name[edition]).toBe(text);
      expect(href).toMatch(/make-1-model-2$/);
    }
  });

  it("leave out what no such body has: the car's list has no starter for a pickup", () => {
    const texts = listPartLinks(view(small, edition), small, pickup).map(({ text }) => text);
    expect(texts).toEqual([{ es: "Motor", en: "Engine" }[edition]]);
    for (const [modelId] of [...demo.present.modelCounts].slice(0, 40)) {
      const type = partTypeOf(demo.catalog.model(modelId).body);
      const fitting = commonParts(demo.prices).filter(
        (family) => kindsFor(family, type).length > 0 && modelMayHave(demo, { family, modelId }),
      );
      expect(listPartLinks(view(demo, edition), demo, modelId)).toHaveLength(fitting.length);
    }
  });

  it("take along what else is known", () => {
    const address = { years: [[2001, 2001]] as const, partIds: [20] };
    const [link] = listPartLinks(view(small, edition), small, sedan, address);
    expect(link?.href).toMatch(/\?year=2001&kind=20$/);
  });
});

it("a model that is gone has no ways", () => {
  expect(listPartLinks(view(small, "es"), small, 999_999)).toEqual([]);
});

it("an answer's address has no query when nothing else is asked for", () => {
  const [family] = commonParts(small.prices);
  if (!family) throw new Error("no part");
  expect(answerHref(view(small, "es"), small, family, sedan)).not.toContain("?");
});
