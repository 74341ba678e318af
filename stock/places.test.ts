import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findCityCode, listCities, listTownsOfName, resolvePlace } from "./places.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

describe("the reader of places", () => {
  it.each([
    ["95823", "CA", "95823"],
    ["95823-1234", "CA", "95823"],
    [" t2p 1a1 ", "AB", "T2P 1A1"],
    ["Sacramento", "CA", "Sacramento, CA"],
    ["sacramento ca", "CA", "Sacramento, CA"],
    ["Sacramento, California", "CA", "Sacramento, CA"],
    ["los angeles", "CA", "Los Angeles, CA"],
    ["LOS ÁNGELES", "CA", "Los Angeles, CA"],
    ["Los Ángeles, California", "CA", "Los Angeles, CA"],
    ["portland", "OR", "Portland, OR"],
    ["portland maine", "ME", "Portland, ME"],
    ["Kansas City, KS", "KS", "Kansas City, KS"],
    ["123 Main St, Sacramento CA 95823", "CA", "95823"],
    ["calgary", "AB", "Calgary, AB"],
    ["toronto", "ON", "Toronto, ON"],
    ["Montréal", "QC", "Montreal, QC"],
    ["surrey", "BC", "Surrey, BC"],
    ["London, Ontario", "ON", "London, ON"],
    ["north york", "ON", "North York, ON"],
    ["west vancouver", "BC", "West Vancouver, BC"],
  ])("%s", (typed, state, name) => {
    const answer = resolvePlace(stock, typed);
    expect(answer).toMatchObject({ name, wrong: undefined, place: { state } });
  });

  it.each([
    ["", undefined],
    ["   ", undefined],
    ["null", undefined],
    [null, undefined],
    ["cerca de mí", "here"],
    ["Near me", "here"],
    ["958", "malformed"],
    ["!!!", "malformed"],
    ["00000", "unknown"],
    ["Xyzzyville", "unknown"],
  ])("%s is %s", (typed, wrong) => {
    const asked = resolvePlace(stock, typed);
    expect([asked.place, asked.wrong]).toEqual([undefined, wrong]);
    expect([asked.code, asked.name, asked.typed]).toEqual(Array(3).fill(wrong ? typed : ""));
  });

  it("keeps what an address carries, what people write and what was typed apart", () => {
    expect(resolvePlace(stock, " t2p1a1 ")).toMatchObject({ code: "T2P1A1", name: "T2P 1A1", typed: "T2P 1A1" });
    expect(resolvePlace(stock, "x9x 9x9")).toMatchObject({ code: "X9X9X9", name: "X9X 9X9", wrong: "unknown" });
    const city = resolvePlace(stock, " fresno ");
    expect(city).toMatchObject({ name: "Fresno, CA", typed: "fresno", place: { postal: "" } });
    expect(city.code).toMatch(/^93\d{3}$/);
  });

  it("gives a city the code of its middle, which is in that city", () => {
    const answer = resolvePlace(stock, "los angeles");
    expect(resolvePlace(stock, answer.code)).toMatchObject({ place: { city: "Los Angeles", state: "CA" } });
  });

  it("takes only whole names where words may mean something else", () => {
    expect(findCityCode(stock, "sacram")).toBeUndefined();
    expect(findCityCode(stock, "sacramento ca")).toBe(findCityCode(stock, "sacramento"));
    expect(findCityCode(stock, "port washington")).toBeDefined();
    expect(findCityCode(stock, "Portland, Maine")).not.toBe(findCityCode(stock, "portland"));
  });

  it("looks a whole name up by itself, not among all that begin so", () => {
    const cities = () => {
      throw new Error("a list of beginnings");
    };
    const strict = { ...stock, postal: { ...stock.postal, cities } };
    for (const name of ["sacramento", "san", "s", "los angeles california", "xyzzy"])
      expect(findCityCode(strict, name)).toBe(findCityCode(stock, name));
    expect(findCityCode(strict, "Fresno, CA")).toMatch(/^93/);
  });

  it("takes a state alone for no city, and leaves a word after a comma that is no state where it is", () => {
    for (const text of [", CA", ",california"]) expect(listCities(stock, text)).toEqual([]);
    expect(listCities(stock, "Fresno, Zzz").map(({ city }) => city)).toContain("Fresno");
    expect(listCities(stock, "Fresno, CA").every(({ state }) => state === "CA")).toBe(true);
  });
});

describe("of small towns of one name", () => {
  const state = (name: string) => findPlaceIn(findCityCode(stock, name));
  const findPlaceIn = (code = "") => resolvePlace(stock, code).place?.state;

  it("is meant the one that a yard is near to", () => {
    expect(["Montclair", "Fontana", "Aurora"].map(state)).toEqual(["CA", "CA", "IL"]);
    expect(state("Montclair, NJ")).toBe("NJ");
    expect(["Montclair", "Fontana", "Pasadena", "Fresno"].flatMap((name) => listTownsOfName(stock, name))).toEqual([]);
  });

  it("is asked which, where yards are near to several or to none", () => {
    const states = (name: string) => listTownsOfName(stock, name).map((town) => town.state);
    expect(states("Lakewood")).toEqual(["WA", "CA"]);
    expect(states("Glendale")).toEqual(["CA", "AZ"]);
  });
});

describe("of several cities that a text can mean", () => {
  const city = (name: string, state: string, codes: number) => ({ city: name, state, codes, code: `${name}${state}` });
  const yard = (name: string, state: string) => ({ city: name, state });
  const ranked = (cities: ReturnType<typeof city>[], ...stores: ReturnType<typeof yard>[]) => {
    const made = {
      chain: { grid: { stores, candidates: () => [] } },
      postal: { cities: () => cities },
    } as unknown as Stock;
    return listCities(made, "alamo").map(({ city: name, state }) => `${name} ${state}`);
  };

  it("comes first what is called just so, then a large one, then one with a yard; else the order stays", () => {
    const small = [city("Alamo Heights", "TX", 40), city("Álamo", "CA", 2), city("Alamo", "NM", 2)];
    expect(ranked(small)).toEqual(["Álamo CA", "Alamo NM", "Alamo Heights TX"]);
    expect(ranked(small, yard("ALAMO", "NM"))).toEqual(["Alamo NM", "Álamo CA", "Alamo Heights TX"]);
    // A yard in a city of that name in another state, or elsewhere in the state, says nothing.
    expect(ranked(small, yard("Alamo", "OR"), yard("Roswell", "NM"))).toEqual(ranked(small));
    expect(ranked([city("Alamo", "CA", 19), city("Alamo", "NM", 20)], yard("Alamo", "CA"))).toEqual([
      "Alamo NM",
      "Alamo CA",
    ]);
  });
});
