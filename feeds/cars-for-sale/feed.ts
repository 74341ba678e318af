import { writeCents } from "#feeds/engine/clean/number.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { photosOf } from "#feeds/engine/lookup/car.ts";
import { openCars, readCars } from "../inventory/cars-feed.ts";
import { mapCarForSale } from "./map.ts";
import { openSalePrices } from "./sale-price.ts";
import { columns } from "./schema.ts";

export const carsForSale = defineFeed({
  about: "Whole cars for sale. Only a file that is said to be complete takes off those that it does not name.",
  columns,
  oneOf: [
    ["stock_number", "vin"],
    ["year", "vin"],
  ],
  pictures: photosOf,
  snapshot: { table: "cars_for_sale", gone: (today) => ({ sold_on: today }) },
  async open(db, settings) {
    const cars = await openCars(mapCarForSale)(db, settings);
    const settle = await openSalePrices(db, settings.said);
    return { ...cars, map: (rows) => settle(cars.map(rows), rows[0]) };
  },
  async *read(db, options) {
    for await (const { price_cents, has_keys, ...row } of readCars(db, "cars_for_sale", options))
      yield {
        ...row,
        price: price_cents === null ? "ask" : writeCents(Number(price_cents)),
        has_keys: has_keys === null ? "" : has_keys === 1 ? "yes" : "no",
      };
  },
});
