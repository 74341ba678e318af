import ical, { type ICalCalendar, ICalEventStatus } from "ical-generator";
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
  /** Ends the ids of entries, see getInstallation. */
  installation: string;
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

/** In one time zone an event is an instant; over several it begins by each store's own clock, which is a time without zone. */
function addEvent(calendar: ICalCalendar, contents: Contents): void {
  const { event, stores, edition, installation, url, changedAt } = contents;
  const [zone, ...others] = new Set(stores.map((store) => store.schedule.timeZone));
  const floating = zone === undefined || others.length > 0;
  const time = (local: string) => (floating ? new Date(`${local}:00Z`) : instantOf(local, zone));
  calendar.createEvent({
    id: `event-${event.id}@${installation}`,
    stamp: changedAt,
    ...(isByStoreHours(event) ? wholeDays(event) : { start: time(event.startsAt), end: time(event.endsAt), floating }),
    summary: event.title[edition],
    description: plainText(event.description[edition]),
    location: placeOf(contents),
    url,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

/** Events under one name for a visitor's calendar. */
export function eventsCalendar(name: string, brand: string, edition: Edition, events: readonly Contents[]): string {
  const calendar = ical({ name, prodId: { company: brand, product: "events", language: edition.toUpperCase() } });
  for (const contents of events) addEvent(calendar, contents);
  return calendar.toString();
}

export const eventCalendar = (contents: Contents): string =>
  eventsCalendar(contents.event.title[contents.edition], contents.brand, contents.edition, [contents]);
