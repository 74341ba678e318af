import { addressData } from "#app/stores/store-data.ts";
import type { Edition } from "#core/edition.ts";
import { isByStoreHours, type YardEvent } from "#core/event.ts";
import { instantOf, type LocalTime, zoneOffset } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { plainText } from "#core/text.ts";

/** A wall clock with its zone's distance from UTC: 2026-11-27T08:00:00-08:00. */
export function withOffset(local: LocalTime, zone: string): string {
  const instant = instantOf(local, zone).getTime();
  const minutes = Math.round(zoneOffset(zone, instant) / 60_000);
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, "0");
  const wall = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
  return `${wall}${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

const placeOf = (store: Store) => ({
  "@type": "Place",
  name: store.name,
  address: addressData(store),
});

type Around = { edition: Edition; url: string; homeUrl: string; brand: string; image: string | undefined };

/** One `Event` for each instant at which it begins, since that is by the clock of each store. */
export function eventData(event: YardEvent, stores: readonly Store[], around: Around): object[] {
  const { edition, url, homeUrl, brand, image } = around;
  const time = (local: LocalTime, { schedule }: Store) =>
    isByStoreHours(event) ? local.slice(0, 10) : withOffset(local, schedule.timeZone);
  const when = (store: Store) => [time(event.startsAt, store), time(event.endsAt, store)] as const;
  const clocks = Map.groupBy(stores, (store) => when(store).join());
  return [...clocks.values()].map((here) => ({
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title[edition],
    description: plainText(event.description[edition]),
    startDate: when(here[0] as Store)[0],
    endDate: when(here[0] as Store)[1],
    eventStatus: `https://schema.org/${event.cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: here.length === 1 ? placeOf(here[0] as Store) : here.map(placeOf),
    organizer: { "@type": "Organization", name: brand, url: homeUrl },
    inLanguage: edition,
    url,
    ...(image && { image: [image] }),
  }));
}
