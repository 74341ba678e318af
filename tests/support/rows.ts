import type { CarForSaleRow, EventRow, PartRow, PromoRow, StoreRow, VehicleRow } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";

/** Whole rows for tests: everything that a test does not care about is filled in. */
export const storeRow = (row: Partial<StoreRow> & { id: number }): StoreRow => ({
  ...blankRows.stores,
  site: `S${row.id}`,
  code: String(100 + row.id),
  name: `Yonke ${row.id}`,
  list_text: `Store ${row.id}`,
  type: "APB",
  division_id: 1,
  address1: "100 Example Rd",
  city: "Rancho Cordova",
  state: "CA",
  country: "US",
  postal_code: "95670",
  latitude: 38.6,
  longitude: -121.28,
  time_zone: "America/Los_Angeles",
  phone1: "(916) 555-0100",
  phone1_label_es: "Patio",
  phone1_label_en: "Yard",
  map_text_line1: "Rancho Cordova, CA",
  tax_rate: 87_500,
  admission_cents: 200,
  environmental_rate: 50_000,
  environmental_cap_cents: 1500,
  core_days: 30,
  exchange_days: 30,
  warranty_days: 365,
  yard_closes_before_minutes: 30,
  ...row,
});

export const vehicleRow = (
  row: Partial<VehicleRow> & Pick<VehicleRow, "id" | "store_id" | "model_id">,
): VehicleRow => ({
  ...blankRows.vehicles,
  stock_number: `B${row.id}`,
  year: 2003,
  row: "12",
  date_set: "2026-10-01",
  ...row,
});

export const partRow = (row: Partial<PartRow> & { id: number }): PartRow => ({
  item_number: `${row.id}-1`,
  name_es: `Pieza ${row.id}`,
  name_en: `Part ${row.id}`,
  type: "CAR",
  category: "other",
  ...row,
});

export const carForSaleRow = (
  row: Partial<CarForSaleRow> & Pick<CarForSaleRow, "id" | "store_id" | "model_id">,
): CarForSaleRow => ({
  ...blankRows.cars_for_sale,
  stock_number: `C${row.id}`,
  year: 2010,
  price_cents: 250_000,
  odometer: 120_000,
  odometer_unit: "mi",
  odometer_brand: "actual",
  title_type: "salvage",
  title_state: "CA",
  damage_primary: "front",
  runs: "runs-and-drives",
  has_keys: 1,
  listed_on: "2026-10-01",
  ...row,
});

export const eventRow = (row: Partial<EventRow> & { id: number }): EventRow => ({
  ...blankRows.events,
  title_es: `Evento ${row.id}`,
  title_en: `Event ${row.id}`,
  starts_at: "2026-11-01T08:00",
  ends_at: "2026-11-30T18:00",
  ...row,
});

export const promoRow = (
  row: Partial<PromoRow> & Pick<PromoRow, "id" | "desktop_image_id" | "mobile_image_id">,
): PromoRow => ({
  ...blankRows.promos,
  position: 0,
  edition: "es",
  name: `Promo ${row.id}`,
  url: "/",
  ...row,
});
