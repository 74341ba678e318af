import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, instantOf, isTimeZone, localTimeOf, weekdayOf, windowContains } from "./local-time.ts";

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
