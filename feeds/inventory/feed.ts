import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { listPresentCars } from "#data/writes/feeds-rows.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { photosOf } from "#feeds/engine/lookup/car.ts";
import { createCatalog } from "#feeds/engine/lookup/catalog.ts";
import { exportPhotos } from "#feeds/engine/lookup/export-photos.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapInventory, meantCar } from "./map.ts";
import { columns } from "./schema.ts";

export const inventory = defineFeed({
  about: "The cars in the yards. A file is a snapshot of its stores: a car that is absent has left.",
  columns,
  pictures: photosOf,
  ignored: ["Fresh Set", "yard_id", "hol_year", "hol_mfr_name", "hol_model"],
  snapshot: {
    table: "vehicles",
    gone: (today) => ({ left_on: today, left_how: "gone" }),
  },
  stamp: "stock_read_at",
  async open(db, settings) {
    const stores = createStoreLookup(await listStoreFacts(db));
    const catalog = createCatalog(await readCatalog(db), settings.takeId);
    const context = { stores, catalog, settings };
    return {
      map: ([row]) => mapInventory(row, context),
      takeNew: catalog.takeNew,
      meant: (row) => meantCar(row, context),
    };
  },
  async *read(db, { storeId, saveImage }) {
    const catalog = createCatalog(await readCatalog(db), () => 0);
    for (const store of await listStoreFacts(db)) {
      if (storeId !== null && store.id !== storeId) continue;
      for await (const page of listPresentCars(db, "vehicles", store.id)) {
        for (const { photos, ...row } of page) {
          const name = catalog.nameOf(Number(row.model_id));
          yield { ...row, store: store.site, ...name, photo_urls: await exportPhotos(photos, saveImage) };
        }
      }
    }
  },
});
