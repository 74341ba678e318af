import { expect, it } from "vitest";
import { nextMorning } from "./morning.ts";

const next = (zone: string, now: string) => nextMorning(zone, new Date(now)).toISOString();

it("is the next seven o'clock of the zone, never this very one", () => {
  expect(next("America/Los_Angeles", "2026-11-16T14:59:59Z")).toBe("2026-11-16T15:00:00.000Z");
  expect(next("America/Los_Angeles", "2026-11-16T15:00:00Z")).toBe("2026-11-17T15:00:00.000Z");
  expect(next("America/New_York", "2026-11-16T23:30:00Z")).toBe("2026-11-17T12:00:00.000Z");
});

it("goes with the clock when it changes", () => {
  expect(next("America/Chicago", "2026-10-31T20:00:00Z")).toBe("2026-11-01T13:00:00.000Z");
  expect(next("America/Chicago", "2026-03-07T20:00:00Z")).toBe("2026-03-08T12:00:00.000Z");
});
