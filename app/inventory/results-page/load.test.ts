import { beforeAll, describe, expect, it } from "vitest";
import { writeSearch } from "#app/inventory/search.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSharingStock } from "#tests/support/sharing-stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { storesOnPage } from "./farther.ts";
import { loadResults, type Results, tidyQuery } from "./load.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 24, vehicles: 3000 });
});

const load = (query: string) => loadResults(pageRequest("inventoryResults", "es", { stock, now, query }));
const storeIds = ({ groups }: Results) => groups.map(({ store }) => store.id);

describe("the pages of the results", () => {
  const all = () => searchVehicles(stock, { makeId: 1 }).map(({ store }) => store.id);

  it("begin with the first eight stores and go on where they stopped", () => {
    const stores = all();
    expect(stores.length).toBeGreaterThan(storesOnPage * 2);
    const first = load("make=1&distance=0");
    expect(first).toMatchObject({ stores: stores.length, pages: Math.ceil(stores.length / storesOnPage) });
    expect(storeIds(first)).toEqual(stores.slice(0, 8));
    expect(storeIds(load("make=1&distance=0&page=2"))).toEqual(stores.slice(8, 16));
    expect(storeIds(load("make=1&distance=0&page=3"))).toEqual(stores.slice(16, 24));
  });

  it("end with the last one, whatever number is asked for", () => {
    const last = Math.ceil(all().length / storesOnPage);
    expect(storeIds(load("make=1&distance=0&page=99"))).toEqual(all().slice((last - 1) * storesOnPage));
  });

  it("share fifty-four cars among their stores, twelve at least of the first, and show fifty-four of a store alone", () => {
    const groups = load("distance=0").groups;
    expect(groups.length).toBe(storesOnPage);
    for (const [at, { cars, count }] of groups.entries()) expect(cars).toHaveLength(Math.min(at === 0 ? 12 : 6, count));
    for (const { cars, count } of load("distance=0&store=1&store=2").groups)
      expect(cars).toHaveLength(Math.min(27, count));
    const shares = (query: string) => load(query).groups.map(({ cars, count }) => Math.min(cars.length, count));
    expect(Math.max(...shares("make=1&distance=0").slice(1))).toBe(4);
    expect(Math.max(...shares("make=1&model=1001&distance=0").slice(1))).toBe(4);
    const alone = load("distance=0&store=1");
    const second = load("distance=0&store=1&page=2");
    const count = alone.groups[0]?.count ?? 0;
    expect(count).toBeGreaterThan(54);
    expect([alone.stores, alone.pages]).toEqual([1, Math.ceil(count / 54)]);
    expect(alone.groups[0]?.cars).toHaveLength(54);
    expect(second.groups[0]?.cars).toHaveLength(Math.min(54, count - 54));
    const ids = [alone, second].flatMap(({ groups }) => groups[0]?.cars.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a place that is none", () => {
  it.each([
    ["zip=12", "malformed"],
    ["zip=00000", "unknown"],
    ["zip=zzzzzz", "unknown"],
    ["zip=cerca+de+mi", "here"],
    ["zip=95670", undefined],
    ["", undefined],
  ])("%s is said to be %s", (query, kind) => {
    const { zipError, total, groups, instead } = load(`${query}&distance=0`);
    expect(zipError).toBe(kind);
    expect(total > 0).toBe(kind === undefined);
    expect(groups.length > 0).toBe(kind === undefined);
    expect(instead).toBeUndefined();
  });
});

describe("what stands beside the results", () => {
  it("refuses years and distances that cannot be, and shows no car for them", () => {
    expect(load("year=abc")).toMatchObject({ wrong: { year: "abc" }, total: 0, stores: 0, groups: [] });
    expect(load("distance=-5")).toMatchObject({ wrong: { distance: "-5" }, total: 0, stores: 0, groups: [] });
  });

  it("counts colors by how many there are, and keeps a chosen one that has none", () => {
    const { colors } = load("make=1&distance=0&color=amarillo");
    const counts = load("make=1&distance=0").colors.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.length).toBeGreaterThan(2);
    expect(colors).toContainEqual({ value: "amarillo", count: 0 });
  });

  it("names the make of models that share one, and none otherwise", () => {
    expect(load("model=1001,1002&distance=0").choices.models).toEqual(load("make=1&distance=0").choices.models);
    expect(load("model=1001,2001&distance=0").choices.models).toEqual(load("distance=0").choices.models);
  });

  it("offers the first twelve yards to choose from, those chosen besides, and counts the others", () => {
    const all = load("make=1&distance=0");
    expect(all.storeChoices).toHaveLength(12);
    expect(all.storeChoices.length + all.otherStores).toBe(all.stores);
    const far = searchVehicles(stock, { makeId: 1 }).at(-1)?.store.id as number;
    expect(all.storeChoices.map(({ id }) => id)).not.toContain(far);
    const chosen = load(`make=1&distance=0&store=${far}&store=${all.storeChoices[0]?.id}`);
    expect(chosen.storeChoices).toHaveLength(13);
    expect(chosen.storeChoices.at(-1)?.id).toBe(far);
    expect(chosen.otherStores).toBe(all.otherStores - 1);
    for (const { id, name, count } of chosen.storeChoices) {
      expect(name).toBe(stock.chain.storeById.get(id)?.listText);
      expect(count).toBe(searchVehicles(stock, { makeId: 1, storeIds: [id] })[0]?.count);
    }
  });

  it("leads to the parts of one model, of several or of none to no parts", () => {
    expect(load("model=1002&distance=0").parts.length).toBeGreaterThan(0);
    for (const query of ["model=1001,1002&distance=0", "make=1&distance=0", "model=1002&year=abc"])
      expect(load(query).parts).toEqual([]);
  });

  it("knows the make of one model, of none no make", () => {
    expect([load("model=2001&distance=0"), load("make=3&distance=0"), load("distance=0")].map((r) => r.makeId)).toEqual(
      [2, 3, 0],
    );
    expect(load("model=999999&distance=0").makeId).toBe(0);
  });

  it("shows on a map only yards that have rows drawn", () => {
    for (const { store, mapped } of load("distance=0").groups)
      expect(mapped).toBe((stock.chain.maps.get(store.id)?.rows.length ?? 0) > 0);
  });

  it("remembers forty of the newest cars", () => {
    const { newestIds } = load("make=1&distance=0");
    expect(newestIds).toHaveLength(40);
    expect(new Set(newestIds).size).toBe(40);
  });

  it("offers something else only where nothing was found", () => {
    expect(load("make=1&distance=0").instead).toBeUndefined();
    expect(load("make=1&distance=0&year=1955").instead).toBeDefined();
  });
});

describe("the address of the results", () => {
  const tidy = (query: string) => tidyQuery(new URLSearchParams(query), stock, now)?.toString();

  it.each([
    ["from=&to=", ""],
    ["make=1&model=0&from=1999&to=2005&zip=95670&distance=25", "make=1&model=0&distance=25&zip=95670&year=1999-2005"],
    ["from=2005&to=1999", "year=1999-2005"],
    ["from=&to=&year=abc", "year=abc"],
    ["from=&to=&distance=-5&sort=row&page=2", "sort=row&page=2&distance=-5"],
    ["make=1&model=1001,2001", "make=1&model=1001"],
    ["make=1&model=2001", "make=1&model=0"],
  ])("%s is the search of %s", (query, address) => expect(tidy(query)).toBe(address));

  it("takes the names of makes and models, and the name of a city for its code", () => {
    expect(tidy("make=make+1&model=MODEL+2")).toBe("make=1&model=1002");
    expect(tidy("zip=chula+vista,+ca&distance=50")).toMatch(/^distance=50&zip=919\d\d$/);
  });

  it.each(["", "make=1", "make=1&model=0&distance=25&zip=95670&year=1999-2005", "model=1001,2001", "zip=12"])(
    "%s stays as it is",
    (query) => expect(tidy(query)).toBeUndefined(),
  );
});

describe("when the cars came", () => {
  it("is counted for today, since yesterday, this week and ever, whatever day is asked for", () => {
    const { since, total } = load("make=1&distance=0");
    expect(since.map(({ days }) => days)).toEqual([0, 1, 7, null]);
    expect(since.at(-1)?.count).toBe(total);
    for (const { days, count } of since)
      expect(load(`make=1&distance=0${days === null ? "" : `&since=${days}`}`)).toMatchObject({ total: count, since });
  });

  it("is the same in one yard's whole stock, which is counted by its own order", () => {
    const { since } = load("distance=0&store=1");
    for (const { days, count } of since)
      expect(load(`distance=0&store=1${days === null ? "" : `&since=${days}`}`).total).toBe(count);
  });

  it("keeps a number of days that an address asks for besides", () => {
    expect(load("make=1&distance=0&since=30").since.map(({ days }) => days)).toEqual([0, 1, 7, 30, null]);
    expect(load("make=1&distance=0&since=3").since.map(({ days }) => days)).toEqual([0, 1, 3, 7, null]);
  });
});

describe("what a search wishes for", () => {
  it("is its car, at its yard where it names one alone", () => {
    const yard = load("make=1&store=1").storeChoices.find(({ id }) => id === 1)?.name;
    expect(load("make=1&store=1").wish).toBe(`Make 1 · ${yard}`);
    expect(load("make=1&store=1&store=2").wish).toBe("Make 1");
    expect(load("make=1&distance=0").wish).toBe("Make 1");
    expect(load("store=1").wish).toBe("");
  });

  it("is missing at the yards that were asked and have none", () => {
    const stores = stock.chain.stores.map(({ id }) => id);
    const atAll = stores.map((id) => `&store=${id}`).join("");
    const years = [1990, 2000, 2010].find((year) => {
      const { stores: having } = load(`make=1&model=1001&year=${year}${atAll}`);
      return having > 0 && having < stores.length;
    });
    const having = searchVehicles(stock, { modelIds: [1001], years: [[years ?? 0, years ?? 0]] }).map(
      ({ store }) => store.id,
    );
    const { asked } = load(`make=1&model=1001&year=${years}${atAll}`);
    expect(asked.storeIds).toEqual(stores);
    expect(asked.missing).toEqual({
      name: `Make 1 Model 1 ${years}`,
      storeIds: stores.filter((id) => !having.includes(id)),
    });
    expect(load(`year=${years}${atAll}`).asked.missing).toEqual({ name: "", storeIds: [] });
  });
});

describe("cars that share their parts", () => {
  it("are named where the search stands, and not where it was refused", async () => {
    const knowing = await loadSharingStock();
    const open = (query: string) => loadResults(pageRequest("inventoryResults", "es", { stock: knowing, now, query }));
    expect(open("model=1001&year=2003").sharing?.cars).toContain("Make 2 Model 1 2001–2006");
    expect(open("model=1001&year=2003").generations).toEqual([]);
    expect(open("model=1001&year=2003&distance=-5").sharing).toBeUndefined();
    expect(open("model=1001").generations.map(({ cars }) => cars)).toEqual(["2000–2008, Make 2 Model 1 2001–2006"]);
    expect(open("model=1001&distance=-5").generations).toEqual([]);
  });
});

describe("yards beyond the distance", () => {
  it("are the nearest ones, each with the search that reaches it", () => {
    const near = load("zip=95670&distance=75");
    const wide = load("zip=95670&distance=250");
    const beyond = wide.groups.filter(({ miles }) => (miles ?? 0) > 75).slice(0, 3);
    expect(near.groups.length).toBeGreaterThan(0);
    expect(beyond).toHaveLength(3);
    expect(near.farther.map(({ store }) => store.id)).toEqual(beyond.map(({ store }) => store.id));
    for (const { store, miles, search } of near.farther) {
      expect(search.distance).toBeGreaterThanOrEqual(miles);
      expect(storeIds(load(`zip=95670&distance=${search.distance}`))).toContain(store.id);
    }
  });

  it("are offered beside a single yard too, and not beside none", () => {
    const alone = load("make=1&zip=95670&distance=50");
    expect([alone.stores, alone.farther.length > 0]).toEqual([1, true]);
    expect(load("make=1&zip=95670&distance=50&year=1955").farther).toEqual([]);
  });

  it("lead to the page of the wider search that they stand on", async () => {
    const many = await loadSmallStock({ stores: 120, vehicles: 3000 });
    const open = (query: string) => loadResults(pageRequest("inventoryResults", "es", { stock: many, now, query }));
    const { farther } = open("zip=95670&distance=100");
    expect(farther.map(({ search }) => search.page)).toEqual([1, 1, 2]);
    for (const { store, search } of farther) expect(storeIds(open(writeSearch(search).toString()))).toContain(store.id);
  });

  it("are none without a place, with a yard chosen, or for who goes far", () => {
    for (const query of ["distance=10", "zip=95670&distance=10&store=1", "zip=95670&distance=250"])
      expect(load(query).farther).toEqual([]);
  });
});
