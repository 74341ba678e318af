import { beforeAll, describe, expect, it } from "vitest";
import { deskPhone } from "#app/selling/find-desk.ts";
import type { SiteError } from "#core/errors.ts";
import { listMarketStores, listMarkets } from "#stock/markets.ts";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 60 });
});

async function load(slug: string) {
  const loaded = await page.load(pageRequest("market", "es", { stock, now, params: { slug } }));
  if ("redirect" in loaded) throw new Error(`${slug} leads elsewhere`);
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

  it("is none for a name that no market has", async () => {
    const code = await load("nowhere").catch((thrown: SiteError) => thrown.code);
    expect(code).toBe("not-found");
  });
});
