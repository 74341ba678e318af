import ical, { ICalEventStatus } from "ical-generator";
import type { Edition } from "#core/edition.ts";
import { isByStoreHours, type YardEvent } from "#core/event.ts";
import { instantOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { plainText } from "#core/text.ts";
import { defineCopy } from "#site/copy.ts";
import { wholeDays } from "./whole-days.ts";

const words = defineCopy({
  es: (y) => ({
    everywhere: `${y.o("Todos", "Todas")} ${y.los}`,
    several: (names: string) => `${y.Many}: ${names}`,
  }),
  en: (y) => ({ everywhere: `All ${y.many}`, several: (names: string) => `${y.Many}: ${names}` }),
});

type Contents = {
  event: YardEvent;
  stores: readonly Store[];
  edition: Edition;
  brand: string;
  host: string;
  url: string;
  changedAt: Date;
};

function placeOf({ event, stores, edition }: Contents): string {
  const [only] = stores;
  if (only && stores.length === 1)
    return [only.name, only.address1, `${only.city}, ${only.state} ${only.postalCode}`].join(", ");
  if (event.allStores || stores.length === 0) return words[edition].everywhere;
  return words[edition].several(stores.map((store) => store.listText).join("; "));
}

/**
 * One event for a visitor's calendar. In one time zone it is an instant; over several it begins by each store's own
 * clock, which a calendar writes as a time without zone.
 */
export function eventCalendar(contents: Contents): string {
  const { event, stores, edition, brand, host, url, changedAt } = contents;
  const [zone, ...others] = new Set(stores.map((store) => store.schedule.timeZone));
  const floating = zone === undefined || others.length > 0;
  const time = (local: string) => (floating ? new Date(`${local}:00Z`) : instantOf(local, zone));
  const calendar = ical({
    name: event.title[edition],
    prodId: { company: brand, product: "events", language: edition.toUpperCase() },
  });
  calendar.createEvent({
    id: `event-${event.id}@${host}`,
    stamp: changedAt,
    ...(isByStoreHours(event) ? wholeDays(event) : { start: time(event.startsAt), end: time(event.endsAt), floating }),
    summary: event.title[edition],
    description: plainText(event.description[edition]),
    location: placeOf(contents),
    url,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
