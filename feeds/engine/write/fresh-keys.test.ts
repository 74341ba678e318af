import fc from "fast-check";
import { expect, it } from "vitest";
import { createFreshKeys } from "./fresh-keys.ts";

const keyOf = (stock: string) => ({ store_id: 7, stock_number: stock });

it("never says that a key cannot be there once it was added", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (stocks) => {
      const fresh = createFreshKeys(new Set());
      for (const stock of stocks) fresh.add(keyOf(stock), stock);
      for (const stock of stocks) expect(fresh.cannotExist(keyOf(stock), stock)).toBe(false);
    }),
    { numRuns: 20 },
  );
});

it("spares nearly all questions about a store that was empty", () => {
  const fresh = createFreshKeys(new Set());
  const text = (n: number) => `store_id=7\u0001stock_number=K${n}\u0001`;
  let asked = 0;
  for (let n = 0; n < 200_000; n += 1) {
    if (!fresh.cannotExist(keyOf(`K${n}`), text(n))) asked += 1;
    fresh.add(keyOf(`K${n}`), text(n));
  }
  expect(asked).toBeLessThan(200);
});

it("knows nothing of stores that had cars, nor of rows without a store", () => {
  const fresh = createFreshKeys(new Set([7]));
  expect(fresh.cannotExist(keyOf("A"), "A")).toBe(false);
  expect(fresh.cannotExist({ id: 1 }, "1")).toBe(false);
});
