import { beforeAll, expect, it } from "vitest";
import type { Site } from "#render/render.tsx";
import { createAddresses } from "#site/address.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { createSiteSearch } from "./site-search.ts";

const site: Site = {
  addresses: createAddresses({ es: "https://yonke.test", en: "https://yonke.test" }),
  settings: { brand: "Yonke", careersUrl: undefined, twitter: false, facebook: false, development: false },
  assets: {
    url: (name) => `/${name}`,
    styles: "",
    pageStyles: undefined,
    preloadFonts: [],
    scripts: () => ({ entries: [], preloads: [] }),
  },
  search: () => ({ total: 0, hits: [] }),
  apiDocs: { callsPerMinute: 1, formsPerHour: 1, list: async () => [], shapes: () => [] },
};
const document = { id: 900, edition: "es" as const, url: "/nuevo", description: "", body: "", image: "" };

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** The stock with one document more; reading its cars fails as often as told. */
function changedStock(failures: number): Stock {
  let left = failures;
  const documents = [...stock.documents, { ...document, title: "Zarandeo", keywords: "" }] as Stock["documents"];
  const changed = { ...stock, documents, version: stock.version + 1 };
  return Object.defineProperty(changed, "cars", {
    get() {
      if (new Error("who").stack?.includes("listCarsForSale") && left-- > 0) throw new Error("not now");
      return stock.cars;
    },
  });
}

it("finds what was added, after the index failed to build and was built again", async () => {
  const logged: object[] = [];
  const search = createSiteSearch({ error: (facts: object) => void logged.push(facts) } as never, {
    settleMs: 10,
    retryMs: 50,
  });
  await search.start(site, stock);
  expect(search.search("yonke", "es", 1).total).toBeGreaterThan(0);
  expect(search.search("zarandeo", "es", 1).total).toBe(0);
  search.follow(changedStock(2));
  await expect.poll(() => search.search("zarandeo", "es", 1).hits[0]?.url).toContain("/nuevo");
  expect(logged.length).toBeGreaterThan(0);
  for (const facts of logged) expect((facts as { err: Error }).err.message).toBe("not now");
});

it("a change that comes meanwhile takes the place of the one that failed", async () => {
  const logged: object[] = [];
  const search = createSiteSearch({ error: (facts: object) => void logged.push(facts) } as never, {
    settleMs: 10,
    retryMs: 600_000,
  });
  await search.start(site, stock);
  search.follow(changedStock(Number.POSITIVE_INFINITY));
  await expect.poll(() => logged.length).toBe(1);
  search.follow(changedStock(0));
  await expect.poll(() => search.search("zarandeo", "es", 1).total).toBe(1);
});
