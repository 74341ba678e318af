import { beforeAll, expect, it } from "vitest";
import { vehicleKey } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { findCars } from "./find-cars.ts";
import { readSearch } from "./search.ts";
import { readFeed } from "./search-feed.ts";
import { searchTitle } from "./search-words.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 900 });
});
const search = (query: string) => readSearch(new URLSearchParams(query), stock, now).search;
const feed = (query: string, edition: "es" | "en" = "es") => readFeed(stock, search(query), now, edition);

it("has the newest hundred of a search, and no more than there are", () => {
  expect(feed("").items).toHaveLength(100);
  const days = feed("").items.map(({ vehicle }) => vehicle.dateSet);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(feed("make=1&store=1").items).toHaveLength(findCars(stock, search("make=1&store=1"), now).total);
});

it("says of each car what it is, where it stands and since when, by the yard's own clock", () => {
  const { items, title } = feed("make=1");
  expect(title).toBe(searchTitle(stock, search("make=1"), now, "es"));
  for (const { vehicle, key, title, text, setAt } of items) {
    const store = getStore(stock, vehicle.storeId);
    expect(key).toBe(vehicleKey(vehicle));
    expect(title).toContain(copy.es.feedItem(vehicle.row, store.name));
    expect(text.includes(`VIN ${vehicle.vin}.`)).toBe(vehicle.vin !== "");
    expect(setAt.toLocaleString("sv", { timeZone: store.schedule.timeZone })).toBe(`${vehicle.dateSet} 00:00:00`);
  }
  expect(items.some(({ text }) => text.includes(copy.es.feedColor("Azul")))).toBe(true);
});

it("is as old as its newest car, and long ago when it has none", () => {
  const { items, updatedAt } = feed("make=1");
  expect(updatedAt).toBe(items[0]?.setAt);
  expect(feed("make=99").updatedAt.getUTCFullYear()).toBe(2020);
});

it("does not move with the clock", () => {
  const later = readFeed(stock, search("make=1"), new Date("2026-11-16T18:00:00Z"), "es");
  expect(later).toEqual(feed("make=1"));
});
