import { beforeAll, expect, test } from "vitest";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { findLeadPlace } from "./lead-words.ts";

describeEachDatabase("where a lead is", (maker) => {
  let stock: Stock;
  beforeAll(async () => {
    const db = await maker.create();
    await fillChain(db, { stores: 9, vehicles: 0 });
    ({ stock } = await loadStock(db));
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
