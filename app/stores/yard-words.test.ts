import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Schedule, shortenSchedule } from "#core/hours.ts";
import type { Service } from "#core/store.ts";
import { keepYardNoun, yardWord } from "#core/yard-word.ts";
import { yardWords } from "./yard-words.ts";

const day = [{ opens: 480, closes: 1020 }];
const schedule: Schedule = {
  timeZone: "America/Los_Angeles",
  week: [day, day, day, day, day, day, []],
  specialDays: [
    { day: "2026-11-25", spans: [{ opens: 480, closes: 780 }], label: { es: "Víspera", en: "Eve" } },
    { day: "2026-11-26", spans: [], label: { es: "Día de Acción de Gracias", en: "Thanksgiving" } },
  ],
};
const storeOf = (early: number, changes: Partial<Schedule> = {}, services: Service[] = ["inventory"]) => {
  const own = { ...schedule, ...changes };
  return {
    schedule: own,
    yardSchedule: shortenSchedule(own, early),
    yardClosesBeforeMinutes: early,
    services: new Set<Service>(services),
  };
};
/** On the yard's clock in winter. */
const at = (local: string) => new Date(`${local}:00-08:00`);
const said = (local: string, edition: "es" | "en", store = storeOf(30)) => {
  const { word, until, shop } = yardWords(store, at(local), edition);
  return [word, until, shop].map((text) => text?.replaceAll("\u00a0", " "));
};

describe("until when one may enter the yard", () => {
  test.each([
    ["2026-11-16T09:00", "es", "Abierto", "entre hoy hasta las 4:30 p. m.", "Tienda abierta hasta las 5 p. m."],
    ["2026-11-16T09:00", "en", "Open", "enter today until 4:30 p.m.", "Store open until 5 p.m."],
    ["2026-11-16T15:50", "es", "Abierto", "quedan 40 minutos para entrar", "Tienda abierta hasta las 5 p. m."],
    ["2026-11-16T16:29", "es", "Abierto", "queda 1 minuto para entrar", "Tienda abierta hasta las 5 p. m."],
    ["2026-11-16T16:29", "en", "Open", "1 minute left to enter", "Store open until 5 p.m."],
    // The shop still serves, and no one may enter any more.
    ["2026-11-16T16:30", "es", "Patio cerrado", "abre mañana a las 8 a. m.", "Tienda abierta, cierra en 30 minutos"],
    ["2026-11-16T16:30", "en", "Yard closed", "opens tomorrow at 8 a.m.", "Store open, closes in 30 minutes"],
    ["2026-11-16T17:00", "es", "Cerrado", "abre mañana a las 8 a. m.", undefined],
    ["2026-11-16T06:00", "en", "Closed", "opens today at 8 a.m.", "You can enter until 4:30 p.m."],
    ["2026-11-16T06:00", "es", "Cerrado", "abre hoy a las 8 a. m.", "Se puede entrar hasta las 4:30 p. m."],
    // A short day, and one on which it stays shut.
    ["2026-11-25T09:00", "es", "Abierto", "entre hoy hasta las 12:30 p. m.", "Tienda abierta hasta la 1 p. m."],
    ["2026-11-26T09:00", "es", "Cerrado", "abre mañana a las 8 a. m.", undefined],
  ] as const)("%s %s", (local, edition, ...words) => {
    expect(said(local, edition)).toEqual(words);
  });

  test("says no second hour where yard and shop close together", () => {
    expect(said("2026-11-16T09:00", "en", storeOf(0))).toEqual(["Open", "enter today until 5 p.m.", undefined]);
  });

  test("is the shop's hour where there is no yard", () => {
    expect(said("2026-11-16T09:00", "es", storeOf(30, {}, ["buyscars"]))).toEqual([
      "Abierto ahora",
      "cierra a las 5 p. m.",
      undefined,
    ]);
  });

  test("is not today where the yard closes after midnight, and any hour where it never does", () => {
    const late = storeOf(30, { week: Array(7).fill([{ opens: 480, closes: 1530 }]), specialDays: [] });
    expect(said("2026-11-16T20:00", "es", late)[1]).toBe("entre hasta la 1 a. m.");
    const always = storeOf(0, { week: Array(7).fill([{ opens: 0, closes: 1440 }]), specialDays: [] });
    expect(said("2026-11-16T20:00", "en", always)).toEqual(["Open", "enter at any hour", undefined]);
  });
});

test("words that were kept are those of a yard asked for the first time, at every second", () => {
  const store = storeOf(30);
  const opening = at("2026-11-16T16:00").getTime();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7_200_000 }), fc.constantFrom("es", "en"), (ms, edition) => {
      const now = new Date(opening + ms);
      expect(yardWords(store, now, edition)).toEqual(yardWords({ ...store }, now, edition));
    }),
  );
});

test("agree with what the chain calls its yards", () => {
  const { one, many, o } = yardWord("es");
  keepYardNoun("es", { one: "huesera", many: "hueseras", gender: "f" });
  try {
    expect(said("2026-11-17T10:00", "es", storeOf(30))[0]).toBe("Abierta");
    expect(said("2026-11-17T20:00", "es", storeOf(30))[0]).toBe("Cerrada");
    expect(said("2026-11-17T10:00", "es", storeOf(0, {}, []))[0]).toBe("Abierta ahora");
  } finally {
    keepYardNoun("es", { one, many, gender: o("m", "f") as "m" | "f" });
  }
  expect(said("2026-11-17T20:00", "es", storeOf(30))[0]).toBe("Cerrado");
});
