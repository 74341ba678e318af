import type { Words } from "#core/edition.ts";
import { cleanVin } from "#core/vin.ts";
import type { StoreFacts } from "#data/queries/feeds-stores.ts";
import type { Draft, Mapped, Remark, RunSettings } from "#feeds/engine/feed.ts";
import { carValues, readOdometer, readPhotos, readVinCell } from "#feeds/engine/lookup/car.ts";
import type { Catalog } from "#feeds/engine/lookup/catalog.ts";
import { explainOtherStore } from "#feeds/engine/lookup/other-store.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import { isOffLot, leftByStatus } from "./presence.ts";
import type { InventoryRow } from "./schema.ts";

export type InventoryContext = { stores: StoreLookup; catalog: Catalog; settings: RunSettings };

export const stockOrVin: Words = {
  es: "está vacío, y vin también. Se necesita uno de los dos.",
  en: "is empty, and so is vin. One of them is needed.",
};

const noStore: Words = {
  es: "está vacío. Llénelo, o diga de qué patio es el archivo (--store).",
  en: "is empty. Fill it in, or name the store with --store.",
};

type Where = Partial<Pick<InventoryRow, "store" | "store_state">>;

/** The store that a line is about, or what is wrong with it. */
export function findStoreOfLine(row: Where, { stores, settings }: InventoryContext): StoreFacts | Remark {
  if (settings.storeId !== null) {
    const other = explainOtherStore(stores, settings.storeId, row.store, row.store_state);
    if (other) return { column: "store", value: row.store ?? "", reason: other };
    return stores.byId(settings.storeId) as StoreFacts;
  }
  if (row.store === undefined) return { column: "store", value: "", reason: noStore };
  const found = stores.find(row.store, row.store_state);
  return isSaid(found) ? { column: "store", value: row.store, reason: found } : found;
}

/** The ways to find the car again: store and stock number, else store and VIN. */
export function keysOfCar(storeId: number, stock: string | undefined, vin: string | undefined): Draft["keys"] {
  return [...(stock ? [{ store_id: storeId, stock_number: stock }] : []), ...(vin ? [{ store_id: storeId, vin }] : [])];
}

export type RejectedLine = Where & Partial<Pick<InventoryRow, "stock_number" | "vin">>;

/** For a line that was rejected: the car it meant, at its store, or anywhere when the store is what is wrong. */
export function meantCar(row: RejectedLine, context: InventoryContext): Draft["keys"] {
  const store = findStoreOfLine(row, context);
  const vin = row.vin === undefined ? undefined : cleanVin(row.vin);
  if (!("reason" in store)) return keysOfCar(store.id, row.stock_number, vin);
  return [...(row.stock_number ? [{ stock_number: row.stock_number }] : []), ...(vin ? [{ vin }] : [])];
}

const inFuture: Words = {
  es: "es una fecha que todavía no llega. Se conservó.",
  en: "lies in the future. It was kept.",
};

/** A line of an inventory file as a car in the yard. */
export function mapInventory(row: InventoryRow, context: InventoryContext): Mapped {
  const { catalog, settings } = context;
  const store = findStoreOfLine(row, context);
  if ("reason" in store) return { problems: [store] };
  const { vin, warnings } = readVinCell(row.vin, row.year, settings.now);
  if (row.stock_number === undefined && vin === undefined) {
    return {
      problems: [{ column: "stock_number", value: "", reason: stockOrVin }],
    };
  }
  const today = context.stores.today(store, settings.now);
  const keys = keysOfCar(store.id, row.stock_number, vin);
  const left = leftByStatus(row.status) ?? (isOffLot(row.row) ? "gone" : null);
  if (left) {
    const values = { store_id: store.id, left_on: today, left_how: left };
    return { drafts: [{ table: "vehicles", keys, values, onlyExisting: true, leaves: true }] };
  }
  if (row.date_set !== undefined && row.date_set > today) {
    warnings.push({ column: "date_set", value: row.date_set, reason: inFuture });
  }
  const found = catalog.find(row.make, row.model);
  if (found.isNew) {
    const reason = {
      es: `es un modelo que nadie conocía: se agregó ${found.make} ${found.model}. Corrija el archivo si es un error.`,
      en: `is a model that nobody knew: ${found.make} ${found.model} was added. Correct the file if it is a slip.`,
    };
    warnings.push({ column: "model", value: `${row.make} ${row.model}`, reason });
  }
  const { photos, warnings: photoWarnings } = readPhotos(row.photo_urls, settings.images);
  const draft: Draft = {
    table: "vehicles",
    keys,
    values: {
      ...carValues(row, store.id, vin, found),
      mileage: readOdometer(row.mileage),
      section: row.section,
      row: row.row,
      space: row.space,
      date_set: row.date_set,
      photos,
      notes: row.notes,
      left_on: null,
      left_how: null,
    },
    defaults: { date_set: today },
  };
  return { drafts: [draft], warnings: [...warnings, ...photoWarnings] };
}
