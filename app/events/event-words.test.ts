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
  expect(eventDays(week, "es")).toBe("Del 28 de noviembre al 5 de diciembre de 2026");
  expect(eventHours(oneDay, "en")).toBe("8\u00a0a.m. – 5:30\u00a0p.m.");
});

it("goes by the hours of each store where it lasts whole days", () => {
  const sale = { startsAt: "2026-11-14T00:00", endsAt: "2026-11-21T23:59" };
  const day = { startsAt: "2026-11-27T00:00", endsAt: "2026-11-27T23:59" };
  expect(eventWhen(sale, "es")).toBe("Del 14 al 21 de noviembre, en el horario del yonke");
  expect(eventWhen(sale, "en")).toBe("November 14 to 21, during yard hours");
  expect(eventWhen(day, "es")).toBe("Viernes, 27 de noviembre, en el horario del yonke");
  expect(eventWhen(day, "en")).toBe("Friday, November 27, during yard hours");
  expect(eventHours(sale, "es")).toBe("En el horario del yonke");
  expect(eventDays(sale, "en")).toBe("November 14 to 21, 2026");
});
