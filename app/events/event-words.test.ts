import { expect, it } from "vitest";
import { eventDate, eventDays, eventHours, eventWhen } from "./event-words.ts";

const oneDay = { startsAt: "2026-11-27T08:00", endsAt: "2026-11-27T17:30" };
const week = { startsAt: "2026-11-28T08:00", endsAt: "2026-12-05T17:00" };

it("writes the first day as its sign does", () => {
  expect(eventDate(oneDay, "es")).toEqual({ month: "nov", day: 27, weekday: "vie", iso: "2026-11-27" });
  expect(eventDate(week, "en")).toEqual({ month: "Nov", day: 28, weekday: "Sat", iso: "2026-11-28" });
});

it("says when in one sentence", () => {
  expect(eventWhen(oneDay, "es")).toBe("Viernes, 27 de noviembre, de 8\u00a0a.\u00a0m. a 5:30\u00a0p.\u00a0m.");
  expect(eventWhen(oneDay, "en")).toBe("Friday, November 27, 8\u00a0a.m. to 5:30\u00a0p.m.");
  expect(eventWhen(week, "es")).toBe(
    "Del 28 de noviembre al 5 de diciembre, de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m. cada día",
  );
  expect(eventWhen(week, "en")).toBe("November 28 to December 5, 8\u00a0a.m. to 5\u00a0p.m. each day");
});

it("gives days with their year, and hours apart", () => {
  expect(eventDays(oneDay, "en")).toBe("November 27, 2026");
  expect(eventDays(week, "es")).toBe("28 de noviembre de 2026 – 5 de diciembre de 2026");
  expect(eventHours(oneDay, "en")).toBe("8\u00a0a.m. – 5:30\u00a0p.m.");
});
