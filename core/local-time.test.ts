import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  instantOf,
  isTimeZone,
  localTimeOf,
  weekdayOf,
  windowContains,
  zoneOffset,
} from "./local-time.ts";

const zones = fc.constantFrom("America/Los_Angeles", "America/St_Johns", "America/Phoenix", "Pacific/Honolulu", "UTC");
const instants = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2037-12-31"), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

test("a wall clock and back is the same instant, or the first of a repeated hour", () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const { text } = localTimeOf(instant, zone);
      const back = instantOf(text, zone);
      expect(localTimeOf(back, zone).text).toBe(text);
      expect([0, 3_600_000]).toContain(instant.getTime() - back.getTime());
    }),
  );
});

test("the hour that spring leaves out is the moment of the change", () => {
  expect(instantOf("2026-03-08T02:30", "America/Los_Angeles").toISOString()).toBe("2026-03-08T10:00:00.000Z");
  expect(instantOf("2026-03-08T03:00", "America/Los_Angeles").toISOString()).toBe("2026-03-08T10:00:00.000Z");
  expect(instantOf("2026-11-01T01:30", "America/Los_Angeles").toISOString()).toBe("2026-11-01T08:30:00.000Z");
});

test("the sale window of the home page", () => {
  const sale = { startsAt: "2025-08-25T00:00", endsAt: "2025-09-01T20:00" };
  const zone = "America/Los_Angeles";
  const shown = (iso: string) => windowContains(sale, new Date(iso), zone);
  expect(shown("2025-08-25T06:59:59Z")).toBe(false);
  expect(shown("2025-08-25T07:00:00Z")).toBe(true);
  expect(shown("2025-09-02T02:59:59Z")).toBe(true);
  expect(shown("2025-09-02T03:00:00Z")).toBe(false);
  expect(windowContains({ startsAt: null, endsAt: null }, new Date(), zone)).toBe(true);
});

test("days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(weekdayOf("2026-11-15")).toBe(7);
  expect(weekdayOf("2026-11-16")).toBe(1);
  expect(isTimeZone("America/Nowhere")).toBe(false);
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      (days) => void expect(daysBetween("2026-11-15", addDays("2026-11-15", days))).toBe(days),
    ),
  );
});

/** What Intl says in full, asked each time. */
function offsetByIntl(zone: string, instant: number): number {
  const shown = new Date(instant).toLocaleString("sv-SE", { timeZone: zone });
  return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(instant / 1000) * 1000;
}

test("a kept offset is Intl's own at every moment, also where clocks change at odd minutes", () => {
  const all = fc.constantFrom(
    ...["America/Los_Angeles", "America/St_Johns", "America/Phoenix", "Pacific/Honolulu", "UTC"],
    ...["America/Tijuana", "America/Mexico_City", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Chatham"],
  );
  // The two nights of the year when most clocks change, St. John's at a minute past midnight.
  const changes = fc.constantFrom("2006-04-02T03:31Z", "2006-10-29T02:31Z", "2026-03-08T10:00Z", "2026-11-01T09:00Z");
  const close = fc
    .tuple(changes, fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([at, ms]) => Date.parse(at) + ms);
  const any = fc.integer({ min: Date.parse("1972-02-01"), max: Date.parse("2037-12-31") });
  fc.assert(
    fc.property(all, fc.oneof(close, any), (zone, instant) => {
      expect(zoneOffset(zone, instant)).toBe(offsetByIntl(zone, instant));
      expect(zoneOffset(zone, instant + 1_000)).toBe(offsetByIntl(zone, instant + 1_000));
    }),
    { numRuns: 400 },
  );
});
