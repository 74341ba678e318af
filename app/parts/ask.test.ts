import { beforeAll, describe, expect, it } from "vitest";
import { noAside } from "#app/box/aside.ts";
import { pages } from "#site/pages.ts";
import { noPlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { loadPartStock } from "#tests/support/part-stock.ts";
import { defaultReach, readAddress, writeAddress } from "./ask.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});
const read = (query: string) => readAddress(new URLSearchParams(query), stock, now);

describe("what the address of an answer asks for", () => {
  it("is nothing but the part and the model when it has no query", () => {
    const { place, ...rest } = read("");
    expect(rest).toEqual({
      years: [],
      wrongYears: undefined,
      engine: "",
      code: "",
      weight: undefined,
      distance: defaultReach,
      partIds: [],
      colors: [],
      bodies: [],
      aside: noAside,
    });
    expect(place).toMatchObject({ code: "", place: undefined, wrong: undefined });
  });

  it("is years, one or several, and none for the form's empty choice", () => {
    expect(read("year=2001").years).toEqual([[2001, 2001]]);
    expect(read("year=+1998-2002+").years).toEqual([[1998, 2002]]);
    expect(read("year=null")).toMatchObject({ years: [], wrongYears: undefined });
  });

  it("keeps what is no year as it was typed, so that the form can show it, but no novel", () => {
    expect(read("year=hace+poco")).toMatchObject({ years: [], wrongYears: "hace poco" });
    expect(read(`year=${"x".repeat(200)}`).wrongYears).toBe("x".repeat(60));
  });

  it("is a place, known or wrong, and how far from it", () => {
    expect(read("zip=95670&distance=50")).toMatchObject({ place: { code: "95670" }, distance: 50 });
    expect(read("zip=00000").place).toMatchObject({ wrong: "unknown", typed: "00000" });
    expect(read("zip=12").place.wrong).toBe("malformed");
    expect(read("zip=95670&distance=lejos").distance).toBe(defaultReach);
  });

  it("is what a VIN told, and nothing that is no code or class", () => {
    expect(read("engine=3.5+V6&code=J35Z2&weight=2")).toMatchObject({ code: "J35Z2", weight: 2 });
    expect(read("engine=3.5&code=%3Cb%3E&weight=9")).toMatchObject({ code: "", weight: undefined });
    // A code stands beside its engine alone.
    expect(writeAddress(read("code=J35Z2")).code).toBeUndefined();
  });

  it("is lines of the price list, twenty at most, and nothing that is no number", () => {
    expect(read("kind=20,21").partIds).toEqual([20, 21]);
    expect(read("kind=20,x,-3,1e3,,1234567890").partIds).toEqual([20]);
    expect(read(`kind=${Array.from({ length: 29 }, (_, at) => at % 10).join(",")}`).partIds).toHaveLength(20);
  });
});

describe("an answer's own address", () => {
  it("says again what was read, in its own order", () => {
    const query = writeAddress(
      read(
        "also=marcha+civic&left=buena&body=coupe&color=azul,rosita&kind=20,21&distance=50&zip=95670&weight=2&code=J35Z2&engine=+5.4&year=1998-2002",
      ),
    );
    expect(Object.entries(query)).toEqual([
      ["year", "1998-2002"],
      ["engine", "5.4"],
      ["code", "J35Z2"],
      ["weight", 2],
      ["zip", "95670"],
      ["distance", 50],
      ["kind", "20,21"],
      ["color", "azul"],
      ["body", "coupe"],
      ["left", "buena"],
      ["also", "marcha civic"],
    ]);
  });

  it("leaves out what goes without saying: the usual reach, and any reach without a place", () => {
    expect(writeAddress(read("zip=95670&distance=100")).distance).toBeUndefined();
    expect(writeAddress({ ...read("distance=50"), place: noPlace }).distance).toBeUndefined();
    expect(Object.values(writeAddress({})).filter((value) => value !== undefined)).toEqual([]);
    expect(writeAddress(read("engine=+")).engine).toBeUndefined();
    expect(read(`engine=${"x".repeat(99)}`).engine).toHaveLength(40);
    expect(writeAddress(read("")).year).toBeUndefined();
  });

  it("has nothing that the pages' own addresses leave out", () => {
    const said = Object.keys(writeAddress({}));
    for (const id of ["partAnswer", "findPart"] as const)
      expect(pages[id].reads.query, id).toEqual(expect.arrayContaining(said));
  });

  it("keeps years that were wrong, to be mended", () => {
    expect(writeAddress(read("year=hace+poco")).year).toBe("hace poco");
  });
});
