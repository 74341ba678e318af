import { beforeAll, describe, expect, it } from "vitest";
import { withMigrated } from "#tests/support/migrated.ts";
import type { PostalTable } from "../postal-table.ts";
import { loadPostal } from "./postal.ts";

type Place = [code: string, city: string, state: string, latitude: number | null, longitude: number | null];
const places: Place[] = [
  ["00001", "Alma", "CA", 10, 10],
  // Three boxes at one point far away, and four places in a line.
  ["00002", "Álamo", "TX", 30, 40],
  ["00003", "Alamo", "TX", 31, 41],
  ["00004", "Alamo", "TX", 32, 42],
  ["00005", "ALAMO", "TX", 90, 99],
  ["00006", "Alamo", "TX", 90, 99],
  ["00007", "Alamo", "TX", 90, 99],
  ["00008", "Alamo Heights", "TX", 33, 43],
  ["00009", "Alamo", "CA", 37, -121],
  ["00010", "Nowhere", "CA", null, null],
  ["00011", "Alamogordo", "NM", 32, -105],
  ["00012", "Alamogordo", "NM", 32.1, -105],
  ["00013", "Fort Alamo", "TX", 30, 40],
  ["A1A", "Alamo (Downtown)", "ON", 45, -75],
  ["G8Y", "Trois-Rivières Central", "QC", 46, -72],
];
let table: PostalTable;
beforeAll(async () => {
  table = await withMigrated(async (db) => {
    await db.main.deleteFrom("postal_codes").execute();
    const rows = places.map(([code, city, state, latitude, longitude]) => ({
      code,
      country: code.length === 5 ? ("US" as const) : ("CA" as const),
      city,
      state,
      latitude,
      longitude,
    }));
    await db.main.insertInto("postal_codes").values(rows).execute();
    return loadPostal(db.main, () => undefined);
  });
});
const named = (list: readonly { city: string; state: string }[]) => list.map(({ city, state }) => `${city} ${state}`);

describe("the table of postal codes", () => {
  it("finds a code with its country and its point, and one that is nowhere on the map", () => {
    expect(table.size).toBe(15);
    expect(table.find("00001")).toEqual({
      code: "00001",
      country: "US",
      city: "Alma",
      state: "CA",
      point: { latitude: 10, longitude: 10 },
    });
    expect(table.find("A1A")?.country).toBe("CA");
    expect(table.find("00010")?.point).toBeNull();
    expect(table.find("99999")).toBeUndefined();
    const points = [...table.points()];
    expect([points.length, points.some(({ code }) => code === "00010")]).toEqual([14, false]);
    expect(points[0]).toEqual({ code: "00001", latitude: 10, longitude: 10 });
  });

  it("lists the cities that begin so: the whole name first, then the larger", () => {
    const whole = ["Alamo TX", "Alamo CA", "Alamo ON"];
    expect(named(table.cities("alamo"))).toEqual([...whole, "Alamogordo NM", "Alamo Heights TX"]);
    expect(named(table.cities("alamo", "TX"))).toEqual(["Alamo TX", "Alamo Heights TX"]);
    expect(named(table.cities(" ÁLM "))).toEqual(["Alma CA"]);
    expect([table.cities(""), table.cities("zz"), table.cities("a", "ZZ")]).toEqual([[], [], []]);
  });

  it("lists the cities that are called just so", () => {
    expect(named(table.citiesNamed("ÁLAMO "))).toEqual(["Alamo TX", "Alamo CA", "Alamo ON"]);
    expect(named(table.citiesNamed("alamo", "ON"))).toEqual(["Alamo ON"]);
    expect(["ft. alamo", "trois rivieres", "Trois-Rivières"].map((name) => named(table.citiesNamed(name)))).toEqual([
      ["Fort Alamo TX"],
      ["Trois-Rivières QC"],
      ["Trois-Rivières QC"],
    ]);
    expect([table.citiesNamed("alam"), table.citiesNamed(""), table.citiesNamed("zz")]).toEqual([[], [], []]);
  });

  it("lists the cities between some degrees, the larger first and no more than asked for", () => {
    const south = { west: -106, east: -74, south: 31, north: 46 };
    expect(named(table.citiesIn(south, 9))).toEqual(["Alamogordo NM", "Alamo ON"]);
    expect(named(table.citiesIn(south, 1))).toEqual(["Alamogordo NM"]);
    expect(table.citiesIn({ ...south, east: -105 }, 9)).toEqual([]);
    expect(table.citiesIn({ ...south, south: 32, north: 32.05 }, 9)).toEqual([]);
  });

  it("puts a city where its middle point is; boxes at one point count once", () => {
    const [city] = table.citiesNamed("alamo", "TX");
    expect(city).toMatchObject({ latitude: 32, longitude: 42, code: "00004", codes: 6, country: "US" });
    expect(table.citiesNamed("alamo", "ON")[0]).toMatchObject({ country: "CA", code: "A1A", codes: 1 });
  });
});
