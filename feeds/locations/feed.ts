import type { Point } from "#core/distance.ts";
import type { Words } from "#core/edition.ts";
import { findPostalCode } from "#core/postal-code.ts";
import { listDivisions, listHours, listServices, listStoreRows } from "#data/queries/feeds-export.ts";
import { findPoint } from "#data/queries/feeds-places.ts";
import { writeCents, writePercent } from "#feeds/engine/clean/number.ts";
import { writeWeek } from "#feeds/engine/clean/week.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { mapLocation } from "./map.ts";
import { columns, erasable } from "./schema.ts";

const shown = 10;

/** A file that names some stores says nothing of the others: whoever meant to close one by leaving it out must know. */
function tellLeftOut(stores: readonly { readonly name: string; readonly site: string }[]): Words[] {
  if (stores.length === 0) return [];
  const names = stores
    .slice(0, shown)
    .map(({ name, site }) => `${name} (${site})`)
    .join(", ");
  const more = stores.length - shown;
  const one = stores.length === 1;
  return [
    {
      es: `El archivo no nombra ${one ? "un patio abierto" : `${stores.length} patios abiertos`} de la base de datos: ${names}${more > 0 ? ` y ${more} más` : ""}. ${one ? "Se queda como está" : "Se quedan como están"}. Para cerrar uno, póngalo en el archivo con el día en que cerró, en closed_on.`,
      en: `The file does not name ${one ? "one open store" : `${stores.length} open stores`} of the database: ${names}${more > 0 ? ` and ${more} more` : ""}. ${one ? "It stays as it is" : "They stay as they are"}. To close one, name it with the day it closed in closed_on.`,
    },
  ];
}

export const locations = defineFeed({
  about:
    "The stores: address, clock, telephones, hours, services, fees. A column that is absent or empty changes nothing: of a new store it stays unsaid, and pages leave it out or say to ask at the counter. A store that is left out stays: closed_on closes it.",
  columns,
  erasable,
  async open(db, settings) {
    const there = await listStoreRows(db);
    const stores = new Map(there.map((store) => [store.site, store.id]));
    const named = new Set<string | null | undefined>();
    const divisions = new Map((await listDivisions(db)).map((division) => [division.code, division.id]));
    const points = new Map<string, Point>();
    const taker = (table: "stores" | "divisions", known: Map<string, number>) => (key: string) => {
      const id = settings.takeId(table);
      known.set(key, id);
      return id;
    };
    return {
      see: ({ site }) => void named.add(site),
      tell: () => tellLeftOut(there.filter(({ active, site }) => active === 1 && !named.has(site))),
      async prepare(row) {
        const area = row.postal_code && findPostalCode(row.postal_code)?.area;
        const point = area && !stores.has(row.site) ? await findPoint(db, area) : undefined;
        if (row.postal_code && point) points.set(row.postal_code, point);
      },
      map: ([row]) =>
        mapLocation(row, {
          storeId: (site) => stores.get(site),
          takeStoreId: taker("stores", stores),
          divisionId: (code) => divisions.get(code),
          takeDivisionId: taker("divisions", divisions),
          pointOf: (postalCode) => points.get(postalCode),
        }),
    };
  },
  async *read(db, { storeId }) {
    const divisions = new Map((await listDivisions(db)).map((division) => [division.id, division]));
    const hours = Map.groupBy(await listHours(db), (row) => `${row.store_id} ${row.desk}`);
    const services = Map.groupBy(await listServices(db), (row) => row.store_id);
    for (const row of await listStoreRows(db)) {
      if (storeId !== null && row.id !== storeId) continue;
      const week = (desk: string) => {
        const spans = hours.get(`${row.id} ${desk}`);
        return spans ? writeWeek(spans) : "";
      };
      yield {
        ...row,
        division: divisions.get(row.division_id)?.code,
        division_name: divisions.get(row.division_id)?.name,
        hours: week("store"),
        buying_hours: week("buying"),
        services: (services.get(row.id) ?? []).map((s) => s.service).join("|"),
        tax_rate: writePercent(row.tax_rate),
        admission: writeCents(row.admission_cents),
        environmental_rate: writePercent(row.environmental_rate),
        environmental_cap: writeCents(row.environmental_cap_cents),
        yard_closes_before: row.yard_closes_before_minutes,
      };
    }
  },
});
