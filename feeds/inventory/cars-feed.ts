import { isByVin, type VinColumn, vinBits } from "#core/car-facts.ts";
import { mendVin } from "#core/vin/mend.ts";
import { readCar, type VinFacts } from "#core/vin/read-car.ts";
import { isFullVin } from "#core/vin/signs.ts";
import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import type { Executor } from "#data/schema.ts";
import { findVinTable } from "#data/vin-table.ts";
import { listPresentCars, type PlainRow } from "#data/writes/feeds-rows.ts";
import type { ExportOptions, Held, Mapped, RunSettings, Snapshot } from "#feeds/engine/feed.ts";
import { createCatalog } from "#feeds/engine/lookup/catalog.ts";
import { exportPhotos } from "#feeds/engine/lookup/export-photos.ts";
import { isOfOtherStore } from "#feeds/engine/lookup/other-store.ts";
import { createNameReader } from "#feeds/engine/lookup/read-names.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { type InventoryContext, meantCar, type RejectedLine } from "./map.ts";

/** Opens a feed of cars, in a yard or for sale: a line says which yard and which model it means. */
export const openCars =
  <Row extends RejectedLine>(map: (row: Row, context: InventoryContext) => Mapped | Held) =>
  async (db: Executor, settings: RunSettings) => {
    const stores = createStoreLookup(await listStoreFacts(db));
    const catalog = createCatalog(await readCatalog(db), settings.takeId);
    const readNames = createNameReader({ catalog, said: settings.said, beside: settings.beside });
    const table = findVinTable();
    let last: VinFacts | undefined;
    // A line asks for its VIN more than once.
    const readVin = (vin: string | undefined) => {
      if (!table || vin === undefined || !isFullVin(vin)) return undefined;
      if (last?.vin !== vin) last = readCar(table, vin, settings.now);
      return last;
    };
    const mend = (vin: string) => (table ? mendVin(table, vin, settings.now) : []);
    const context = { stores, readNames, readVin, mend, catalog, settings };
    return {
      map: ([row]: readonly [Row, ...Row[]]) => map(row, context),
      takeNew: catalog.takeNew,
      elsewhere: ({ store, store_state }: RejectedLine) => isOfOtherStore(stores, settings, store, store_state),
      meant: (row: RejectedLine) => meantCar(row, context),
    };
  };

/** A car without its name is none. */
const isName = (column: string) => column === "year" || column === "model_id";
const isTold = (row: PlainRow, column: string) =>
  column in vinBits && !isName(column) && isByVin(Number(row.by_vin), column as VinColumn);

/** What the VIN told is told again by it, and would come back as the file's word. */
const withoutVinsWords = (row: PlainRow): PlainRow =>
  row.by_vin ? Object.fromEntries(Object.entries(row).filter(([column]) => !isTold(row, column))) : row;

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
      for (const { photos, ...row } of page.map(withoutVinsWords)) {
        const name = catalog.nameOf(Number(row.model_id));
        // A cell with "none" says nothing.
        const hit = row.hit_side === "none" && { hit_side: "no hit" };
        yield { ...row, ...hit, store: store.site, ...name, photo_urls: await exportPhotos(photos, saveImage) };
      }
  }
}
