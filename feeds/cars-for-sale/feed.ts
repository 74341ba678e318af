import { writeCents } from "#feeds/engine/clean/number.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { photosOf } from "#feeds/engine/lookup/car.ts";
import { openCars, readCars } from "../inventory/cars-feed.ts";
import { mapCarForSale } from "./map.ts";
import { columns } from "./schema.ts";

export const carsForSale = defineFeed({
  about: "Whole cars for sale. A file is a snapshot of its stores: a car that is absent was sold.",
  columns,
  pictures: photosOf,
  snapshot: { table: "cars_for_sale", gone: (today) => ({ sold_on: today }) },
  open: openCars(mapCarForSale),
  async *read(db, options) {
    for await (const { price_cents, has_keys, ...row } of readCars(db, "cars_for_sale", options))
      yield {
        ...row,
        price: price_cents === null ? "ask" : writeCents(Number(price_cents)),
        has_keys: has_keys === null ? "" : has_keys === 1 ? "yes" : "no",
      };
  },
});
