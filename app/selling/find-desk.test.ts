import { beforeAll, describe, expect, test } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { findDesks } from "./find-desk.ts";

describe("the desk nearest to a postal code", () => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await loadSmallStock({ stores: 9, vehicles: 0 });
  });

  test("only stores that buy cars, the nearest first, with the place in words", () => {
    const answer = findDesks(stock, " 95823-1234 ");
    expect(answer).toMatchObject({ zip: "95823", error: undefined, state: "CA" });
    expect(answer?.place).toMatch(/Sacramento, CA 95823/);
    const desks = answer?.desks ?? [];
    expect(desks).toHaveLength(3);
    expect(desks.every(({ store }) => store.services.has("buyscars"))).toBe(true);
    expect(desks.map(({ miles }) => miles)).toEqual(desks.map(({ miles }) => miles).toSorted((a, b) => a - b));
    expect(desks.every(({ phone }) => phone !== "")).toBe(true);
  });

  test("a city is shown by its name", () => {
    expect(findDesks(stock, "sacramento ca")).toMatchObject({
      zip: "Sacramento, CA",
      place: "Sacramento, CA",
      state: "CA",
    });
  });

  test("nothing asked, no code, an unknown code", () => {
    expect(findDesks(stock, null)).toBeUndefined();
    expect(findDesks(stock, "  ")).toBeUndefined();
    expect(findDesks(stock, "9582")).toMatchObject({ zip: "9582", error: "malformed", desks: [] });
    expect(findDesks(stock, "abc")).toMatchObject({ zip: "abc", error: "unknown", desks: [] });
    expect(findDesks(stock, "00000")).toMatchObject({ error: "unknown", desks: [] });
    expect(findDesks(stock, "near me")).toMatchObject({ error: "here", desks: [] });
  });
});
