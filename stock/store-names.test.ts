import { beforeAll, expect, it } from "vitest";
import { fold } from "#core/text.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import type { Stock } from "./stock.ts";
import { listYardsBeginning, listYardsIn } from "./store-names.ts";
import { listStoresWithService } from "./stores.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

it("finds by any beginning the same yards as reading every name", () => {
  const yards = listStoresWithService(stock, "inventory");
  for (const { listText } of yards) {
    const prefix = fold(listText).slice(0, 3);
    const begin = yards.filter((one) => fold(one.listText).startsWith(prefix)).map(({ id }) => id);
    expect(
      listYardsBeginning(stock, prefix, 99)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(begin.sort());
    expect(listYardsBeginning(stock, prefix, 1)).toHaveLength(1);
    // The whole name is a beginning too.
    expect(listYardsBeginning(stock, fold(listText), 99).map((one) => one.listText)).toContain(listText);
  }
  expect(listYardsBeginning(stock, "zzz", 2)).toEqual([]);
});

it("finds a city's yards however its name is written", () => {
  const [first] = listYardsIn(stock, "SACRAMENTO");
  expect(first?.city).toBe("Sacramento");
  expect(listYardsIn(stock, "nowhere")).toEqual([]);
});
