import ical from "ical-generator";
import type { Edition } from "#core/edition.ts";
import { isByStoreHours, type YardEvent } from "#core/event.ts";
import type { SpecialDay } from "#core/hours.ts";
import { instantOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { formatClock } from "#core/time-words.ts";
import { defineCopy } from "#site/copy.ts";
import { wholeDays } from "./whole-days.ts";

const words = defineCopy({
  es: (y) => ({
    name: (store: string) => `${store}: eventos y días especiales`,
    closed: (store: string, reason: string) => `${store}: ${y.o("cerrado", "cerrada")}${reason && ` (${reason})`}`,
    changed: (store: string, hours: string, reason: string) => `${store}: ${hours}${reason && ` (${reason})`}`,
  }),
  en: () => ({
    name: (store: string) => `${store}: events and special days`,
    closed: (store: string, reason: string) => `${store}: closed${reason && ` (${reason})`}`,
    changed: (store: string, hours: string, reason: string) => `${store}: ${hours}${reason && ` (${reason})`}`,
  }),
});

type Contents = {
  store: Store;
  events: readonly YardEvent[];
  specialDays: readonly SpecialDay[];
  edition: Edition;
  brand: string;
  /** Ends the ids of entries, see getInstallation. */
  installation: string;
  storeUrl: string;
  eventUrl(id: number): string;
  /** When the data last changed. */
  changedAt: Date;
};

/** A store's events as instants and its special days as whole days, in the words of the edition. */
export function storeCalendar(contents: Contents): string {
  const { store, events, specialDays, edition, brand, installation, changedAt } = contents;
  const t = words[edition];
  const place = [store.name, store.address1, `${store.city}, ${store.state} ${store.postalCode}`].join(", ");
  const calendar = ical({
    name: t.name(store.name),
    prodId: { company: brand, product: "stores", language: edition.toUpperCase() },
    ttl: 86_400,
    url: contents.storeUrl,
    x: { "X-WR-TIMEZONE": store.schedule.timeZone },
  });
  for (const event of events) {
    calendar.createEvent({
      id: `event-${event.id}-${store.id}@${installation}`,
      stamp: changedAt,
      ...(isByStoreHours(event)
        ? wholeDays(event)
        : {
            start: instantOf(event.startsAt, store.schedule.timeZone),
            end: instantOf(event.endsAt, store.schedule.timeZone),
          }),
      summary: event.title[edition],
      location: place,
      url: contents.eventUrl(event.id),
    });
  }
  for (const { day, spans, label } of specialDays) {
    const hours = spans
      .map(({ opens, closes }) => `${formatClock(opens, edition)} – ${formatClock(closes, edition)}`)
      .join(", ");
    calendar.createEvent({
      id: `day-${day}-${store.id}@${installation}`,
      stamp: changedAt,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: hours ? t.changed(store.name, hours, label[edition]) : t.closed(store.name, label[edition]),
      location: place,
      url: contents.storeUrl,
    });
  }
  return calendar.toString();
}
