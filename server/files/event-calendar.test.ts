import { expect, test } from "vitest";
import type { YardEvent } from "#core/event.ts";
import type { Store } from "#core/store.ts";
import { eventCalendar } from "./event-calendar.ts";

const storeIn = (id: number, timeZone: string) =>
  ({
    id,
    name: `Yonke ${id}`,
    listText: `Patio ${id}`,
    address1: "1 Calle",
    city: "Fresno",
    state: "CA",
    postalCode: "93706",
    schedule: { timeZone, week: [], specialDays: [] },
  }) as unknown as Store;
const event = {
  id: 3,
  title: { es: "Mofles", en: "Mufflers" },
  description: { es: "<p>Mofles a mitad.</p>", en: "<p>Half-price mufflers.</p>" },
  startsAt: "2026-11-21T08:00",
  endsAt: "2026-11-22T17:30",
  cancelled: false,
  allStores: false,
} as YardEvent;

const lines = (stores: Store[], more: Partial<YardEvent> = {}) =>
  eventCalendar({
    event: { ...event, ...more },
    stores,
    edition: "es",
    brand: "Yonke",
    installation: "abc.invalid",
    url: "https://yonke.example/e/3",
    changedAt: new Date("2026-11-15T10:00:00Z"),
  })
    .replace(/\r\n /g, "")
    .split("\r\n");

test("in one time zone it is an instant", () => {
  const made = lines([storeIn(7, "America/Los_Angeles")]);
  expect(made).toContain("DTSTART:20261121T160000Z");
  expect(made).toContain("DTEND:20261123T013000Z");
  expect(made).toContain("LOCATION:Yonke 7\\, 1 Calle\\, Fresno\\, CA 93706");
  expect(made).toContain("DESCRIPTION:Mofles a mitad.");
  expect(made).toContain("UID:event-3@abc.invalid");
});

test("over several zones it begins by each store's own clock", () => {
  const made = lines([storeIn(7, "America/Los_Angeles"), storeIn(8, "America/New_York")]);
  expect(made).toContain("DTSTART:20261121T080000");
  expect(made).toContain("DTEND:20261122T173000");
  expect(made).toContain("LOCATION:Yonkes: Patio 7\\; Patio 8");
});

test("says so when it is cancelled or everywhere", () => {
  expect(lines([storeIn(7, "America/Los_Angeles")], { cancelled: true })).toContain("STATUS:CANCELLED");
  const all = lines([storeIn(7, "America/Los_Angeles"), storeIn(8, "America/New_York")], { allStores: true });
  expect(all).toContain("LOCATION:Todos los yonkes");
});

test("stands on whole days where it goes by the hours of each store", () => {
  const days = { startsAt: "2026-11-21T00:00", endsAt: "2026-11-22T23:59" };
  for (const stores of [
    [storeIn(7, "America/Los_Angeles")],
    [storeIn(7, "America/Los_Angeles"), storeIn(8, "America/New_York")],
  ]) {
    const made = lines(stores, days);
    expect(made).toContain("DTSTART;VALUE=DATE:20261121");
    expect(made).toContain("DTEND;VALUE=DATE:20261123");
  }
});
