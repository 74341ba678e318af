import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readSearch, writeSearch, writeSpecified } from "#app/inventory/search.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSharingStock } from "#tests/support/sharing-stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { storesOnPage } from "./farther.ts";
import { loadResults, movedQuery, type Results, tidyQuery } from "./load.ts";

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

  it("share sixty cars among their stores, twelve at least of the first, and show sixty of a store alone", () => {
    const groups = load("distance=0").groups;
    expect(groups.length).toBe(storesOnPage);
    for (const [at, { cars, count }] of groups.entries()) expect(cars).toHaveLength(Math.min(at === 0 ? 12 : 7, count));
    for (const { cars, count } of load("distance=0&store=1&store=2").groups)
      expect(cars).toHaveLength(Math.min(30, count));
    const alone = load("distance=0&store=1");
    const second = load("distance=0&store=1&page=2");
    const count = alone.groups[0]?.count ?? 0;
    expect(count).toBeGreaterThan(60);
    expect([alone.stores, alone.pages]).toEqual([1, Math.ceil(count / 60)]);
    expect(alone.groups[0]?.cars).toHaveLength(60);
    expect(second.groups[0]?.cars).toHaveLength(Math.min(60, count - 60));
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
  const ask = (query: string) => new URLSearchParams(query);
  const moved = (query: string) => movedQuery(ask(query), stock, now)?.toString();
  const tidy = (query: string) => tidyQuery(ask(query), stock, now)?.toString();

  it.each([
    // What the form sends without script, with a make and without.
    ["make=1&model=0&from=&to=&zip=+94577-1234+&distance=25", "make=1&model=0&distance=25&zip=94577&year="],
    ["make=&from=&to=&zip=v6b+1a1&distance=50", "make=&model=0&distance=50&zip=V6B1A1&year="],
    [
      "make=1&model=1001&from=1998&to=2004&zip=945771234&distance=25",
      "make=1&model=1001&distance=25&zip=94577&year=1998-2004",
    ],
    ["from=1998&to=1998", "make=&model=0&distance=10&zip=&year=1998"],
    ["from=2005&to=1999", "make=&model=0&distance=10&zip=&year=1999-2005"],
    ["make=&year=1971-74,+77&zip=&distance=25", "make=&model=0&distance=25&zip=&year=1971-1974%2C+1977"],
    ["make=1", "make=1&model=0&distance=10&zip=&year="],
    ["make=1&model=1001,2001", "make=1&model=1001&distance=10&zip=&year="],
    ["make=1&model=2001", "make=1&model=0&distance=10&zip=&year="],
    // What else was asked comes along, and what is wrong stays to be seen.
    [
      "make=1&model=0&distance=25&zip=94577-1234&color=rojo&color=azul&since=7&store=3&sort=row&page=2",
      "make=1&model=0&distance=25&zip=94577&year=&color=azul&color=rojo&since=7&store=3&sort=row&page=2",
    ],
    ["from=&to=&year=abc", "make=&model=0&distance=10&zip=&year=abc"],
    ["from=&to=&distance=-5&sort=row&page=2", "make=&model=0&distance=-5&zip=&year=&sort=row&page=2"],
    ["zip=12-34", "make=&model=0&distance=10&zip=1234&year="],
  ])("%s leads to %s", (query, address) => {
    expect(moved(query)).toBe(address);
    expect(moved(address)).toBeUndefined();
  });

  it("takes the names of makes and models, and the name of a city for its code", () => {
    expect(moved("make=make+1&model=MODEL+2")).toBe("make=1&model=1002&distance=10&zip=&year=");
    expect(moved("zip=chula+vista,+ca&distance=50")).toMatch(/^make=&model=0&distance=50&zip=919\d\d&year=$/);
  });

  it.each([
    "",
    "since=7",
    "store=1",
    "zip=12",
    "zip=zz+zzzz",
    "zip=null",
    "model=1001,2001",
    "make=1&model=0&distance=25&zip=95670&year=1999-2005",
  ])("%s stays as it is", (query) => expect(moved(query)).toBeUndefined());

  it("leads nowhere from where it leads, and never there from a link of ours", () => {
    const values = (...texts: string[]) => fc.option(fc.constantFrom("", "null", "x", ...texts), { nil: undefined });
    const asked = fc.record({
      make: values("1", "make 2", "0"),
      model: values("0", "1001", "1001,2001", "model 3"),
      distance: values("25", "-5", "25000"),
      zip: fc.oneof(values("94577-1234", " v6b 1a1", "Fresno", "cerca de mi"), fc.string({ maxLength: 12 })),
      year: values("98-04", "1971-74, 77"),
      from: values("1998", "2200"),
      to: values("2004"),
      page: values("3"),
    });
    fc.assert(
      fc.property(asked, (fields) => {
        const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
        const query = String(new URLSearchParams(given));
        const led = moved(query);
        if (led !== undefined) {
          expect([...ask(led).keys()].slice(0, 5)).toEqual(["make", "model", "distance", "zip", "year"]);
          expect(moved(led)).toBeUndefined();
        }
        const { search } = readSearch(ask(led ?? query), stock, now);
        expect(moved(writeSearch(search).toString())).toBeUndefined();
        expect(movedQuery(writeSpecified(search), stock, now)).toBeUndefined();
      }),
    );
  });

  it.each([
    ["make=&model=0&distance=25&zip=&year=", ""],
    ["make=1&model=0&distance=25&zip=94577&year=", "make=1&model=0&distance=25&zip=94577"],
    ["make=&model=0&distance=25&zip=94577&year=98-04", "distance=25&zip=94577&year=1998-2004"],
    ["year=abc&distance=-5", "year=abc&distance=-5"],
  ])("%s from the form is one page with %s", (query, link) => expect(tidy(query) ?? query).toBe(link));
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
    // Those of no year in which the model was sold will not come.
    expect(open("model=1001&year=1985").never?.title).toBe("No conocemos un Make 1 Model 1 de 1985");
    expect(open("model=1001&year=1985&distance=-5").never).toBeUndefined();
    expect(open("model=1001&year=2003").never).toBeUndefined();
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
