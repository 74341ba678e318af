import { describe, expect, it } from "vitest";
import type { Schedule } from "#core/hours.ts";
import { isHoldTerm } from "./hold-terms.ts";
import { holdUntil } from "./hold-until.ts";

const week = Array.from({ length: 7 }, () => [{ opens: 480, closes: 1020 }]);
const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  ...{ timeZone: "America/Los_Angeles", week, specialDays: [], ...more },
});
/** A morning there, and a night when it is the next day in UTC. */
const [morning, night] = [new Date("2026-11-19T17:00:00Z"), new Date("2026-11-20T03:00:00Z")];

describe("a hold lets go by itself", () => {
  it("when the yard closes: today, tomorrow, or on the third day, by its own clock", () => {
    expect(holdUntil(schedule(), "closing", morning)).toBe("2026-11-20T01:00:00.000Z");
    expect(holdUntil(schedule(), "tomorrow", morning)).toBe("2026-11-21T01:00:00.000Z");
    expect(holdUntil(schedule(), "days3", morning)).toBe("2026-11-23T01:00:00.000Z");
    expect(holdUntil(schedule(), "tomorrow", night)).toBe("2026-11-21T01:00:00.000Z");
  });

  it("by the hours of a special day, and at the end of a day without any", () => {
    const short = { day: "2026-11-19", spans: [{ opens: 480, closes: 720 }], label: { es: "", en: "" } };
    expect(holdUntil(schedule({ specialDays: [short] }), "closing", morning)).toBe("2026-11-19T20:00:00.000Z");
    const closed = { ...short, spans: [] };
    expect(holdUntil(schedule({ specialDays: [closed] }), "closing", morning)).toBe("2026-11-20T08:00:00.000Z");
    expect(holdUntil(schedule({ week: null }), "closing", morning)).toBe("2026-11-20T08:00:00.000Z");
    // Closed already: not in the past.
    expect(holdUntil(schedule(), "closing", night)).toBe("2026-11-20T08:00:00.000Z");
  });

  it("knows its terms", () => {
    expect(["closing", "tomorrow", "days3", "", "for ever"].map(isHoldTerm)).toEqual([true, true, true, false, false]);
  });
});
