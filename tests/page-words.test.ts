import { beforeAll, describe, expect, it } from "vitest";
import type { Head, PageRequest } from "#app/page.tsx";
import { longestDescription, longestTitle, pageTitle } from "#core/page-words.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { editionIds } from "#site/editions.ts";
import { type PageId, pageIds } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { listParams } from "./support/page-params.ts";
import { pageRequest } from "./support/page-request.tsx";

type AnyPage = {
  load: (request: PageRequest) => unknown;
  head: (props: unknown, request: PageRequest) => Head;
  list?: (stock: Stock) => Iterable<Record<string, string>>;
};
type Written = { address: string; title: string; description: string };

/** Answers to what was asked, and pages that only a server can open: the sweep over a real one looks at these. */
const elsewhere: readonly PageId[] = [
  "inventoryResults",
  "locationResults",
  "search",
  "pageNotFound",
  "apiDocs",
  "sitemapSeo",
];
const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

describe.each(editionIds)("what search engines show of the %s edition", (edition) => {
  const written: Written[] = [];
  beforeAll(async () => {
    for (const id of pageIds.filter((one) => !elsewhere.includes(one))) {
      const page = (await loadPageModule(id)) as unknown as AnyPage;
      for (const params of listParams(id, page, stock, edition)) {
        const request = pageRequest(id, edition, { stock, now, params });
        const { title, description = "" } = page.head(await page.load(request), request);
        written.push({ address: `${id} ${Object.values(params).join(" ")}`, title, description });
      }
    }
  });

  it("looks at all of them", () => expect(written.length).toBeGreaterThan(700));

  it("titles fit beside the brand", () => {
    const tooLong = written.filter(({ title }) => pageTitle("Yonke", title).length > longestTitle);
    expect(tooLong).toEqual([]);
  });

  it("descriptions fit, and say enough", () => {
    const wrong = written.filter(({ description: { length } }) => length > longestDescription || length < 50);
    expect(wrong).toEqual([]);
  });

  it.each(["title", "description"] as const)("no two pages have the same %s", (key) => {
    // Two cars of one year and model may stand in one row; their descriptions tell them apart.
    const pages = key === "title" ? written.filter(({ address }) => !address.startsWith("vehicle ")) : written;
    const shared = [...Map.groupBy(pages, (page) => page[key])].filter(([, same]) => same.length > 1);
    expect(shared.map(([words, same]) => `${words}: ${same.map(({ address }) => address).join(", ")}`)).toEqual([]);
  });
});
