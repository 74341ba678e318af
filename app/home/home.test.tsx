import { beforeAll, describe, expect, it } from "vitest";
import { chainFacts } from "#content/chain-facts.ts";
import { instantOf } from "#core/local-time.ts";
import { promoFallbacks } from "#core/promo.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { copy } from "./copy.ts";
import { claimsOf, loadHome } from "./load.ts";
import { page } from "./page.tsx";

const today = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const load = (edition: "es" | "en", now: Date, from = stock) =>
  loadHome(pageRequest("home", edition, { stock: from, now }));
async function markup(edition: "es" | "en", now: Date, from = stock) {
  const request = pageRequest("home", edition, { stock: from, now });
  return markupOf(request, <page.Page {...(await loadHome(request))} />);
}

describe("what the home page claims is true of the chain", () => {
  it("over 1,000 parts priced", () => {
    const { parts } = claimsOf(stock, today);
    expect(parts).toBeGreaterThanOrEqual(1000);
    expect(stock.prices.chain.size).toBeGreaterThan(parts);
  });

  it("over a round number: what is just that is not over it, and a young chain says none", () => {
    const priced = (size: number) => {
      const chain = new Map(Array.from({ length: size }, (_, at) => [at, {}])) as unknown as Stock["prices"]["chain"];
      return claimsOf({ ...stock, prices: { ...stock.prices, chain } }, today).parts;
    };
    expect([0, 1, 1000, 1001, 2000, 2001].map(priced)).toEqual([0, 0, 0, 1000, 1000, 2000]);
    const { founded } = chainFacts();
    const years = (after: number) => claimsOf(stock, new Date(`${founded + after}-11-15T18:00:00Z`)).years;
    expect([0, 5, 6, 10, 11].map(years)).toEqual([0, 0, 5, 5, 10]);
  });

  it("over 30 years in business", () => {
    const { years } = claimsOf(stock, today);
    expect(years).toBeGreaterThanOrEqual(30);
    expect(2026 - chainFacts().founded).toBeGreaterThan(years);
  });

  it("stores in the US and Canada, open 7 days a week", () => {
    const yards = listStores(stock).filter((store) => store.countGroup === "APBStore");
    expect(new Set(yards.map((store) => store.country))).toEqual(new Set(["US", "CA"]));
    const closed = yards.filter(({ schedule: { week } }) => week?.length !== 7 || week.some((day) => day.length === 0));
    expect(closed.map((store) => store.name)).toEqual([]);
  });

  it("and the number of stores is the API's", async () => {
    const { figures } = await load("es", today);
    const stores = figures.yards;
    expect(stores).toBe(listStores(stock).filter((store) => store.countGroup === "APBStore").length);
    expect(await markup("es", today)).toContain(`>${stores}<`);
  });

  it.each(editionIds)("in words, %s", async (edition) => {
    const html = await markup(edition, today);
    expect(html).toContain(copy[edition].claimParts("1,000"));
    expect(html).toContain(copy[edition].claimYears(30));
    const where = { es: "Estados Unidos y Canadá", en: "the United States and Canada" }[edition];
    const open = { es: "abiertos los 7 días de la semana", en: "open 7 days a week" }[edition];
    expect(html).toContain(copy[edition].claimOpen(where, open));
  });
});

describe("the sale of 2025-08-25 00:00 to 2025-09-01 20:00", () => {
  const at = (local: string, ms = 0) => new Date(instantOf(local, stock.chain.timeZone).getTime() + ms);
  const sale = { es: "Oferta de fin de verano", en: "End-of-summer sale" };

  it.each(editionIds)("shows its slide and touts inside its dates only, %s", async (edition) => {
    const outside = [at("2025-08-25T00:00", -1), at("2025-09-01T20:00"), today];
    const inside = [at("2025-08-25T00:00"), at("2025-08-28T12:00"), at("2025-09-01T20:00", -1)];
    for (const now of outside) {
      const { slides, touts } = await load(edition, now);
      expect([slides.length, touts.length]).toEqual([2, 0]);
      const html = await markup(edition, now);
      expect(html).not.toContain(sale[edition]);
      expect(html).not.toContain("slide--sale");
      expect(html).not.toContain(copy[edition].touts);
    }
    for (const now of inside) {
      const { slides, touts } = await load(edition, now);
      expect([slides.length, touts.length]).toEqual([3, 2]);
      expect(slides[1]?.title[edition]).toBe(sale[edition]);
      const html = await markup(edition, now);
      expect(html.match(/slide--sale/g)).toHaveLength(1);
      expect(html.split(`art/oferta.${edition}.svg`).length - 1).toBeGreaterThan(0);
      expect(slides.filter(({ art }) => art === slides[1]?.art)).toHaveLength(1);
      expect(html).toContain(copy[edition].touts);
    }
  });

  it.each(editionIds)("says when it comes and goes, so that no cache holds the page past that, %s", (edition) => {
    const changes = (now: Date) => {
      const request = pageRequest("home", edition, { stock, now });
      return page.head(loadHome(request), request).changes;
    };
    expect(changes(at("2025-08-24T23:59"))).toEqual(at("2025-08-25T00:00"));
    expect(changes(at("2025-08-28T12:00"))).toEqual(at("2025-09-01T20:00"));
  });

  it("has one h1, with the sale or without, and none that a slide takes out of sight", async () => {
    for (const now of [today, at("2025-08-28T12:00")]) {
      const html = await markup("es", now);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(/<ul class="slides".*?<\/ul>/s.exec(html)?.[0]).not.toContain("<h1");
    }
  });
});

describe("the promo slots", () => {
  const without = () => ({ ...stock, campaigns: { ...stock.campaigns, promos: [] } }) as Stock;

  it.each(editionIds)("fall back to we sell cars, store hours, Toolkit Rewards and Row52, %s", async (edition) => {
    const html = await markup(edition, today, without());
    const titles = [...html.matchAll(/class="slot".*?<h3>(.*?)[<]/gs)].map((match) => match[1]);
    expect(titles).toEqual(copy[edition].slots.map((slot) => slot.title));
    expect(promoFallbacks).toEqual(["we-sell-cars", "store-hours", "toolkit-rewards", "row52"]);
  });

  it("show what arrived for a position, with its picture for phones, and keep the other fallbacks", async () => {
    const { promos } = await load("es", today);
    expect(promos.length).toBeGreaterThan(0);
    const html = await markup("es", today);
    for (const promo of promos) {
      expect(html).toContain(`/images/${promo.desktop.id}`);
      expect(html).toContain(`/images/${promo.mobile.id}`);
    }
    expect(html.match(/class="slot"/g)).toHaveLength(4);
  });

  it("open a new window only where the promo says so", async () => {
    const promo = stock.campaigns.promos.find((one) => one.edition === "es" && one.startsAt === null);
    expect(promo).toBeDefined();
    const changed = { ...stock, campaigns: { ...stock.campaigns, promos: [{ ...promo, newWindow: true }] } } as Stock;
    const link = (html: string) => new RegExp(`<a class="slot" href="${promo?.url}"[^>]*>`).exec(html)?.[0] ?? "";
    expect(link(await markup("es", today, changed))).toContain('target="_blank"');
    expect(link(await markup("es", today))).not.toContain("_blank");
  });
});
