import { dayRuns, type Schedule, type Week } from "#core/hours.ts";
import { clockText } from "#core/local-time.ts";
import { type Store, serviceIds } from "#core/store.ts";
import type { About } from "./write-table.ts";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** As OpenStreetMap writes hours: "Mo-Fr 08:00-17:00; Sa 08:00-15:00"; null where nobody has said them. */
export const openingHours = ({ week }: Pick<Schedule, "week">): string | null => week && weekText(week);

const weekText = (week: Week): string =>
  dayRuns(week)
    .filter(({ spans }) => spans.length > 0)
    .map(({ from, to, spans }) => {
      const run = from === to ? days[from - 1] : `${days[from - 1]}-${days[to - 1]}`;
      return `${run} ${spans.map(({ opens, closes }) => `${clockText(opens)}-${closes - opens >= 1440 ? "24:00" : clockText(closes)}`).join(",")}`;
    })
    .join("; ");

/** GeoJSON (RFC 7946) of yards; one whose place nobody has told has no point. */
export function yardsGeoJson(stores: readonly Store[], about: About, urlOf: (store: Store) => string): string {
  const features = stores.map((store) => ({
    type: "Feature",
    id: store.id,
    geometry:
      store.latitude === null || store.longitude === null
        ? null
        : { type: "Point", coordinates: [store.longitude, store.latitude] },
    properties: {
      site: store.site,
      name: store.name,
      address: [store.address1, store.address2].filter(Boolean).join(", "),
      city: store.city,
      state: store.state,
      postal_code: store.postalCode,
      country: store.country,
      phone: store.phone1.number || null,
      time_zone: store.schedule.timeZone,
      opening_hours: openingHours(store.schedule),
      services: serviceIds.filter((service) => store.services.has(service)),
      stock_read_at: store.stockReadAt?.toISOString() ?? null,
      url: urlOf(store),
    },
  }));
  return `${JSON.stringify({ type: "FeatureCollection", ...about, features })}\n`;
}
