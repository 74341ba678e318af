import { beforeAll, describe, expect, it } from "vitest";
import type { PartYard, YardPrice } from "#stock/answer-part.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { loadPartStock } from "#tests/support/part-stock.ts";
import { findLowest } from "./tills.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});
const priced = (totalCents: number, unsaid: readonly string[] = []) => ({ bill: { totalCents, unsaid } }) as YardPrice;
const yard = (id: number, totalCents?: number, upTo?: number, unsaid: readonly string[] = []): PartYard => ({
  store: getStore(stock, id),
  miles: null,
  count: 1,
  cars: [],
  others: { count: 0, cars: [] },
  price: totalCents === undefined ? undefined : priced(totalCents, unsaid),
  span: upTo === undefined || totalCents === undefined ? undefined : [priced(totalCents), priced(upTo)],
});

describe("the lowest total", () => {
  it("is one yard's alone, whatever its place", () => {
    const yards = [yard(1, 900), yard(3, 700), yard(4, 800)];
    expect(findLowest(yards)).toBe(yards[1]);
  });

  it("is nobody's where two are equal, where one alone has a price, or none", () => {
    expect(findLowest([yard(1, 700), yard(3, 700)])).toBeUndefined();
    expect(findLowest([yard(1, 700), yard(2)])).toBeUndefined();
    expect(findLowest([yard(1), yard(2)])).toBeUndefined();
    expect(findLowest([])).toBeUndefined();
  });

  it("is not known where a yard has not said all that it adds", () => {
    expect(findLowest([yard(1, 900), yard(3, 700, undefined, ["tax"])])).toBeUndefined();
    expect(findLowest([yard(1, 900, undefined, ["tax"]), yard(3, 700)])).toBeUndefined();
  });

  it("is not said of a yard that asks for other dollars", () => {
    expect(getStore(stock, 8).country).toBe("CA");
    expect(findLowest([yard(1, 900), yard(8, 700)])).toBeUndefined();
    expect(findLowest([yard(1, 900), yard(3, 700), yard(8)])?.store.id).toBe(3);
  });

  it("of what costs more or less by its kind is lowest from the cheapest to the dearest", () => {
    const yards = [yard(1, 700, 1200), yard(3, 600, 1100)];
    expect(findLowest(yards)).toBe(yards[1]);
    expect(findLowest([yard(1, 700, 1000), yard(3, 600, 1100)])).toBeUndefined();
  });
});
