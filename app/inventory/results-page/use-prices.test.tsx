import type { ReactNode } from "react";
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

function Prices({ bodies, listed = true }: { bodies: readonly (Body | "")[]; listed?: boolean }) {
  const services = new Set(listed ? (["partpricing"] as const) : []);
  const store: Store = { ...(stock.chain.grid.stores[0] as Store), services };
  const cars = bodies.map((body) => ({ body }) as Vehicle);
  return usePrices()({ store, miles: null, count: cars.length, cars, mapped: false });
}

const draw = (part: ReactNode) =>
  markupOf(pageRequest("inventoryResults", "es", { stock, now: new Date("2026-11-15T18:00:00Z") }), part);

it.each([
  [["pickup", "van", "sedan"], "&amp;type=pickup"],
  [["truck", "minivan"], "&amp;type=pickup"],
  [["pickup", "sedan"], ""],
  [["suv", "coupe", ""], ""],
] as const)("the prices beside %j are those of most of them", (bodies, type) => {
  expect(draw(<Prices bodies={bodies} />)).toMatch(new RegExp(`\\?store=\\d+${type}$`));
});

it("a yard without a price list has no way to it", () => {
  expect(draw(<Prices bodies={["sedan"]} listed={false} />)).toBe("");
});
