import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { listCarsForSale } from "./cars-for-sale.ts";
import { findMarketBySlug, findMarketOfStore, listMarketStores, listMarkets } from "./markets.ts";
import type { Stock } from "./stock.ts";
import { createStoreGrid, milesTo } from "./store-grid.ts";
import {
  findDivision,
  findStores,
  getStore,
  listNearestStores,
  listNeighbours,
  listStores,
  listStoresByState,
  typicalStayDays,
} from "./stores.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 60, vehicles: 0 });
});
const sacramento = { latitude: 38.6043, longitude: -121.2803, postal: "" };

describe("the grid of stores", () => {
  const storeAt = (id: number, latitude: number, longitude: number) =>
    ({ id, name: `S${id}`, latitude, longitude, postalKey: `P${id}` }) as Store;

  test("misses none within a circle, wherever it lies", () => {
    const point = fc.record({
      latitude: fc.double({ min: -89, max: 89, noNaN: true }),
      longitude: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 40 }),
        point,
        fc.integer({ min: 1, max: 900 }),
        (places, origin, miles) => {
          const stores = places.map(({ latitude, longitude }, at) => storeAt(at, latitude, longitude));
          const found = new Set(createStoreGrid(stores).candidates({ ...origin, postal: "" }, miles));
          for (const store of stores) if (milesBetween(origin, store) <= miles) expect(found.has(store)).toBe(true);
        },
      ),
    );
  });

  test("looks at few of many, and always at the one of the same code", () => {
    const stores = Array.from({ length: 900 }, (_, at) => storeAt(at, 20 + (at % 30), -120 + Math.floor(at / 30)));
    const grid = createStoreGrid(stores);
    const found = grid.candidates({ latitude: 35, longitude: -105, postal: "P899" }, 60);
    expect(found.length).toBeLessThan(30);
    expect(found).toContain(stores[899]);
    expect(grid.findAtPostal("P5")).toBe(stores[5]);
    expect(grid.findAtPostal("none")).toBeUndefined();
  });

  test("has its stores by name, then by number", () => {
    const named = (id: number, name: string) => ({ ...storeAt(id, 0, 0), name });
    const grid = createStoreGrid([named(3, "B"), named(2, "A"), named(1, "B")]);
    expect(grid.stores.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test("a store's own code is the store's own point", () => {
    const store = storeAt(1, 40, -100);
    expect(milesTo({ ...sacramento, postal: "P1" }, store)).toBe(0);
    expect(milesTo({ ...sacramento, postal: "P2" }, store)).toBe(milesBetween(sacramento, store));
    expect(milesTo(sacramento, { ...store, postalKey: "" })).toBeGreaterThan(1000);
  });
});

describe("stores near a place", () => {
  test("are the same as by measuring them all, nearest first", () => {
    const measured = listStores(stock)
      .map((store) => ({ id: store.id, miles: milesBetween(sacramento, store) }))
      .sort((a, b) => a.miles - b.miles || a.id - b.id);
    for (const miles of [1, 60, 400, 1500, 0]) {
      const within = measured.filter((one) => miles === 0 || one.miles <= miles);
      expect(findStores(stock, { origin: sacramento, miles }).map(({ store }) => store.id)).toEqual(
        within.map(({ id }) => id),
      );
    }
    const buyers = findStores(stock, { origin: sacramento, service: "buyscars", divisionId: 1 });
    expect(buyers.length).toBeGreaterThan(0);
    expect(buyers.every(({ store }) => store.services.has("buyscars") && store.division.id === 1)).toBe(true);
    expect(listNearestStores(stock, sacramento, 4).map(({ store }) => store.id)).toEqual(
      measured.slice(0, 4).map(({ id }) => id),
    );
    const nearestBuyers = listNearestStores(stock, sacramento, 3, "buyscars");
    expect(nearestBuyers).toHaveLength(3);
    expect(nearestBuyers.every(({ store }) => store.services.has("buyscars"))).toBe(true);
  });

  test("a store is not its own neighbour", () => {
    const store = getStore(stock, 1);
    const near = listNeighbours(stock, store, 3);
    expect(near).toHaveLength(3);
    expect(near.map((one) => one.store.id)).not.toContain(1);
    expect(near[0]?.miles).toBeGreaterThan(0);
  });

  test("by country, then by the name of the state in the reader's language", () => {
    const groups = listStoresByState(stock, "es");
    const countries = groups.map(({ country }) => country);
    expect(countries).toEqual([...countries.filter((one) => one === "US"), ...countries.filter((one) => one === "CA")]);
    expect(new Set(countries).size).toBe(2);
    for (const edition of ["es", "en"] as const) {
      const american = listStoresByState(stock, edition).filter(({ country }) => country === "US");
      const names = american.map(({ stateName }) => stateName[edition]);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, edition)));
    }
    for (const { state, country, stores } of groups)
      expect(stores.every((store) => store.state === state && store.country === country && store.active)).toBe(true);
  });

  test("divisions by number, code or name, in any case", () => {
    for (const text of ["2", "TRK", " trk ", "trucks"]) expect(findDivision(stock, text)).toMatchObject({ id: 2 });
    for (const text of [undefined, "", "ALL", " all "]) expect(findDivision(stock, text)).toBe("all");
    expect(findDivision(stock, "3")).toBeUndefined();
  });

  test("nobody knows how long cars stay where none has left", () => {
    expect(typicalStayDays(stock, 1)).toBeNull();
    expect(typicalStayDays(stock, 999)).toBeNull();
  });
});

describe("markets", () => {
  test("are found by slug and by store, and have their open stores only", () => {
    const [market] = listMarkets(stock);
    if (!market) throw new Error("There is a market");
    expect(findMarketBySlug(stock, "sacramento")).toBe(market);
    expect(findMarketBySlug(stock, "nowhere")).toBeUndefined();
    expect(findMarketOfStore(stock, getStore(stock, 1))).toBe(market);
    expect(findMarketOfStore(stock, getStore(stock, 3))).toBeUndefined();
    expect(listMarketStores(stock, { ...market, storeIds: [2, 17, 999, 1] }).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe("cars for sale", () => {
  const ids = (query: Parameters<typeof listCarsForSale>[1]) =>
    listCarsForSale(stock, query)
      .map(({ car }) => car.id)
      .sort();
  test("by store, make, price, state and title; a car without a price is under none", () => {
    const car = listCarsForSale(stock).find(({ car }) => car.id === 1)?.car;
    if (!car?.priceCents) throw new Error("Car 1 has a price");
    expect(ids({ storeIds: [1] })).toEqual([1]);
    expect(ids({ storeIds: [] })).toEqual([1, 2]);
    expect(ids({ makeId: car.makeId })).toEqual([1]);
    expect(ids({ maxPriceCents: car.priceCents })).toEqual([1]);
    expect(ids({ maxPriceCents: car.priceCents - 1 })).toEqual([]);
    expect(ids({ runs: [car.runs] })).toContain(1);
    expect(ids({ runs: [] })).toEqual([1, 2]);
    expect(ids({ titles: ["clean"] })).toEqual([2]);
    expect(ids({ titles: [] })).toEqual([1, 2]);
  });
  test("with the distance from where the reader is", () => {
    expect(listCarsForSale(stock).every(({ miles }) => miles === null)).toBe(true);
    const around = listCarsForSale(stock, { origin: sacramento });
    expect(around).toHaveLength(2);
    expect(around.find(({ car }) => car.storeId === 1)?.miles).toBe(0);
    const far = around.find(({ car }) => car.storeId === 2)?.miles as number;
    expect(far).toBeGreaterThan(50);
    expect(ids({ origin: sacramento, miles: far })).toEqual([1, 2]);
    expect(ids({ origin: sacramento, miles: far - 1 })).toEqual([1]);
  });
});
