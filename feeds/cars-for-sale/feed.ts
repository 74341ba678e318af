import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { listPresentCars } from "#data/writes/feeds-rows.ts";
import { writeCents } from "#feeds/engine/clean/number.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { photosOf } from "#feeds/engine/lookup/car.ts";
import { createCatalog } from "#feeds/engine/lookup/catalog.ts";
import { exportPhotos } from "#feeds/engine/lookup/export-photos.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { meantCar } from "../inventory/map.ts";
import { mapCarForSale } from "./map.ts";
import { columns } from "./schema.ts";

export const carsForSale = defineFeed({
  about: "Whole cars for sale. A file is a snapshot of its stores: a car that is absent was sold.",
  columns,
  pictures: photosOf,
  snapshot: { table: "cars_for_sale", gone: (today) => ({ sold_on: today }) },
  async open(db, settings) {
    const stores = createStoreLookup(await listStoreFacts(db));
    const catalog = createCatalog(await readCatalog(db), settings.takeId);
    const context = { stores, catalog, settings };
    return {
      map: ([row]) => mapCarForSale(row, context),
      takeNew: catalog.takeNew,
      meant: (row) => meantCar(row, context),
    };
  },
  async *read(db, { storeId, saveImage }) {
    const catalog = createCatalog(await readCatalog(db), () => 0);
    for (const store of await listStoreFacts(db)) {
      if (storeId !== null && store.id !== storeId) continue;
      for await (const page of listPresentCars(db, "cars_for_sale", store.id)) {
        for (const { photos, price_cents, has_keys, ...row } of page) {
          yield {
            ...row,
            store: store.site,
            ...catalog.nameOf(Number(row.model_id)),
            price: price_cents === null ? "ask" : writeCents(Number(price_cents)),
            has_keys: has_keys === null ? "" : has_keys === 1 ? "yes" : "no",
            photo_urls: await exportPhotos(photos, saveImage),
          };
        }
      }
    }
  },
});
