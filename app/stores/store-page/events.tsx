import { EventList } from "#app/events/event-list.tsx";
import { TellMeEvents } from "#app/follows/tell-me.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { eventTime, type YardEvent } from "#core/event.ts";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";

/** What is on at this store, by its own clock, the running and the coming; and how to hear of the next. */
export function StoreEvents({ events, store }: { events: readonly YardEvent[]; store: Store }) {
  const words = useCopy(copy);
  const { now } = usePage();
  const { timeZone } = store.schedule;
  return (
    <>
      {events.length === 0 ? (
        <p>{words.noEvents}</p>
      ) : (
        <EventList lines={events.map((event) => ({ event, time: eventTime(event, now, timeZone) }))} />
      )}
      <TellMeEvents storeId={store.id} />
    </>
  );
}
