import { beforeAll, describe, expect, it } from "vitest";
import { placeCopy } from "#app/stores/place-copy.ts";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore } from "#stock/stores.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { copy } from "./copy.ts";
import { loadEvents, nearMiles } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const ask = (query = "", edition: "es" | "en" = "es") => pageRequest("events", edition, { stock, now, query });
const load = (query?: string) => loadEvents(ask(query));
const markup = (query?: string, edition?: "es" | "en") => {
  const request = ask(query, edition);
  return markupOf(request, <page.Page {...loadEvents(request)} />);
};

describe("the list of events", () => {
  it("holds every event, running, coming and past", () => {
    const { lines } = load();
    expect(lines).toHaveLength(stock.campaigns.events.length);
    expect(new Set(lines.map(({ time }) => time))).toEqual(new Set(["running", "coming", "past"]));
  });

  it.each(editionIds)("marks what runs, what is over and what is called off, %s", (edition) => {
    const html = markup("", edition);
    const { lines } = load();
    const over = lines.filter(({ time, event }) => time === "past" || event.cancelled).length;
    expect(html.match(/event--over/g)).toHaveLength(over);
    for (const heading of [copy[edition].running, copy[edition].coming, copy[edition].past])
      expect(html).toContain(`${heading}</h2>`);
  });

  it("of a store holds only its own", () => {
    const local = load().lines.find(({ event, time }) => !event.allStores && time !== "past" && !event.cancelled);
    const id = local?.event.storeIds[0] as number;
    const { lines, store } = load(`store=${id}`);
    expect(store).toBe(findStore(stock, id));
    expect(lines.map(({ event }) => event.id)).toContain(local?.event.id);
    expect(lines.every(({ event }) => event.storeIds.includes(id))).toBe(true);
    expect(lines.length).toBeLessThan(load().lines.length);
  });

  it("near a place names the nearest yard of each", () => {
    const { lines, place, farOnly } = load("zip=95823");
    expect(place?.city).toBe("Sacramento");
    expect(farOnly).toBe(false);
    for (const { near, event } of lines) {
      expect(near?.miles).toBeLessThanOrEqual(nearMiles);
      expect(event.storeIds).toContain(near?.store.id);
    }
  });

  it("near a place counts the miles to the nearest of an event's yards, and says at how many it is", () => {
    const place = load("zip=95823").place;
    if (!place) throw new Error("no place");
    for (const { near, event, stores } of load("zip=95823").lines) {
      const miles = event.storeIds.map((id) => milesBetween(place, findStore(stock, id) as Store));
      expect(near?.miles).toBe(Math.min(...miles));
      expect(stores).toBe(event.storeIds.length);
    }
    expect(load().lines.every(({ near }) => near === undefined)).toBe(true);
  });

  it("offers the yards that have one, and the chosen yard before them where it has none", () => {
    const { stores } = load();
    const first = stores[0] as Store;
    expect(load(`store=${first.id}`).stores).toEqual(stores);
    const events = stock.campaigns.events.filter(({ storeIds }) => !storeIds.includes(first.id));
    const bare = { ...stock, campaigns: { ...stock.campaigns, events } };
    const chosen = loadEvents(pageRequest("events", "es", { stock: bare, now, query: `store=${first.id}` }));
    expect(chosen.stores[0]).toBe(first);
    expect(chosen.stores.filter((store) => store === first)).toHaveLength(1);
    expect(chosen.lines).toEqual([]);
  });

  it("of a yard that closed holds those of all", () => {
    const [store] = load().stores as [Store];
    const storeById = new Map([...stock.chain.storeById, [store.id, { ...store, active: false }]]);
    const closed = { ...stock, chain: { ...stock.chain, storeById } };
    const { store: found, lines } = loadEvents(
      pageRequest("events", "es", { stock: closed, now, query: `store=${store.id}` }),
    );
    expect([found, lines.length]).toEqual([undefined, stock.campaigns.events.length]);
  });

  it("of one yard goes by its own clock", () => {
    const zones = new Map(stock.chain.stores.map((store) => [store.schedule.timeZone, store]));
    const [east, west] = [zones.get("America/New_York"), zones.get("America/Los_Angeles")] as [Store, Store];
    const [one] = stock.campaigns.events;
    if (!one || !east || !west) throw new Error("no such yards");
    const event = { ...one, cancelled: false, startsAt: "2026-11-15T09:00", endsAt: "2026-11-15T12:00" };
    const events = [{ ...event, allStores: false, storeIds: [east.id, west.id] }];
    const timed = { ...stock, campaigns: { ...stock.campaigns, events } };
    // Half past nine in New York, half past six in California.
    const early = new Date("2026-11-15T14:30:00Z");
    const timeAt = (id: number) =>
      loadEvents(pageRequest("events", "es", { stock: timed, now: early, query: `store=${id}` })).lines[0]?.time;
    expect([timeAt(east.id), timeAt(west.id)]).toEqual(["running", "coming"]);
  });

  it("says so where nothing is near, and shows everything", () => {
    const { lines, farOnly } = load("zip=96701");
    expect(farOnly).toBe(true);
    const isFarOnly = (events: Stock["campaigns"]["events"]) => {
      const few = { ...stock, campaigns: { ...stock.campaigns, events } };
      return loadEvents(pageRequest("events", "es", { stock: few, now, query: "zip=96701" })).farOnly;
    };
    expect([isFarOnly(stock.campaigns.events.slice(0, 1)), isFarOnly([])]).toEqual([true, false]);
    expect(lines).toHaveLength(stock.campaigns.events.length);
    expect(markup("zip=96701")).toContain(copy.es.far(`${nearMiles} millas`, "96701"));
  });

  it("keeps a place nobody knows in its field, with what to do", () => {
    const html = markup("zip=zzzz");
    expect(html).toContain('value="zzzz"');
    expect(html).toContain(placeCopy.es.unknown("zzzz"));
    expect(load("store=999999").store).toBeUndefined();
  });
});
