import { notFound } from "#core/errors.ts";
import { type EventTime, eventTime, type YardEvent } from "#core/event.ts";
import { windowContains } from "#core/local-time.ts";
import { once } from "#core/once.ts";
import type { Store } from "#core/store.ts";
import type { Chain, Stock } from "./stock.ts";

export function getEvent(stock: Stock, id: number): YardEvent {
  const event = stock.campaigns.events.find((candidate) => candidate.id === id);
  if (!event) throw notFound(`event ${id}`);
  return event;
}

export const listEventStores = (stock: Stock, event: YardEvent): Store[] => {
  const ids = new Set(event.storeIds);
  return stock.chain.stores.filter((store) => store.active && ids.has(store.id));
};

/** Of an event everywhere, thousands of stores are asked once as long as none of them changes. */
const zonesIn = once((chain: Chain) =>
  once((storeIds: readonly number[]): ReadonlySet<string> => {
    const zones = new Set(storeIds.flatMap((id) => chain.storeById.get(id)?.schedule.timeZone ?? []));
    return zones.size > 0 ? zones : new Set([chain.timeZone]);
  }),
);

/** Over all of its stores: running when it runs at any of them, past when it is over at all. */
export function timeOfEvent(stock: Stock, event: YardEvent, now: Date): EventTime {
  const zones = zonesIn(stock.chain)(event.storeIds);
  const times = [...zones].map((zone) => eventTime(event, now, zone));
  if (times.includes("running")) return "running";
  if (times.every((time) => time === "past")) return "past";
  return times.every((time) => time === "coming") ? "coming" : "running";
}

/** By start; the cancelled ones too, which say so themselves. */
export const listEvents = (stock: Stock, now: Date, ...times: EventTime[]): YardEvent[] =>
  stock.campaigns.events.filter((event) => times.length === 0 || times.includes(timeOfEvent(stock, event, now)));

/** A store's events, by its own clock; without `times` those that run or come. */
export function listEventsAt(stock: Stock, storeId: number, now: Date, ...times: EventTime[]): YardEvent[] {
  const zone = stock.chain.storeById.get(storeId)?.schedule.timeZone ?? stock.chain.timeZone;
  const wanted: EventTime[] = times.length ? times : ["running", "coming"];
  return stock.campaigns.events.filter(
    (event) => !event.cancelled && event.storeIds.includes(storeId) && wanted.includes(eventTime(event, now, zone)),
  );
}

/** Stores that have an event running or coming, by list text. */
export function listStoresWithEvents(stock: Stock, now: Date): Store[] {
  const ids = new Set(
    listEvents(stock, now, "running", "coming")
      .filter((event) => !event.cancelled)
      .flatMap((event) => event.storeIds),
  );
  return stock.chain.stores.filter((store) => store.active && ids.has(store.id));
}

/** The event whose banner shows now, on the chain's clock; of several the one that began last. */
export const findBanner = (stock: Stock, now: Date): YardEvent | undefined =>
  stock.campaigns.events
    .filter((event) => event.banner && !event.cancelled && windowContains(event.banner, now, stock.chain.timeZone))
    .sort((a, b) => (b.banner?.startsAt ?? "").localeCompare(a.banner?.startsAt ?? "") || b.id - a.id)[0];
