import { describe, expect, test } from "vitest";
import type { Schedule } from "#core/hours.ts";
import { openWords } from "./open-words.ts";

const day = [{ opens: 480, closes: 1050 }];
const week = [day, day, day, day, day, day, []];
const store: Schedule = {
  timeZone: "America/Los_Angeles",
  week,
  specialDays: [{ day: "2026-11-26", spans: [], label: { es: "Día de Acción de Gracias", en: "Thanksgiving" } }],
};
/** On the store's clock in winter. */
const at = (local: string) => new Date(`${local}:00-08:00`);
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("openWords", () => {
  test.each([
    ["2026-11-16T09:00", "es", true, "cierra a las 5:30 p. m."],
    ["2026-11-16T09:00", "en", true, "closes at 5:30 p.m."],
    ["2026-11-16T16:50", "es", true, "cierra en 40 minutos"],
    ["2026-11-16T17:29", "en", true, "closes in 1 minute"],
    ["2026-11-16T06:00", "es", false, "abre hoy a las 8 a. m."],
    ["2026-11-16T17:30", "es", false, "abre mañana a las 8 a. m."],
    ["2026-11-14T18:00", "es", false, "abre el lunes a las 8 a. m."],
    ["2026-11-14T18:00", "en", false, "opens Monday at 8 a.m."],
    // Thanksgiving: closed although it is a Thursday.
    ["2026-11-26T10:00", "en", false, "opens tomorrow at 8 a.m."],
  ] as const)("%s %s", (local, edition, open, until) => {
    const words = openWords(store, at(local), edition);
    expect(words.open).toBe(open);
    expect(plain(words.until)).toBe(until);
  });

  test("one o'clock is singular in Spanish", () => {
    const late = { ...store, week: Array(7).fill([{ opens: 60, closes: 780 }]), specialDays: [] };
    expect(plain(openWords(late, at("2026-11-16T09:00"), "es").until)).toBe("cierra a la 1 p. m.");
    expect(plain(openWords(late, at("2026-11-16T14:00"), "es").until)).toBe("abre mañana a la 1 a. m.");
  });

  test("a store that never closes, and one that does not open again", () => {
    const always = { ...store, week: Array(7).fill([{ opens: 0, closes: 1440 }]), specialDays: [] };
    expect(openWords(always, at("2026-11-16T09:00"), "en")).toEqual({ open: true, until: "24 hours" });
    const never = { ...store, week: Array(7).fill([]), specialDays: [] };
    expect(openWords(never, at("2026-11-16T09:00"), "es")).toEqual({ open: false, until: undefined });
  });
});
