import { expect, it } from "vitest";
import type { YardEvent } from "#core/event.ts";
import { isYard } from "#core/store.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { listEventStores, timeOfEvent } from "./events.ts";
import type { Stock } from "./stock.ts";

const zones = ["America/New_York", "America/Los_Angeles"];
const stock = {
  chain: {
    timeZone: "America/Los_Angeles",
    storeById: new Map(zones.map((timeZone, at) => [at + 1, { schedule: { timeZone } }])),
  },
} as unknown as Stock;
const event = (...storeIds: number[]) =>
  ({ storeIds, startsAt: "2026-11-15T08:00", endsAt: "2026-11-15T18:00", cancelled: false }) as unknown as YardEvent;
const at = (utc: string, ...storeIds: number[]) =>
  timeOfEvent(stock, event(...storeIds), new Date(`2026-11-15T${utc}Z`));

it.each([
  ["12:00", "coming", "coming", "coming"],
  ["14:00", "running", "coming", "running"],
  ["20:00", "running", "running", "running"],
  ["23:30", "past", "running", "running"],
])("at %s UTC: %s in the east, %s in the west, %s over both", (utc, east, west, both) => {
  expect([at(utc, 1), at(utc, 2), at(utc, 1, 2)]).toEqual([east, west, both]);
});

it("between the last yard of the east and the first of the west it is running", () => {
  const short = { ...event(1, 2), endsAt: "2026-11-15T09:00" } as unknown as YardEvent;
  expect(timeOfEvent(stock, short, new Date("2026-11-15T15:00Z"))).toBe("running");
  expect(timeOfEvent(stock, short, new Date("2026-11-15T18:00Z"))).toBe("past");
});

it("goes by the chain's clock where it has no yard", () => {
  expect([at("14:00"), at("17:00")]).toEqual(["coming", "running"]);
});

it("at all yards it is at none of the sites where only metal is bought", async () => {
  const { campaigns, chain } = await loadDemoStock("2026-11-15");
  const everywhere = campaigns.events.filter(({ allStores }) => allStores);
  const yards = chain.stores.filter((store) => store.active && isYard(store)).map(({ id }) => id);
  expect(yards.length).toBeLessThan(chain.stores.filter(({ active }) => active).length);
  expect(everywhere.length).toBeGreaterThan(0);
  for (const { storeIds } of everywhere) expect(storeIds).toEqual(yards);
});

it("is at the yards that it names, but for those that have closed", () => {
  const stores = [1, 2, 3].map((id) => ({ id, active: id !== 2 }));
  const chain = { ...stock, chain: { stores } } as unknown as Stock;
  expect(listEventStores(chain, event(1, 2)).map(({ id }) => id)).toEqual([1]);
});
