import { beforeAll, expect, test } from "vitest";
import { milesBetween, type Point } from "#core/distance.ts";
import { isOpen } from "#core/hours.ts";
import type { Database } from "#data/database.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { findPlace } from "#tests/support/find-place.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { fillLookups } from "#tests/support/lookups.ts";
import { getCarForSale, listCarsForSale } from "./cars-for-sale.ts";
import { findBanner, getEvent, listEvents, listEventsAt, listStoresWithEvents, timeOfEvent } from "./events.ts";
import { findMapImage, findStoreMap } from "./maps.ts";
import { findMarketOfStore, listMarketStores } from "./markets.ts";
import { listCities } from "./places.ts";
import { listDiscounts, listPrices, salePriceCents } from "./prices.ts";
import { findPicture, listPromos, listSidebarArt } from "./promos.ts";
import { listSlides } from "./slides.ts";
import type { Stock } from "./stock.ts";
import {
  countStores,
  findDivision,
  findStores,
  getStore,
  listNearestStores,
  listStores,
  listStoresByState,
  listStoresWithService,
} from "./stores.ts";

const now = new Date("2026-11-15T18:00:00Z");
describeEachDatabase("lookups", ({ create }) => {
  let db: Database;
  let stock: Stock;
  beforeAll(async () => {
    db = await create();
    await fillChain(db, { stores: 20, vehicles: 50 });
    await fillLookups(db);
    stock = await loadTestStock(db);
  });

  test("stores: counts, services, divisions and distance agree with SQL", async () => {
    const rows = await db.main.selectFrom("stores").selectAll().where("active", "=", 1).execute();
    expect(listStores(stock)).toHaveLength(rows.length);
    expect(countStores(stock, "APBStore", "*")).toBe(rows.length);
    expect(countStores(stock, "APBStore", "CA")).toBe(rows.filter((row) => row.country === "CA").length);
    expect(countStores(stock, "Other", "*")).toBe(0);
    const selling = await db.main
      .selectFrom("store_services")
      .select("store_id")
      .where("service", "=", "wesellcars")
      .execute();
    const active = new Set(rows.map((row) => row.id));
    expect(
      listStoresWithService(stock, "wesellcars")
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      selling
        .map((row) => row.store_id)
        .filter((id) => active.has(id))
        .sort(),
    );
    const origin = findPlace(stock, "95670");
    if (!origin) throw new Error("95670 is known");
    const near = findStores(stock, { origin, miles: 100, divisionId: 1 });
    expect(near.every(({ store, miles }) => miles <= 100 && store.division.id === 1)).toBe(true);
    expect(listNearestStores(stock, origin, 1)[0]).toMatchObject({ store: { id: 1 }, miles: 0 });
    expect(listStoresByState(stock, "es").flatMap((group) => group.stores)).toHaveLength(rows.length);
    expect(findDivision(stock, "trk")).toMatchObject({ id: 2 });
    expect(findDivision(stock, "All")).toBe("all");
    expect(findDivision(stock, "nobody")).toBeUndefined();
    expect(() => getStore(stock, 17)).toThrow(expect.objectContaining({ code: "gone" }));
    expect(() => getStore(stock, 999)).toThrow(expect.objectContaining({ code: "not-found" }));
  });

  test("open now, in each store's zone", () => {
    const listOpen = (at: Date) => listStores(stock).flatMap(({ id, schedule }) => (isOpen(schedule, at) ? id : []));
    expect(listOpen(now)).toEqual([1]);
    // 10:00 in Sacramento on the day that store 6 has closed.
    expect(listOpen(new Date("2026-11-16T15:00:00Z"))).toEqual([]);
    expect(listOpen(new Date("2026-11-17T15:00:00Z"))).toEqual([6]);
  });

  test("places: codes of both countries, cities with and without a state", () => {
    expect(findPlace(stock, "t2c 1a1")).toMatchObject({ country: "CA", latitude: 50.9797 });
    expect(findPlace(stock, "T2C")?.latitude).not.toBe(50.9797);
    expect(findPlace(stock, "34001")).toBeUndefined();
    expect(findPlace(stock, "99999")?.postal ?? "99999").toBe("99999");
    expect(findPlace(stock, "Kansas City, MO")).toMatchObject({ city: "Kansas City", state: "MO" });
    expect(findPlace(stock, "kansas city kansas")).toMatchObject({ state: "KS" });
    expect(findPlace(stock, "nueva york")?.state ?? "").toBe("");
    expect(listCities(stock, "springf").length).toBeGreaterThan(5);
    // The first code of Fresno is one of its northern suburbs, the last one of post boxes.
    const [fresno] = listCities(stock, "Fresno, CA");
    const ofItsCode = findPlace(stock, fresno?.code ?? "");
    expect(milesBetween(fresno as Point, ofItsCode as Point)).toBeLessThan(2);
    expect(milesBetween(fresno as Point, { latitude: 36.7478, longitude: -119.7714 })).toBeLessThan(4);
    expect(findPlace(stock, "zzzzzz")).toBeUndefined();
  });

  test("prices: the chain's list with the store's own, by a word in either language", () => {
    const list = listPrices(stock, 2, "en");
    expect(list.map(({ name }) => name.en)).toEqual(["Alternator", "Exhaust manifold", "Muffler", "Starter"]);
    expect(list.find(({ id }) => id === 2)).toMatchObject({ priceCents: 5000, totalCents: 5899, own: true });
    expect(listPrices(stock, 1, "es", { keyword: "MULTI" }).map(({ id }) => id)).toEqual([3]);
    expect(listPrices(stock, 1, "es", { keyword: "star" }).map(({ id }) => id)).toEqual([1]);
    expect(listPrices(stock, 1, "en", { keyword: "arranque" }).map(({ id }) => id)).toEqual([1]);
    expect(listPrices(stock, 1, "en", { keyword: "escape man" }).map(({ id }) => id)).toEqual([3]);
    expect(listPrices(stock, 1, "en", { keyword: "zzz" })).toEqual([]);
    expect(listPrices(stock, 1, "en", { keyword: "()" })).toEqual([]);
    expect(listPrices(stock, 1, "en", { category: "exhaust" })).toHaveLength(2);
    const discounts = listDiscounts(stock, 2, now);
    expect(list.map((part) => salePriceCents(part, discounts))).toEqual([undefined, 3099, 2500, undefined]);
    expect(listDiscounts(stock, 1, now).size).toBe(0);
  });

  test("discounts: the best of the events that run, in whatever order they stand", () => {
    const [sale] = stock.campaigns.events.filter(({ id }) => id === 1);
    if (!sale) throw new Error("Event 1 is a sale");
    const withSales = (...percents: number[]): Stock => ({
      ...stock,
      campaigns: {
        ...stock.campaigns,
        events: percents.map((percent, at) => ({ ...sale, id: at, discounts: [{ category: "exhaust", percent }] })),
      },
    });
    for (const percents of [
      [50, 20],
      [20, 50],
      [20, 50, 30],
    ])
      expect([...listDiscounts(withSales(...percents), 2, now)]).toEqual([["exhaust", 50]]);
    const [part] = listPrices(stock, 2, "en", { category: "exhaust" });
    if (!part) throw new Error("There are exhausts");
    const cost = (...discounts: [string, number][]) => salePriceCents(part, new Map(discounts));
    expect(cost(["exhaust", 10], ["*", 50])).toBe(cost(["exhaust", 50]));
    expect(cost(["exhaust", 50], ["*", 10])).toBe(cost(["exhaust", 50]));
    expect(cost(["electrical", 50])).toBeUndefined();
  });

  test("events on each store's clock, the banner on the chain's", () => {
    expect(listEvents(stock, now, "running").map(({ id }) => id)).toEqual([1, 4]);
    expect(listEvents(stock, now, "coming").map(({ id }) => id)).toEqual([2]);
    // 13:00 in Columbus, 10:00 in Rancho Cordova; at 18:45 UTC it is over in the east only.
    const later = new Date("2026-11-15T18:45:00Z");
    expect(listEventsAt(stock, 6, later, "running")).toEqual([]);
    expect(listEventsAt(stock, 1, later, "running").map(({ id }) => id)).toEqual([4]);
    expect(timeOfEvent(stock, getEvent(stock, 4), later)).toBe("running");
    expect(listEventsAt(stock, 2, now).map(({ id }) => id)).toEqual([1, 2]);
    expect(listStoresWithEvents(stock, now)).toHaveLength(listStores(stock).length);
    expect(findBanner(stock, now)?.id).toBe(1);
    expect(findBanner(stock, new Date("2026-11-13T18:00:00Z"))?.id).toBe(4);
    expect(findBanner(stock, new Date("2026-12-13T18:00:00Z"))).toBeUndefined();
    expect(() => getEvent(stock, 77)).toThrow(expect.objectContaining({ code: "not-found" }));
  });

  test("promos, art and slides in their windows, with their pictures", () => {
    expect(listPromos(stock, "es", now).map(({ id }) => id)).toEqual([2]);
    expect(listPromos(stock, "en", now).map(({ id, position }) => [id, position])).toEqual([[4, 0]]);
    expect(listPromos(stock, "es", new Date("2026-12-05T00:00:00Z")).map(({ id }) => id)).toEqual([3]);
    expect(listPromos(stock, "es", new Date("2027-01-05T00:00:00Z")).map(({ id }) => id)).toEqual([1]);
    const promo = listPromos(stock, "es", now)[0];
    expect(findPicture(stock, promo?.desktop.id ?? "")?.bytes[0]).toBe(1);
    expect(listSidebarArt(stock, "es", now)).toHaveLength(1);
    expect(listSidebarArt(stock, "en", now)).toEqual([]);
    expect(listSlides(stock, "slide", now).map(({ slug }) => slug)).toEqual(["always"]);
    expect(listSlides(stock, "slide", new Date("2025-08-26T00:00:00Z")).map(({ slug }) => slug)).toEqual([
      "sale",
      "always",
    ]);
  });

  test("cars for sale, markets, maps", () => {
    expect(listCarsForSale(stock).map(({ car }) => car.id)).toEqual([2, 1]);
    expect(listCarsForSale(stock, { titles: ["salvage"] }).map(({ car }) => car.id)).toEqual([1]);
    expect(listCarsForSale(stock, { maxPriceCents: 100 })).toEqual([]);
    const origin = findPlace(stock, "95670");
    expect(origin && listCarsForSale(stock, { origin, miles: 10 }).map(({ car }) => car.id)).toEqual([1]);
    expect(getCarForSale(stock, 1)).toMatchObject({ make: "Make 1", model: "Model 1" });
    expect(() => getCarForSale(stock, 3)).toThrow(expect.objectContaining({ code: "gone" }));
    expect(() => getCarForSale(stock, 9)).toThrow(expect.objectContaining({ code: "not-found" }));
    const market = findMarketOfStore(stock, getStore(stock, 2));
    expect(market?.id).toBe(5);
    expect(market && listMarketStores(stock, market).map(({ id }) => id)).toEqual([1, 2]);
    const map = findStoreMap(stock, 1);
    expect(map?.rows).toEqual([{ row: "1", zone: "", x: 1, y: 2, width: 10, height: 70 }]);
    expect(map && findMapImage(stock, map)?.bytes[0]).toBe(2);
    expect(findStoreMap(stock, 2)).toBeUndefined();
  });
});
