import type { EventLine } from "#app/events/event-list.tsx";
import type { PageRequest } from "#app/page.tsx";
import { isSwitchedOff } from "#app/switched-off.ts";
import { milesBetween } from "#core/distance.ts";
import { eventTime, type YardEvent } from "#core/event.ts";
import type { SidebarArt } from "#core/promo.ts";
import type { Store } from "#core/store.ts";
import { listEventStores, listEvents, listStoresWithEvents, timeOfEvent } from "#stock/events.ts";
import { type FoundPlace, type PlaceError, resolvePlace } from "#stock/places.ts";
import { listSidebarArt } from "#stock/promos.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore } from "#stock/stores.ts";

export const nearMiles = 100;

export type EventsProps = {
  lines: EventLine[];
  /** Stores that can be chosen. */
  stores: Store[];
  store: Store | undefined;
  typed: string;
  place: FoundPlace | undefined;
  /** Why what was typed is no place. */
  wrong: PlaceError | undefined;
  placeName: string;
  /** Nothing within the distance: the list shows everything. */
  farOnly: boolean;
  art: SidebarArt[];
};

function nearestStore(stock: Stock, event: YardEvent, place: FoundPlace): EventLine["near"] {
  return listEventStores(stock, event)
    .map((store) => ({ store, miles: milesBetween(place, store), from: place.country }))
    .sort((a, b) => a.miles - b.miles)[0];
}

/** Every event, or those of a store, or those near a place; the times of one store are by its own clock. */
export function loadEvents(request: PageRequest<"events">): EventsProps {
  const { stock, now, edition, query } = request;
  const asked = Number(query.get("store"));
  const found = Number.isInteger(asked) && asked > 0 ? findStore(stock, asked) : undefined;
  const store = found?.active ? found : undefined;
  const { place, wrong, name, typed } = resolvePlace(stock, query.get("zip"));
  const all = listEvents(stock, now)
    .filter((event) => !store || event.storeIds.includes(store.id))
    .map((event): EventLine => {
      const time = store ? eventTime(event, now, store.schedule.timeZone) : timeOfEvent(stock, event, now);
      const near = place && nearestStore(stock, event, place);
      return { event, time, stores: listEventStores(stock, event).length, near };
    });
  const close = place ? all.filter(({ near }) => near && near.miles <= nearMiles) : all;
  const farOnly = place !== undefined && close.length === 0 && all.length > 0;
  const offered = listStoresWithEvents(stock, now);
  return {
    lines: farOnly ? all : close,
    stores: store && !offered.includes(store) ? [store, ...offered] : offered,
    store,
    typed,
    place,
    wrong,
    placeName: name,
    farOnly,
    art: listSidebarArt(stock, edition, now).filter((art) => !isSwitchedOff(request, art.url)),
  };
}
