import { createElement } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { deskPhone } from "#app/selling/find-desk.ts";
import { copy as storeWords } from "#app/stores/copy.ts";
import type { SiteError } from "#core/errors.ts";
import { editionIds } from "#site/editions.ts";
import { listMarketStores, listMarkets } from "#stock/markets.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 60 });
});

async function load(slug: string) {
  const loaded = await page.load(pageRequest("market", "es", { stock, now, params: { slug } }));
  if (loaded instanceof Redirect) throw new Error(`${slug} leads elsewhere`);
  return loaded;
}

describe("the page of a market", () => {
  it("has the yards that buy cars as desks and the rest beside them, none twice", async () => {
    expect(listMarkets(stock).length).toBeGreaterThan(0);
    for (const market of listMarkets(stock)) {
      const { desks, others } = await load(market.slug);
      expect(desks.every(({ services }) => services.has("buyscars"))).toBe(true);
      expect(others.some(({ services }) => services.has("buyscars"))).toBe(false);
      const ids = [...desks, ...others].map(({ id }) => id).toSorted((a, b) => a - b);
      const own = listMarketStores(stock, market).map(({ id }) => id);
      expect(ids).toEqual(own.toSorted((a, b) => a - b));
    }
  });

  it("gives the number of its first desk, else its own", async () => {
    for (const market of listMarkets(stock)) {
      const { desks, phone } = await load(market.slug);
      expect(phone).toBe(desks[0] ? deskPhone(desks[0], market) : market.phone);
    }
  });

  it.each(editionIds)(
    "gives one desk's hours by that desk's name, and in its data each desk's own (%s)",
    async (edition) => {
      const demo = await loadDemoStock("2026-11-15");
      const several = listMarkets(demo).find(
        (market) => listMarketStores(demo, market).filter(({ services }) => services.has("buyscars")).length > 1,
      );
      if (!several) throw new Error("a market of several desks was expected");
      const request = pageRequest("market", edition, { stock: demo, now, params: { slug: several.slug } });
      const loaded = await page.load(request);
      if (loaded instanceof Redirect) throw new Error("leads elsewhere");
      const root = readHtml(markupOf(request, createElement(page.Page, loaded)));
      const [first, ...others] = loaded.desks;
      expect(textOf(get(root, "h2", { id: "hours-h" }))).toBe(copy[edition].hours(first?.name ?? ""));
      const [data] = (page.head(loaded, request).jsonLd ?? []) as { department: object[] }[];
      expect(data).not.toHaveProperty("openingHoursSpecification");
      expect(data?.department).toMatchObject(
        [first, ...others].map((desk) => ({
          name: `${desk?.name}: ${copy[edition].desk}`,
          openingHoursSpecification: expect.any(Array),
        })),
      );
    },
  );

  it("has no hours that nobody has said, and asks for them at each desk", async () => {
    const stores = stock.chain.stores.map((store) => ({
      ...store,
      buyingSchedule: { ...store.buyingSchedule, week: null, specialDays: [] },
    }));
    const storeById = new Map(stores.map((store) => [store.id, store]));
    const silent = { ...stock, chain: { ...stock.chain, stores, storeById } };
    for (const { slug } of listMarkets(silent)) {
      const request = pageRequest("market", "es", { stock: silent, now, params: { slug } });
      const loaded = await page.load(request);
      if (loaded instanceof Redirect) throw new Error("leads elsewhere");
      const html = markupOf(request, createElement(page.Page, loaded));
      expect(html).not.toMatch(/hours-h|Cerrado/);
      if (loaded.desks.length > 0) expect(html).toContain(storeWords.es.askHours);
    }
  });

  it("is none for a name that no market has", async () => {
    const code = await load("nowhere").catch((thrown: SiteError) => thrown.code);
    expect(code).toBe("not-found");
  });
});
