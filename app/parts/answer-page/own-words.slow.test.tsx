import { beforeAll, describe, expect, it } from "vitest";
import type { Edition } from "#core/edition.ts";
import { wordsOf } from "#core/text.ts";
import { editionIds } from "#site/editions.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { fewestCars, fullFamilies, isFullAnswer, type PartPage } from "#stock/part-pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { type Element, readHtml } from "#tests/support/read-html.ts";
import { type AnswerPage, loadAnswer } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let sample: PartPage[];
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  const all = [...stock.present.modelCounts].flatMap(([id, count]) =>
    count >= fewestCars ? stock.catalog.model(id) : [],
  );
  const models = [...Map.groupBy(all, ({ body }) => body).values()].flat();
  // Every part of three models, offered or not: the most alike two of one model are the same everywhere.
  sample = [models[0], models[models.length >> 1], models.at(-1)]
    .flatMap((model) => (model ? fullFamilies(stock, model.body).map((family) => ({ family, modelId: model.id })) : []))
    .filter((one) => isFullAnswer(stock, one));
});

/** What is read: not the makes and models to choose from. */
const said = (element: Element): string =>
  element.name === "select"
    ? ""
    : element.children.map((child) => (typeof child === "string" ? child : said(child))).join(" ");

function open({ family, modelId }: PartPage, edition: Edition) {
  const params = { part: family.slug[edition], model: modelSlug(stock.catalog, modelId) };
  const request = pageRequest("partAnswer", edition, { stock, now, query: "", params });
  return { request, props: loadAnswer(request) as AnswerPage };
}

/** Runs of five words: what two pages have of them in common is what a search engine sees as the same text. */
function runsOf(one: PartPage, edition: Edition): Set<string> {
  const { request, props } = open(one, edition);
  const words = wordsOf(said(readHtml(markupOf(request, <page.Page {...props} />))));
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

const alike = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
  const both = [...a].filter((run) => b.has(run)).length;
  return both / (a.size + b.size - both);
};
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(editionIds)("the pages that search engines may list, in %s", (edition) => {
  it("say mostly something else for another part of the same model, and for the same part of another model", () => {
    // What is asked for at the counter is the same for every model, and may not be listed.
    const [atCounter, listed] = [true, false].map((is) =>
      sample.filter((one) => open(one, edition).props.atCounter === is),
    );
    expect(new Set(atCounter?.map(({ family }) => family.name.en))).toEqual(new Set(["Battery"]));
    for (const one of atCounter ?? []) {
      const { request, props } = open(one, edition);
      expect(page.head({ ...props, offered: true }, request).noindex).toBe(true);
    }
    const pages = (listed ?? []).map((one) => ({ ...one, runs: runsOf(one, edition) }));
    const parts: number[] = [];
    const models: number[] = [];
    for (const [at, one] of pages.entries())
      for (const other of pages.slice(at + 1)) {
        if (one.modelId === other.modelId) parts.push(alike(one.runs, other.runs));
        else if (one.family === other.family) models.push(alike(one.runs, other.runs));
      }
    expect([parts.length > 20_000, models.length > 200]).toEqual([true, true]);
    expect(mean(parts)).toBeLessThan(0.37);
    expect(Math.max(...parts)).toBeLessThan(0.65);
    expect(mean(models)).toBeLessThan(0.4);
    expect(Math.max(...models)).toBeLessThan(0.45);
  });
});
