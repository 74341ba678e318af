import { beforeAll, expect, it } from "vitest";
import { loadPartStock } from "#tests/support/part-stock.ts";
import { createPaid } from "./paid-now.ts";
import { findPrice } from "./prices.ts";
import type { Stock } from "./stock.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});

it("is what the yard's list says, and nothing where there is no list, no yard or no such part", () => {
  const paid = createPaid(stock, now);
  const part = stock.prices.parts.find((one) => findPrice(stock, 1, one));
  if (!part) throw new Error("no part has a price");
  expect(paid(1, part.id)).toBe(findPrice(stock, 1, part)?.priceCents);
  // The second yard has no price list.
  expect([paid(2, part.id), paid(99, part.id), paid(1, 999_999)]).toEqual([undefined, undefined, undefined]);
});

it("is nothing at a yard that has closed", () => {
  const part = stock.prices.parts.find((one) => findPrice(stock, 1, one));
  const store = stock.chain.storeById.get(1);
  if (!part || !store) throw new Error("no part has a price");
  const closed = { ...stock, chain: { ...stock.chain, storeById: new Map([[1, { ...store, active: false }]]) } };
  expect(createPaid(closed, now)(1, part.id)).toBeUndefined();
});
