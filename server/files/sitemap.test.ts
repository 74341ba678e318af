import { beforeAll, describe, expect, it } from "vitest";
import { type Head, type PageRequest, Redirect } from "#app/page.tsx";
import { loadPageModule } from "#render/page-modules.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { isOffered, listOfferedAnswers } from "#stock/offered-answers.ts";
import { fewestCars, fullFamilies } from "#stock/part-pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { testSite } from "#tests/support/test-site.ts";
import { partSitemapXml } from "./part-sitemap.ts";
import { listAddresses } from "./sitemap.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** What two pages read of the site beside the stock. */
const beside = { search: testSite.search, apiDocs: testSite.apiDocs };
type AnyPage = { load: (r: PageRequest) => unknown; head: (data: unknown, r: PageRequest) => Head };

async function headOf(id: PageId, edition: Edition, params: Record<string, string>, query = ""): Promise<Head> {
  const module = (await loadPageModule(id)) as unknown as AnyPage;
  const request = { ...pageRequest(id, edition, { stock, now, params, query }), ...beside } as unknown as PageRequest;
  const data = (await module.load(request)) as object;
  expect(data, `${id} is sent elsewhere`).not.toBeInstanceOf(Redirect);
  return module.head(data, request);
}
const offered = { noindex: false, status: 200 };
const plain = ({ noindex = false, status = 200 }: Head) => ({ noindex, status });

describe.each(editionIds)("search engines, in %s", (edition) => {
  it("are offered no page that tells them to leave it out, or that is not well", async () => {
    const services = { stock: { current: stock }, site: testSite } as unknown as Parameters<typeof listAddresses>[0];
    const listed = await listAddresses(services);
    expect(listed.length).toBeGreaterThan(100);
    for (const { id, params } of listed)
      expect(plain(await headOf(id, edition, params)), `${id} ${JSON.stringify(params)}`).toEqual(offered);
  });

  it("are offered just those answers to a part for a model that are without noindex", async () => {
    const xml = await partSitemapXml({ stock: { current: stock }, site: testSite } as never);
    const listed = new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url));
    expect(listed.size).toBe(listOfferedAnswers(stock).length * 2);
    let others = 0;
    for (const [modelId, count] of stock.present.modelCounts) {
      if (count < fewestCars) continue;
      const families = fullFamilies(stock, stock.catalog.model(modelId).body);
      // Of the many others every tenth stands for them.
      for (const family of families.filter((one, at) => at % 10 === 0 || isOffered(stock, { family: one, modelId }))) {
        const params = { part: family.slug[edition], model: modelSlug(stock.catalog, modelId) };
        const isListed = listed.has(testSite.addresses.url("partAnswer", edition, params));
        if (!isListed) others++;
        expect(plain(await headOf("partAnswer", edition, params))).toEqual({ ...offered, noindex: !isListed });
        expect(plain(await headOf("partAnswer", edition, params, "zip=95670")).noindex).toBe(true);
      }
    }
    expect(others).toBeGreaterThan(100);
  });
});
