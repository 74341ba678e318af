import { addDays, type Day, instantOfMinute } from "#core/local-time.ts";
import type { StoreRow, StoreServiceRow } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { highways } from "./data/highways.ts";
import { stateFacts } from "./data/state-facts.ts";
import { yardNotes, yardSizes } from "./data/store-texts.ts";
import { makeRandom } from "./random.ts";
import type { Place } from "./store-places.ts";

export const divisions = [
  { id: 1, code: "APB", name: "Yonke" },
  { id: 2, code: "MRB", name: "Yonke Metals" },
] as const;

const phone = (area: string, last: number) => `(${area}) 555-01${String(last % 100).padStart(2, "0")}`;
const paragraph = (sentences: readonly string[]) => `<p>${sentences.join(" ")}</p>`;

/** One store with all that visitors ask of it. */
export function makeStore(seed: string, place: Place, today: Day): StoreRow {
  const random = makeRandom(seed, "store", place.id);
  const metals = place.size === "metals";
  const facts = stateFacts[place.state];
  const first = yardSizes[place.size]?.(place.city) ?? { es: "", en: "" };
  const notes = metals ? [] : random.some(yardNotes, 3);
  const spread = random.int(0, 49) * 2;
  return {
    ...blankRows.stores,
    id: place.id,
    site: place.site,
    code: String(place.id),
    name: metals ? `Yonke Metals ${place.city}` : `Yonke ${place.city}`,
    list_text: metals ? `${place.city} (Metals)` : place.city,
    type: metals ? "Metals" : "Yard",
    division_id: metals ? 2 : 1,
    count_group: metals ? "MRStore" : "APBStore",
    active: place.closed ? 0 : 1,
    opened_on: `${random.int(1991, 2016)}-0${random.int(3, 9)}-15`,
    closed_on: place.closed ? addDays(today, -75) : null,
    address1: place.street,
    city: place.city,
    state: place.state,
    country: place.country,
    postal_code: place.postalCode,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: place.zone,
    phone1: phone(place.area, spread),
    phone1_label_es: metals ? "Báscula" : "Tienda",
    phone1_label_en: metals ? "Scale house" : "Store",
    phone2: metals ? "" : phone("800", 60 + (place.id % 40)),
    phone2_label_es: metals ? "" : "Inventario grabado",
    phone2_label_en: metals ? "" : "Recorded inventory",
    buying_phone: phone(place.area, spread + 1),
    map_text_line1: `${place.city}, ${place.state}`,
    map_text_line2: place.street,
    info_es: paragraph([first.es, ...notes.map((note) => note.es)]),
    info_en: paragraph([first.en, ...notes.map((note) => note.en)]),
    tax_rate: facts?.tax ?? 70_000,
    admission_cents: metals ? 0 : random.pick([200, 200, 200, 200, 300, 100]),
    environmental_rate: facts?.fee ?? 60_000,
    environmental_cap_cents: facts?.cap ?? 600,
    core_days: 30,
    exchange_days: 30,
    warranty_days: 365,
    yard_closes_before_minutes: 30,
    highways: highways.get(place.site) ?? "",
    stock_read_at:
      metals || place.closed
        ? null
        : // In the morning of its newest cars: none came after the list was read.
          instantOfMinute(today, random.int(300, 390), place.zone).toISOString(),
    prices_updated_at:
      metals || place.closed
        ? null
        : instantOfMinute(addDays(today, -random.int(2, 25)), 420, place.zone).toISOString(),
  };
}

/** Every yard has inventory and prices but one small one that keeps no list online; some sell whole cars, most buy them. */
export function storeServices(seed: string, place: Place): StoreServiceRow[] {
  const random = makeRandom(seed, "services", place.id);
  const services: StoreServiceRow["service"][] = [];
  if (place.closed) return [];
  if (place.size === "metals") services.push("buyscars");
  else {
    services.push("inventory", "partpricing");
    if (place.site === "RD1") services.pop();
    if (place.size === "large" ? random.chance(0.75) : random.chance(0.25)) services.push("wesellcars");
    if (random.chance(0.9)) services.push("buyscars");
  }
  return services.map((service) => ({ store_id: place.id, service }));
}
