import { beforeAll, expect, it } from "vitest";
import type { Body } from "#core/body.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { usePrices } from "./use-prices.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});

function Prices({ bodies }: { bodies: readonly (Body | "")[] }) {
  const store = stock.chain.grid.stores[0] as Store;
  const cars = bodies.map((body) => ({ body }) as Vehicle);
  return usePrices()({ store, miles: null, count: cars.length, cars, mapped: false });
}

it.each([
  [["pickup", "van", "sedan"], "&amp;type=pickup"],
  [["truck", "minivan"], "&amp;type=pickup"],
  [["pickup", "sedan"], ""],
  [["suv", "coupe", ""], ""],
] as const)("the prices beside %j are those of most of them", (bodies, type) => {
  const html = markupOf(
    pageRequest("inventoryResults", "es", { stock, now: new Date("2026-11-15T18:00:00Z") }),
    <Prices bodies={bodies} />,
  );
  expect(html).toMatch(new RegExp(`\\?store=\\d+${type}$`));
});
