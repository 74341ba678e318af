import { beforeAll, describe, expect, it } from "vitest";
import { billOf } from "#core/bill.ts";
import type { Store } from "#core/store.ts";
import { editionIds } from "#site/editions.ts";
import { findPrice } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findPlace } from "#tests/support/find-place.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { readAsk } from "./ask.ts";
import { findOneRow, loadList } from "./load-list.ts";
import { loadOtherYards } from "./load-other-yards.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let store: Store;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  store = listStores(stock).find(({ id }) => id === 102) as Store;
});

/** Of a yard, of this one where none is named; null is the chain's. */
const list = (query: string, at: Store | null = store, edition: "es" | "en" = "es") =>
  loadList(pageRequest("partPricing", edition, { stock, now }), at ?? undefined, readAsk(new URLSearchParams(query)));
const others = (at = store, near?: Parameters<typeof loadOtherYards>[3]) => {
  const { one } = list("q=alternador", at);
  if (!one) throw new Error("no such row");
  return loadOtherYards(pageRequest("partPricing", "es", { stock, now }), one, at, near);
};

describe.each(editionIds)("a list of prices, %s", (edition) => {
  it("has every category of its kind of vehicle, with as many parts as it counts", () => {
    const whole = list("", store, edition);
    expect(whole.count).toBe(whole.categories.reduce((sum, { count }) => sum + count, 0));
    expect(whole.groups.map(({ category }) => category)).toEqual(whole.categories.map(({ id }) => id));
    for (const { rows, count } of whole.groups) expect(rows.flatMap(({ prices }) => prices.flat())).toHaveLength(count);
    expect([whole.one, whole.chosen, whole.ban]).toEqual([undefined, [], undefined]);
  });

  it("of a category is only that, and still names the others", () => {
    const lights = list("cat=lights", store, edition);
    expect(lights.groups.map(({ category }) => category)).toEqual(["lights"]);
    expect(lights.categories.length).toBeGreaterThan(5);
  });

  it("finds the row that was searched for", () => {
    expect(list("q=alternador", store, edition).one?.name).toBe({ es: "Alternador", en: "Alternator" }[edition]);
    expect(list("q=qqqq", store, edition)).toMatchObject({ count: 0, one: undefined, otherCount: 0 });
  });
});

describe("a list of prices", () => {
  it("of the chain says how many yards charge exactly this; a yard's does not", () => {
    const { usual } = list("", null);
    expect(usual?.all).toBeGreaterThan(usual?.same ?? 0);
    expect(list("").usual).toBeUndefined();
  });

  it("names the chosen parts whatever is searched for", () => {
    const [first] = list("").groups[0]?.rows[0]?.prices.flat() ?? [];
    const { chosen } = list(`q=radiador&list=${first?.part.id},99999999`);
    expect(chosen.map(({ part }) => part.id)).toEqual([first?.part.id]);
  });

  it("says of words that only the other kind of vehicle has how many there are", () => {
    const cars = new Set(list("").groups.flatMap(({ rows }) => rows.map(({ name }) => name)));
    const trucks = list("type=pickup").groups.flatMap(({ rows }) => rows.map(({ name }) => name));
    const only = trucks.find((name) => !cars.has(name) && list(`q=${encodeURIComponent(name)}`).count === 0);
    if (!only) throw new Error("pickups have nothing of their own");
    expect(list(`q=${encodeURIComponent(only)}`).otherCount).toBeGreaterThan(0);
  });
});

describe("the same part at the yards near by", () => {
  it("are five others of the same country, the nearest first, each with what is paid there", () => {
    const { yards, line, from } = others();
    expect(from).toBe(store.name);
    expect(yards).toHaveLength(5);
    const miles = yards.map((yard) => yard.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    for (const { store: other, priceCents, bill } of yards) {
      expect(other).not.toBe(store);
      expect([other.country, other.services.has("partpricing")]).toEqual([store.country, true]);
      const part = findPrice(stock, other.id, line.part);
      if (!part) throw new Error("no price");
      expect(priceCents).toBeLessThanOrEqual(part.priceCents);
      expect(bill).toEqual(billOf([{ ...part, priceCents }], other));
    }
  });

  it("begin at the place that was named", () => {
    const place = findPlace(stock, "33101");
    if (!place) throw new Error("no place");
    const { yards, from } = others(store, { place, name: "33101" });
    expect(yards.length).toBeGreaterThan(0);
    expect(yards.length).toBeLessThanOrEqual(5);
    expect(from).toBe("33101");
    expect(yards[0]?.miles).toBeLessThan(others().yards.at(-1)?.miles ?? 0);
    expect(yards.map((yard) => yard.store.id)).not.toEqual(others().yards.map((yard) => yard.store.id));
  });

  it("do not cross the border", () => {
    const canadian = listStores(stock).find(({ country, services }) => country === "CA" && services.has("partpricing"));
    if (!canadian) throw new Error("no yard in Canada");
    for (const yard of others(canadian).yards) expect(yard.store.country).toBe("CA");
  });
});

describe("the one row that a search is for", () => {
  const row = (name: string) => ({ name, prices: [] }) as never;
  const groups = (...names: string[]) => [{ rows: names.map(row) }];

  it("is the only one, or the only one of just that name", () => {
    expect(findOneRow(groups("Faro de niebla"), "faro")).toMatchObject({ name: "Faro de niebla" });
    expect(findOneRow(groups("Faro", "Faro de niebla"), "faros")).toMatchObject({ name: "Faro" });
    expect(findOneRow(groups("Faro delantero", "Faro de niebla"), "faro")).toBeUndefined();
    expect(findOneRow(groups("Faro", "Faros"), "faro")).toBeUndefined();
    expect(findOneRow([], "faro")).toBeUndefined();
  });
});
