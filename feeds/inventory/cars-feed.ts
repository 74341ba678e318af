import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import type { Executor } from "#data/schema.ts";
import { listPresentCars, type PlainRow } from "#data/writes/feeds-rows.ts";
import type { ExportOptions, Mapped, RunSettings, Snapshot } from "#feeds/engine/feed.ts";
import { createCatalog } from "#feeds/engine/lookup/catalog.ts";
import { exportPhotos } from "#feeds/engine/lookup/export-photos.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { type InventoryContext, meantCar, type RejectedLine } from "./map.ts";

/** Opens a feed of cars, in a yard or for sale: a line says which yard and which model it means. */
export const openCars =
  <Row extends RejectedLine>(map: (row: Row, context: InventoryContext) => Mapped) =>
  async (db: Executor, settings: RunSettings) => {
    const stores = createStoreLookup(await listStoreFacts(db));
    const catalog = createCatalog(await readCatalog(db), settings.takeId);
    const context = { stores, catalog, settings };
    return {
      map: ([row]: readonly [Row, ...Row[]]) => map(row, context),
      takeNew: catalog.takeNew,
      meant: (row: RejectedLine) => meantCar(row, context),
    };
  };

/** The cars that are there, as an export names their yards, models and photos. */
export async function* readCars(
  db: Executor,
  table: Snapshot["table"],
  { storeId, saveImage }: ExportOptions,
): AsyncGenerator<PlainRow> {
  const catalog = createCatalog(await readCatalog(db), () => 0);
  for (const store of await listStoreFacts(db)) {
    if (storeId !== null && store.id !== storeId) continue;
    for await (const page of listPresentCars(db, table, store.id))
      for (const { photos, ...row } of page) {
        const name = catalog.nameOf(Number(row.model_id));
        yield { ...row, store: store.site, ...name, photo_urls: await exportPhotos(photos, saveImage) };
      }
  }
}
