import { expect, it } from "vitest";
import type { ChangeLog } from "#data/writes/feeds-changes.ts";
import { createTouched, isChainEvent } from "./touched.ts";

function listenTo() {
  const told: unknown[][] = [];
  const log = {
    created: (...args: unknown[]) => void told.push(["created", ...args]),
    changed: (...args: unknown[]) => void told.push(["changed", ...args]),
    deleted: (...args: unknown[]) => void told.push(["deleted", ...args]),
  } as unknown as ChangeLog;
  const touched = createTouched();
  return { touched, log: touched.listen(log), told };
}

it("passes every change on, and notes the stores whose cars moved", () => {
  const { touched, log, told } = listenTo();
  log.created("vehicles", [
    { id: 1, store_id: 4 },
    { id: 2, store_id: 5 },
  ]);
  log.changed("vehicles", { id: 3, store_id: 6 }, { id: 3, store_id: 7 });
  log.deleted("store_prices", { store_id: 8, part_id: 1 });
  expect(told.map(([what, table]) => [what, table])).toEqual([
    ["created", "vehicles"],
    ["changed", "vehicles"],
    ["deleted", "store_prices"],
  ]);
  expect(touched.areasAndStores().stores.sort()).toEqual([4, 5, 6, 7]);
  expect([...touched.stores()].sort()).toEqual([4, 5, 6, 7, 8]);
  expect(touched.areasAndStores().areas).toContain("prices");
  expect([touched.has("vehicles"), touched.has("store_prices"), touched.has("models")]).toEqual([true, true, false]);
  expect(touched.ofStoresOnly()).toBe(true);
});

it("nothing touched is of stores only, and asks nobody to read again", () => {
  const { touched } = listenTo();
  expect([touched.ofStoresOnly(), touched.areasAndStores()]).toEqual([true, { areas: [], stores: [] }]);
});

it("a price of the whole chain is not of stores only", () => {
  const { touched, log } = listenTo();
  log.created("vehicles", [{ id: 1, store_id: 4 }]);
  log.created("chain_prices", [{ part_id: 1 }]);
  expect(touched.ofStoresOnly()).toBe(false);
});

it("notes events by their own id or by the one they belong to, and which were placed at stores", () => {
  const { touched, log } = listenTo();
  log.created("events", [{ id: 3, all_stores: 0, banner_starts_at: null, banner_ends_at: null }]);
  log.created("event_stores", [{ event_id: 5, store_id: 1 }]);
  log.deleted("event_links", { event_id: 6 });
  expect([[...touched.events().all].sort(), [...touched.events().placed]]).toEqual([[3, 5, 6], [5]]);
  expect(touched.ofStoresOnly()).toBe(true);
  log.changed("events", { id: 3, all_stores: 1 }, { id: 3, all_stores: 0 });
  expect(touched.ofStoresOnly()).toBe(false);
});

it.each([
  [{ all_stores: 1 }, true],
  [{ all_stores: 0, banner_starts_at: null, banner_ends_at: null }, false],
  [{ all_stores: 0, banner_starts_at: "2026-11-01T00:00" }, true],
  [{ all_stores: 0, banner_ends_at: "2026-11-01T00:00" }, true],
  [{}, false],
])("an event %o is the chain's: %s", (row, whole) => {
  expect(isChainEvent(row)).toBe(whole);
});
