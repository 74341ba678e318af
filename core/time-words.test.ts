import { expect, test } from "vitest";
import { daysAgoInWords, formatClock, formatDay, formatMinutes, weekdayName } from "./time-words.ts";

test.each([
  ["2026-11-15", "hoy", "today"],
  ["2026-11-14", "ayer", "yesterday"],
  ["2026-11-12", "hace 3 días", "3 days ago"],
  ["2026-11-02", "hace 13 días", "13 days ago"],
  ["2026-11-01", "hace 2 semanas", "2 weeks ago"],
  ["2026-08-15", "hace 3 meses", "3 months ago"],
  ["2023-11-01", "hace 3 años", "3 years ago"],
  ["2026-11-16", "mañana", "tomorrow"],
  ["2026-11-20", "en 5 días", "in 5 days"],
])("%s", (day, es, en) => {
  expect(daysAgoInWords(day, "2026-11-15", "es")).toBe(es);
  expect(daysAgoInWords(day, "2026-11-15", "en")).toBe(en);
});

test("clock, day, minutes, weekday", () => {
  expect(formatClock(1050, "es")).toBe("5:30\u00a0p.\u00a0m.");
  expect(formatClock(480, "en")).toBe("8\u00a0a.m.");
  expect(formatClock(0, "es")).toBe("12\u00a0a.\u00a0m.");
  expect(formatClock(1440 + 120, "en")).toBe("2\u00a0a.m.");
  expect(formatDay("2026-11-12", "es")).toBe("12 de noviembre");
  expect(formatDay("2026-11-12", "en")).toBe("November 12");
  expect(formatDay("2026-11-12", "es", "short")).toBe("12 nov");
  expect(formatMinutes(40, "es")).toBe("40 minutos");
  expect(formatMinutes(61, "es")).toBe("1 hora 1 minuto");
  expect(formatMinutes(120, "en")).toBe("2 hours");
  expect(weekdayName(1, "es")).toBe("lunes");
  expect(weekdayName(7, "en")).toBe("Sunday");
});
