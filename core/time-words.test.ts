import { expect, it, test } from "vitest";
import { localeOf } from "./edition.ts";
import { addDays, weekdayOf } from "./local-time.ts";
import { daysAgoInWords, formatClock, formatDay, formatDays, formatMinutes, weekdayName } from "./time-words.ts";

test.each([
  ["2026-11-15", "hoy", "today"],
  ["2026-11-14", "ayer", "yesterday"],
  ["2026-11-12", "hace 3 días", "3 days ago"],
  ["2026-11-02", "hace 13 días", "13 days ago"],
  ["2026-11-01", "hace 2 semanas", "2 weeks ago"],
  ["2026-08-15", "hace 3 meses", "3 months ago"],
  ["2026-08-19", "hace casi 3 meses", "almost 3 months ago"],
  ["2026-09-01", "hace 2 meses", "2 months ago"],
  ["2023-11-01", "hace 3 años", "3 years ago"],
  ["2026-11-16", "mañana", "tomorrow"],
  ["2026-11-20", "en 5 días", "in 5 days"],
  ["2026-09-16", "hace 8 semanas", "8 weeks ago"],
  ["2026-09-15", "hace 2 meses", "2 months ago"],
  ["2024-11-16", "hace casi 2 años", "almost 2 years ago"],
  ["2024-11-15", "hace casi 2 años", "almost 2 years ago"],
])("%s", (day, es, en) => {
  expect(daysAgoInWords(day, "2026-11-15", "es")).toBe(es);
  expect(daysAgoInWords(day, "2026-11-15", "en")).toBe(en);
});

test("clock, day, minutes, weekday", () => {
  expect(formatClock(1050, "es")).toBe("5:30\u00a0p.\u00a0m.");
  expect(formatClock(480, "en")).toBe("8\u00a0a.m.");
  expect(formatClock(0, "es")).toBe("12\u00a0a.\u00a0m.");
  expect(formatClock(1440 + 120, "en")).toBe("2\u00a0a.m.");
  expect([719, 720, 779, 780].map((minutes) => formatClock(minutes, "en"))).toEqual([
    "11:59\u00a0a.m.",
    "12\u00a0p.m.",
    "12:59\u00a0p.m.",
    "1\u00a0p.m.",
  ]);
  expect([719, 720, -60].map((minutes) => formatClock(minutes, "es"))).toEqual([
    "11:59\u00a0a.\u00a0m.",
    "12\u00a0p.\u00a0m.",
    "11\u00a0p.\u00a0m.",
  ]);
  expect(formatMinutes(0, "es")).toBe("0 minutos");
  expect(formatMinutes(60, "en")).toBe("1 hour");
  expect(formatDay("2026-11-12", "es")).toBe("12 de noviembre");
  expect(formatDay("2026-11-12", "en")).toBe("November 12");
  expect(formatDay("2026-11-12", "es", "short")).toBe("12 nov");
  expect(formatMinutes(40, "es")).toBe("40 minutos");
  expect(formatMinutes(61, "es")).toBe("1 hora 1 minuto");
  expect(formatMinutes(120, "en")).toBe("2 hours");
  expect(weekdayName(1, "es")).toBe("lunes");
  expect(weekdayName(7, "en")).toBe("Sunday");
});

it("writes days as people say them: the month once, the year once", () => {
  const same = ["2026-11-13", "2026-11-20"] as const;
  expect(formatDays(...same, "es")).toBe("del 13 al 20 de noviembre");
  expect(formatDays(...same, "en")).toBe("November 13 to 20");
  expect(formatDays(...same, "es", "full")).toBe("del 13 al 20 de noviembre de 2026");
  expect(formatDays(...same, "en", "full")).toBe("November 13 to 20, 2026");
  expect(formatDays("2026-01-02", "2036-12-31", "es")).toBe("del 2 de enero de 2026 al 31 de diciembre de 2036");
  const months = ["2026-11-28", "2026-12-05"] as const;
  expect(formatDays(...months, "es", "full")).toBe("del 28 de noviembre al 5 de diciembre de 2026");
  expect(formatDays(...months, "en", "full")).toBe("November 28 to December 5, 2026");
  const years = ["2026-12-30", "2027-01-02"] as const;
  expect(formatDays(...years, "es", "full")).toBe("del 30 de diciembre de 2026 al 2 de enero de 2027");
  expect(formatDays(...years, "en")).toBe("December 30 to January 2");
  const two = ["2026-11-28", "2026-11-29"] as const;
  expect(formatDays(...two, "es")).toBe("el 28 y el 29 de noviembre");
  expect(formatDays(...two, "en", "full")).toBe("November 28 and 29, 2026");
  const across = ["2026-12-31", "2027-01-01"] as const;
  expect(formatDays(...across, "es", "full")).toBe("el 31 de diciembre de 2026 y el 1 de enero de 2027");
  expect(formatDays(...across, "en")).toBe("December 31 and January 1");
});

it("writes every day of a year as browsers do", () => {
  const styles = {
    long: { day: "numeric", month: "long" },
    short: { day: "numeric", month: "short" },
    full: { day: "numeric", month: "long", year: "numeric" },
    weekday: { weekday: "long", day: "numeric", month: "long" },
  } as const;
  const days = Array.from({ length: 366 }, (_, at) => addDays("2028-01-01", at));
  for (const edition of ["es", "en"] as const) {
    const formatted = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(localeOf[edition], { timeZone: "UTC", ...options });
      return days.map((day) => format.format(Date.parse(day)));
    };
    for (const style of ["long", "short", "full", "weekday"] as const)
      expect(days.map((day) => formatDay(day, edition, style))).toEqual(formatted(styles[style]));
    for (const style of ["long", "short"] as const)
      expect(days.map((day) => weekdayName(weekdayOf(day), edition, style))).toEqual(formatted({ weekday: style }));
  }
});
