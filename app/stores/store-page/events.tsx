import { EventList } from "#app/events/event-list.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { eventTime, type YardEvent } from "#core/event.ts";
import { copy } from "./copy.ts";

/** What is on at this store, by its own clock, the running and the coming. */
export function StoreEvents({ events, timeZone }: { events: readonly YardEvent[]; timeZone: string }) {
  const words = useCopy(copy);
  const { now } = usePage();
  if (events.length === 0) return <p>{words.noEvents}</p>;
  return <EventList lines={events.map((event) => ({ event, time: eventTime(event, now, timeZone) }))} />;
}
