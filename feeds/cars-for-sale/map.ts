import { findBody } from "#core/body.ts";
import { flag, missingLanguage } from "#feeds/engine/demands.ts";
import { change, draft } from "#feeds/engine/draft.ts";
import type { Held, Mapped } from "#feeds/engine/feed.ts";
import { carValues, readOdometer, readPhotos, readVinCell } from "#feeds/engine/lookup/car.ts";
import {
  findStoreOfLine,
  type InventoryContext,
  isYearAsked,
  keysOfCar,
  readCar,
  stockOrVin,
  wordsOfVin,
} from "../inventory/map.ts";
import { leftByStatus } from "../inventory/presence.ts";
import type { SaleLine } from "./schema.ts";

/** A line of a sales file as a car for sale. */
export function mapCarForSale(line: SaleLine, context: InventoryContext): Mapped | Held {
  const { settings } = context;
  const store = findStoreOfLine(line, context);
  if ("reason" in store) return { problems: [store] };
  const { vin, warnings } = readVinCell(line.vin, isYearAsked(line.vin, context) ? undefined : line.year, settings.now);
  const problems = missingLanguage(line, ["notes"]);
  if (line.stock_number === undefined && vin === undefined) {
    problems.push({ column: "stock_number", value: "", reason: stockOrVin });
  }
  if (problems.length > 0) return { problems };
  const today = context.stores.today(store, settings.now);
  const keys = keysOfCar(store.id, line.stock_number, vin);
  if (leftByStatus(line.status)) {
    const cells = { store_id: store.id, sold_on: today };
    return { drafts: [change("cars_for_sale", cells, { keys, leaves: true })] };
  }
  const car = readCar(line, context);
  if (!("found" in car)) return car;
  const { name, named, byVin } = wordsOfVin(car);
  const { photos, warnings: photoWarnings } = readPhotos(line.photo_urls, settings.images);
  const cells = {
    ...carValues(line, { storeId: store.id, vin, ...car }),
    ...named,
    body: line.body === undefined ? undefined : (findBody(line.body) ?? ""),
    price_cents: line.price,
    odometer: readOdometer(line.odometer),
    odometer_unit: line.odometer_unit,
    odometer_brand: line.odometer_brand,
    title_type: line.title_type,
    title_state: line.title_state,
    damage_primary: line.damage_primary,
    damage_secondary: line.damage_secondary,
    runs: line.runs,
    tested_on: line.tested_on,
    has_keys: flag(line.has_keys),
    section: line.section,
    row: line.row,
    photos,
    notes_es: line.notes_es,
    notes_en: line.notes_en,
    listed_on: line.listed_on,
    sold_on: null,
  };
  const defaults = { listed_on: today, ...name };
  const drafts = [draft("cars_for_sale", cells, { keys, defaults, ...(byVin && { byVin }) })];
  return {
    drafts,
    warnings: [...car.warnings, ...warnings, ...photoWarnings],
    asks: car.asks,
    vin: car.heard,
  };
}
