import { beforeAll, describe, expect, test } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { findLeadPlace } from "./lead-words.ts";

describe("where a lead is", () => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await loadSmallStock({ stores: 9, vehicles: 0 });
  });

  test("a city leads to the same yard as its code", () => {
    const byCode = findLeadPlace(stock, { zip: "95823" });
    const byCity = findLeadPlace(stock, { zip: "sacramento california" });
    expect(byCode).toMatchObject({ chosen: false, place: "Sacramento, CA 95823" });
    expect(byCity).toMatchObject({ chosen: false, place: "Sacramento, CA" });
    expect(byCity.store).toBeDefined();
    expect(byCity.store).toBe(byCode.store);
  });

  test("a place in no table is kept as it was typed", () => {
    expect(findLeadPlace(stock, { zip: "Pueblo Escondido" })).toEqual({ chosen: false, place: "Pueblo Escondido" });
  });
});
