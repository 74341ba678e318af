import { afterEach, expect, test, vi } from "vitest";
import type { YardEvent } from "#core/event.ts";
import type { Store } from "#core/store.ts";
import { storeCalendar } from "./store-calendar.ts";

const store = {
  id: 7,
  name: "Yonke Fresno",
  address1: "4131 South Piston Avenue",
  city: "Fresno",
  state: "CA",
  postalCode: "93706",
  schedule: { timeZone: "America/Los_Angeles", week: [], specialDays: [] },
} as unknown as Store;
const event = {
  id: 3,
  title: { es: "Mofles a mitad de precio", en: "Half-price mufflers" },
  startsAt: "2026-11-21T08:00",
  endsAt: "2026-11-22T17:30",
} as YardEvent;

afterEach(() => vi.unstubAllEnvs());

const calendar = (edition: "es" | "en") =>
  storeCalendar({
    store,
    events: [event],
    specialDays: [
      { day: "2026-11-26", spans: [], label: { es: "Acción de Gracias", en: "Thanksgiving" } },
      { day: "2026-12-24", spans: [{ opens: 480, closes: 900 }], label: { es: "Nochebuena", en: "Christmas Eve" } },
    ],
    edition,
    brand: "Yonke",
    installation: "abc.invalid",
    storeUrl: "https://yonke.example/s/7",
    eventUrl: (id) => `https://yonke.example/e/${id}`,
    changedAt: new Date("2026-11-15T10:00:00Z"),
  })
    .replace(/\r\n /g, "")
    .replaceAll("\u00a0", " ")
    .split("\r\n");

test.each(["UTC", "Pacific/Auckland", "America/Los_Angeles"])(
  "events are instants of the store's clock, special days are whole days, on a server in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const lines = calendar("es");
    expect(lines).toContain("DTSTART:20261121T160000Z");
    expect(lines).toContain("DTEND:20261123T013000Z");
    expect(lines).toContain("SUMMARY:Mofles a mitad de precio");
    expect(lines).toContain("DTSTART;VALUE=DATE:20261126");
    expect(lines).toContain("SUMMARY:Yonke Fresno: cerrado (Acción de Gracias)");
    expect(lines).toContain("SUMMARY:Yonke Fresno: 8 a. m. – 3 p. m. (Nochebuena)");
    expect(lines).toContain("DTSTAMP:20261115T100000Z");
    expect(lines).toContain("URL;VALUE=URI:https://yonke.example/e/3");
  },
);

test("ids stay the same and belong to one store; words follow the edition", () => {
  const ids = (lines: string[]) => lines.filter((line) => line.startsWith("UID:"));
  expect(ids(calendar("es"))).toEqual([
    "UID:event-3-7@abc.invalid",
    "UID:day-2026-11-26-7@abc.invalid",
    "UID:day-2026-12-24-7@abc.invalid",
  ]);
  expect(ids(calendar("en"))).toEqual(ids(calendar("es")));
  expect(calendar("en")).toContain("SUMMARY:Yonke Fresno: closed (Thanksgiving)");
});
