import { createHash } from "node:crypto";
import type { YardEvent } from "#core/event.ts";
import type { Database } from "#data/database.ts";
import type { SeenEventRow } from "#data/schema.ts";
import { makeDue } from "#data/writes/follow-dues.ts";
import { type EventChange, listWatchedPrices, noteEvents, notePrices } from "#data/writes/follow-news.ts";
import { claimVersion } from "#data/writes/follow-version.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { timeOfEvent } from "#stock/events.ts";
import { createPaid } from "#stock/paid-now.ts";
import type { Stock } from "#stock/stock.ts";
import { cellOfEvent, cellOfYardEvents } from "./cells.ts";
import { nextMorning } from "./morning.ts";

const over = "over";
const everywhere = "all";

/** What somebody plans by: name, time, discount, and whether it is held. A mended sentence is no news. */
function markOf({ title, startsAt, endsAt, cancelled, discounts }: YardEvent): string {
  const told = JSON.stringify([title, startsAt, endsAt, cancelled, discounts]);
  return createHash("sha256").update(told).digest("base64url").slice(0, 22);
}

const storesOf = ({ allStores, storeIds }: YardEvent) =>
  allStores ? everywhere : storeIds.toSorted((a, b) => a - b).join();

/** Yards where it was not held before, and those where it is not held any more. */
function movedYards(stock: Stock, { storeIds }: YardEvent, was: SeenEventRow): { added: number[]; removed: number[] } {
  const active = () => stock.chain.stores.filter((store) => store.active).map(({ id }) => id);
  const listed = () => was.stores.split(",").filter(Boolean).map(Number);
  const before = new Set(was.stores === everywhere ? active() : listed());
  const now = new Set(storeIds);
  return { added: [...now].filter((id) => !before.has(id)), removed: [...before].filter((id) => !now.has(id)) };
}

function changeOf(
  stock: Stock,
  event: YardEvent,
  was: SeenEventRow | undefined,
  isOver: boolean,
): EventChange | undefined {
  const is = { event_id: event.id, mark: isOver ? over : markOf(event), stores: storesOf(event) };
  if (was?.mark === is.mark && was.stores === is.stores) return undefined;
  const itself = cellOfEvent(event.id);
  if (isOver) return { was, is, tell: [], ends: itself };
  const at = (ids: readonly number[]) => ids.map(cellOfYardEvents);
  if (!was || was.mark === over)
    return { was, is, tell: event.cancelled ? [] : [{ state: "new", cells: at(event.storeIds) }], ends: undefined };
  const { added, removed } = movedYards(stock, event, was);
  const changed = was.mark === is.mark ? at(removed) : [...at(event.storeIds), ...at(removed)];
  if (was.mark === is.mark && (event.cancelled || added.length + removed.length === 0))
    return { was, is, tell: [], ends: undefined };
  const tell: EventChange["tell"] = [];
  // A yard more is news there alone; whoever plans by the event itself hears that it left one.
  if (was.mark === is.mark) tell.push({ state: "new", cells: at(added) });
  if (changed.length > 0 || was.mark !== is.mark) tell.push({ state: "changed", cells: [itself, ...changed] });
  return { was, is, tell, ends: undefined };
}

/** What became of the events that were last seen, and those that nobody has seen yet. */
function listEventChanges(stock: Stock, seen: readonly SeenEventRow[], now: Date): EventChange[] {
  const before = new Map(seen.map((row) => [row.event_id, row]));
  const { events } = stock.campaigns;
  const there = new Set(events.map(({ id }) => id));
  const gone = seen.filter(({ event_id }) => !there.has(event_id));
  return [
    ...events.flatMap(
      (event) => changeOf(stock, event, before.get(event.id), timeOfEvent(stock, event, now) === "past") ?? [],
    ),
    ...gone.map((was) => ({ was, is: undefined, tell: [], ends: cellOfEvent(was.event_id) })),
  ];
}

const pricesAtOnce = 2_000;
const changesAtOnce = 200;

/**
 * Finds who follows an event or a price that is not what it was the last time. Any number of servers may try: what one has
 * noted is not news to the next. False when another has newer data.
 */
export async function matchNews(db: Database, stock: Stock, now = new Date()): Promise<boolean> {
  const { version } = stock;
  if (!(await claimVersion(db, version))) return false;
  if (!(await noteEvents(db, version, (seen) => listEventChanges(stock, seen, now)))) return false;
  const paid = createPaid(stock, now);
  const yieldIfDue = createYield();
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const watched = await listWatchedPrices(db.main, after, pricesAtOnce);
    const changes = watched.flatMap((was) => {
      const cents = paid(was.store_id, was.part_id);
      return cents === undefined || cents === was.cents ? [] : [{ was, cents }];
    });
    for (let at = 0; at < changes.length; at += changesAtOnce)
      if (!(await notePrices(db, version, changes.slice(at, at + changesAtOnce)))) return false;
    if (watched.length < pricesAtOnce) break;
    after = watched.at(-1)?.cell ?? after;
    await yieldIfDue();
  }
  await makeDue(db, (zone) => nextMorning(zone, now));
  return true;
}

/** Which events run, come or are over: it moves by the clock, and prices with it. */
export const timesOfEvents = (stock: Stock, now: Date): string =>
  stock.campaigns.events.map((event) => timeOfEvent(stock, event, now).charAt(0)).join("");
