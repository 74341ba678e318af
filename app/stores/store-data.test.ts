import { expect, test } from "vitest";
import type { Schedule } from "#core/hours.ts";
import { hoursData, phoneData, telephone } from "./store-data.ts";

const now = new Date("2026-11-15T12:00:00Z");
const day = [{ opens: 480, closes: 1050 }];
const schedule: Schedule = {
  timeZone: "America/Chicago",
  week: [day, day, day, day, day, [{ opens: 0, closes: 1440 }], []],
  specialDays: [
    { day: "2026-11-26", spans: [], label: { es: "Acción de Gracias", en: "Thanksgiving" } },
    { day: "2026-12-24", spans: [{ opens: 480, closes: 840 }], label: { es: "Nochebuena", en: "Christmas Eve" } },
    { day: "2026-01-01", spans: [], label: { es: "Año Nuevo", en: "New Year" } },
  ],
};

test.each(["916-555-0100", "(916) 555-0100", "1-916-555-0100"])("%s is a number of North America", (phone) =>
  expect(telephone(phone)).toBe("+1-916-555-0100"),
);

test("the week in runs of equal days, closed days left out", () => {
  const type = "OpeningHoursSpecification";
  const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  expect(hoursData(schedule, now)).toMatchObject({
    openingHoursSpecification: [
      { "@type": type, opens: "08:00", closes: "17:30", dayOfWeek: workdays },
      { "@type": type, opens: "00:00", closes: "23:59", dayOfWeek: ["Saturday"] },
    ],
  });
});

test("special days ahead: a closure is midnight to midnight, the past is left out", () => {
  expect(hoursData(schedule, now)).toMatchObject({
    specialOpeningHoursSpecification: [
      { opens: "00:00", closes: "00:00", validFrom: "2026-11-26", validThrough: "2026-11-26" },
      { opens: "08:00", closes: "14:00", validFrom: "2026-12-24" },
    ],
  });
});

test("says neither hours nor a number that nobody has said", () => {
  const data = hoursData({ ...schedule, week: null }, now);
  expect(data).not.toHaveProperty("openingHoursSpecification");
  expect(data).toMatchObject({ specialOpeningHoursSpecification: [{}, {}] });
  expect(phoneData("")).toEqual({});
  expect(phoneData("(916) 555-0100")).toEqual({ telephone: "+1-916-555-0100" });
});
