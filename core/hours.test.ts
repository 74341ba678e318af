import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayRuns,
  isOpen,
  minutesUntil,
  openState,
  type Schedule,
  sameSpans,
  shortenSchedule,
  shortenSpans,
  spansOn,
  specialDaysAhead,
} from "./hours.ts";
import { instantOf, localTimeOf } from "./local-time.ts";

const weekdays = { opens: 8 * 60, closes: 18 * 60 };
const weekend = { opens: 9 * 60, closes: 17 * 60 };
const week = [[weekdays], [weekdays], [weekdays], [weekdays], [weekdays], [weekend], [weekend]];
const store = (rest: Partial<Schedule> = {}): Schedule => ({
  timeZone: "America/Los_Angeles",
  week,
  specialDays: [],
  ...rest,
});
const at = (local: string, zone = "America/Los_Angeles") => instantOf(local, zone);

describe("open or not", () => {
  test("an ordinary day", () => {
    expect(openState(store(), at("2026-11-16T07:59"))).toEqual({ open: false, opensAt: at("2026-11-16T08:00") });
    expect(openState(store(), at("2026-11-16T08:00"))).toEqual({ open: true, closesAt: at("2026-11-16T18:00") });
    expect(isOpen(store(), at("2026-11-16T17:59"))).toBe(true);
    expect(openState(store(), at("2026-11-16T18:00"))).toEqual({ open: false, opensAt: at("2026-11-17T08:00") });
    expect(openState(store(), at("2026-11-20T18:00"))).toEqual({ open: false, opensAt: at("2026-11-21T09:00") });
  });

  test("the same instant is open in one zone and closed in another", () => {
    const instant = at("2026-11-16T17:30");
    expect(isOpen(store(), instant)).toBe(true);
    expect(isOpen(store({ timeZone: "America/New_York" }), instant)).toBe(false);
    expect(isOpen(store({ timeZone: "America/Puerto_Rico" }), instant)).toBe(false);
    expect(isOpen(store({ timeZone: "America/Phoenix" }), instant)).toBe(false);
  });

  test("special days override the week", () => {
    const specialDays = [
      { day: "2026-11-26", spans: [], label: { es: "Día de Acción de Gracias", en: "Thanksgiving" } },
      { day: "2026-11-27", spans: [{ opens: 600, closes: 840 }], label: { es: "", en: "" } },
    ];
    const holiday = store({ specialDays });
    expect(openState(holiday, at("2026-11-26T12:00"))).toEqual({ open: false, opensAt: at("2026-11-27T10:00") });
    expect(openState(holiday, at("2026-11-27T13:00"))).toEqual({ open: true, closesAt: at("2026-11-27T14:00") });
    expect(specialDaysAhead(holiday, at("2026-11-20T12:00"), 30).map(({ day }) => day)).toEqual([
      "2026-11-26",
      "2026-11-27",
    ]);
    expect(specialDaysAhead(holiday, at("2026-11-27T12:00"), 30)).toHaveLength(1);
    const backwards = store({ specialDays: specialDays.toReversed() });
    expect(specialDaysAhead(backwards, at("2026-11-20T12:00"), 30).map(({ day }) => day)).toEqual([
      "2026-11-26",
      "2026-11-27",
    ]);
    expect(specialDaysAhead(holiday, at("2026-11-20T12:00"), 6)).toHaveLength(1);
    expect(specialDaysAhead(holiday, at("2026-11-20T12:00"), 7)).toHaveLength(2);
  });

  test("over midnight, also into a day that is closed", () => {
    const late = store({ week: [[{ opens: 1200, closes: 1560 }], [], [], [], [], [], []] });
    expect(openState(late, at("2026-11-17T01:59"))).toEqual({ open: true, closesAt: at("2026-11-17T02:00") });
    expect(isOpen(late, at("2026-11-17T02:00"))).toBe(false);
    expect(openState(late, at("2026-11-17T02:00"))).toEqual({ open: false, opensAt: at("2026-11-23T20:00") });
  });

  test("several spans, and spans that touch", () => {
    const lunch = store({
      week: week.map(() => [
        { opens: 480, closes: 720 },
        { opens: 780, closes: 1080 },
      ]),
    });
    expect(openState(lunch, at("2026-11-16T12:30"))).toEqual({ open: false, opensAt: at("2026-11-16T13:00") });
    const touching = store({
      week: week.map(() => [
        { opens: 480, closes: 720 },
        { opens: 720, closes: 1080 },
      ]),
    });
    expect(openState(touching, at("2026-11-16T11:00"))).toEqual({ open: true, closesAt: at("2026-11-16T18:00") });
    const always = store({ week: week.map(() => [{ opens: 0, closes: 1440 }]) });
    expect(openState(always, at("2026-11-16T11:00"))).toEqual({ open: true, closesAt: null });
    expect(openState(store({ week: week.map(() => []) }), at("2026-11-16T11:00"))).toEqual({
      open: false,
      opensAt: null,
    });
  });

  test("the nights when the clock changes", () => {
    const night = store({ week: week.map(() => [{ opens: 0, closes: 300 }]) });
    // Spring: 2:00 becomes 3:00, so five o'clock comes after four hours.
    const spring = at("2026-03-08T00:00");
    expect(minutesUntil((openState(night, spring) as { closesAt: Date }).closesAt, spring)).toBe(240);
    // Autumn: 1:00 comes twice.
    const autumn = at("2026-11-01T00:00");
    expect(minutesUntil((openState(night, autumn) as { closesAt: Date }).closesAt, autumn)).toBe(360);
  });
});

test("hours are equal when all of them are, and minutes are begun ones", () => {
  const [morning, day] = [
    { opens: 480, closes: 720 },
    { opens: 480, closes: 1080 },
  ];
  expect(sameSpans([morning], [{ ...morning }])).toBe(true);
  expect(sameSpans([morning], [day])).toBe(false);
  expect(sameSpans([day], [{ ...day, opens: 500 }])).toBe(false);
  expect(sameSpans([morning, day], [morning])).toBe(false);
  expect(sameSpans([], [])).toBe(true);
  const now = at("2026-11-16T11:00");
  expect(minutesUntil(new Date(now.getTime() + 60_001), now)).toBe(2);
  expect(minutesUntil(new Date(now.getTime() + 60_000), now)).toBe(1);
  expect(shortenSpans([{ opens: 480, closes: 510 }], 30)).toEqual([]);
});

test("a span inside another changes nothing, and a yard that opens for one day in two weeks says when", () => {
  const nested = store({
    week: week.map(() => [
      { opens: 480, closes: 1080 },
      { opens: 600, closes: 660 },
    ]),
  });
  expect(openState(nested, at("2026-11-16T09:00"))).toEqual({ open: true, closesAt: at("2026-11-16T18:00") });
  const closed = week.map(() => []);
  const once = (day: string) =>
    store({ week: closed, specialDays: [{ day, spans: [weekdays], label: { es: "", en: "" } }] });
  expect(openState(once("2026-11-30"), at("2026-11-16T09:00"))).toMatchObject({ opensAt: at("2026-11-30T08:00") });
  expect(openState(once("2026-12-01"), at("2026-11-16T09:00"))).toMatchObject({ opensAt: null });
  expect(openState(store({ week: [] }), at("2026-11-16T09:00"))).toEqual({ open: false, opensAt: null });
  expect(dayRuns([])).toEqual([{ from: 1, to: 7, spans: [] }]);
});

test("just when the wall clock is inside a span of the day, on every day of the year", () => {
  const instants = fc.date({ min: new Date("2025-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  const zones = fc.constantFrom("America/Los_Angeles", "America/New_York", "America/Regina", "America/Puerto_Rico");
  fc.assert(
    fc.property(instants, zones, (instant, timeZone) => {
      const { day, minute } = localTimeOf(instant, timeZone);
      const { opens, closes } = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? weekend : weekdays;
      const state = openState(store({ timeZone }), instant);
      expect(state.open).toBe(minute >= opens && minute < closes);
      if (state.open === null) throw new Error("its hours are known");
      const change = state.open ? state.closesAt : state.opensAt;
      expect(change?.getTime()).toBeGreaterThan(instant.getTime());
      expect(isOpen(store({ timeZone }), change as Date)).toBe(!state.open);
    }),
  );
});

test("runs of equal days", () => {
  expect(dayRuns(week)).toEqual([
    { from: 1, to: 5, spans: [weekdays] },
    { from: 6, to: 7, spans: [weekend] },
  ]);
  expect(dayRuns([[weekdays], [], [weekdays], [], [], [], []]).map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 7],
  ]);
});

test("the yard closes earlier than the store", () => {
  expect(shortenSpans([weekdays, { opens: 1200, closes: 1220 }], 30)).toEqual([{ opens: 480, closes: 1050 }]);
  const short = { day: "2026-11-25", spans: [{ opens: 480, closes: 780 }], label: { es: "", en: "" } };
  const yard = shortenSchedule(store({ specialDays: [short] }), 30);
  expect(openState(yard, at("2026-11-16T17:00"))).toEqual({ open: true, closesAt: at("2026-11-16T17:30") });
  expect(openState(yard, at("2026-11-25T10:00"))).toEqual({ open: true, closesAt: at("2026-11-25T12:30") });
});

describe("a week that nobody has said", () => {
  const unsaid = store({ week: null, specialDays: [] });
  const holiday = {
    ...unsaid,
    specialDays: [
      { day: "2026-11-26", spans: [], label: { es: "", en: "" } },
      { day: "2026-11-27", spans: [{ opens: 600, closes: 840 }], label: { es: "", en: "" } },
    ],
  };

  test("is neither open nor closed", () => {
    expect(openState(unsaid, at("2026-11-16T12:00"))).toEqual({ open: null });
    expect(isOpen(unsaid, at("2026-11-16T12:00"))).toBe(false);
    expect(spansOn(unsaid, "2026-11-16")).toBeNull();
    expect(spansOn(store(), "2026-11-16")).toHaveLength(1);
  });

  test("has the special days that somebody said, and no next opening beyond them", () => {
    expect(openState(holiday, at("2026-11-26T12:00"))).toEqual({ open: false, opensAt: null });
    expect(openState(holiday, at("2026-11-27T09:00"))).toEqual({ open: false, opensAt: at("2026-11-27T10:00") });
    expect(openState(holiday, at("2026-11-27T12:00"))).toEqual({ open: true, closesAt: at("2026-11-27T14:00") });
    expect(openState(holiday, at("2026-11-27T15:00"))).toEqual({ open: false, opensAt: null });
    expect(openState(holiday, at("2026-11-28T12:00"))).toEqual({ open: null });
  });

  test("stays unsaid when it is shortened", () => {
    expect(shortenSchedule(holiday, 30)).toMatchObject({ week: null, specialDays: [{}, { spans: [{ closes: 810 }] }] });
  });
});
