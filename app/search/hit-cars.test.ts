import { beforeAll, expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { listCarsForSale } from "#stock/cars-for-sale.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { listHitCars } from "./hit-cars.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 60 });
});

it.each(["es", "en"] as const)("knows a car for sale by its address, and nothing else as one, %s", (edition) => {
  const { path } = createAddresses({ es: "http://localhost", en: "http://localhost" });
  const [first] = listCarsForSale(stock);
  if (!first) throw new Error("the small stock has no car for sale");
  const urls = [path("carForSale", edition, { id: first.car.id }), path("carForSale", edition, { id: 999_999 }), "/x"];
  const hits = urls.map((url) => ({ url, title: "", description: "", image: "", highlight: "" }));
  const found = listHitCars({ stock, href: (id, ...values) => path(id, edition, ...values) }, { total: 3, hits });
  expect(found.map((one) => one?.car.id)).toEqual([first.car.id, undefined, undefined]);
  // A sold one shows no price.
  const sold = {
    ...stock,
    cars: { ...stock.cars, byId: new Map([[first.car.id, { ...first.car, soldOn: "2026-11-01" }]]) },
  };
  const none = listHitCars({ stock: sold, href: (id, ...values) => path(id, edition, ...values) }, { total: 3, hits });
  expect(none).toEqual([undefined, undefined, undefined]);
});
