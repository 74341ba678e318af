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
const storeOf = (early: number | null, changes: Partial<Schedule> = {}, services: Service[] = ["inventory"]) => {
  const own = { ...schedule, ...changes };
  return {
    schedule: own,
    yardSchedule: early === null ? null : shortenSchedule(own, early),
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

describe("when the yard closes", () => {
  test.each([
    ["2026-11-16T09:00", "es", "Abierto", "el patio cierra a las 4:30 p. m.", "Tienda abierta hasta las 5 p. m."],
    ["2026-11-16T09:00", "en", "Open", "yard closes at 4:30 p.m.", "Store open until 5 p.m."],
    ["2026-11-16T15:50", "es", "Abierto", "el patio cierra en 40 minutos", "Tienda abierta hasta las 5 p. m."],
    ["2026-11-16T16:29", "es", "Abierto", "el patio cierra en 1 minuto", "Tienda abierta hasta las 5 p. m."],
    ["2026-11-16T16:29", "en", "Open", "yard closes in 1 minute", "Store open until 5 p.m."],
    // The shop still serves, and no one may enter any more.
    ["2026-11-16T16:30", "es", "Patio cerrado", "abre mañana a las 8 a. m.", "Tienda abierta, cierra en 30 minutos"],
    ["2026-11-16T16:30", "en", "Yard closed", "opens tomorrow at 8 a.m.", "Store open, closes in 30 minutes"],
    ["2026-11-16T17:00", "es", "Cerrado", "abre mañana a las 8 a. m.", undefined],
    ["2026-11-16T06:00", "en", "Closed", "opens today at 8 a.m.", "Yard closes at 4:30 p.m."],
    ["2026-11-16T06:00", "es", "Cerrado", "abre hoy a las 8 a. m.", "El patio cierra a las 4:30 p. m."],
    // A short day, and one on which it stays shut.
    ["2026-11-25T09:00", "es", "Abierto", "el patio cierra a las 12:30 p. m.", "Tienda abierta hasta la 1 p. m."],
    ["2026-11-26T09:00", "es", "Cerrado", "abre mañana a las 8 a. m.", undefined],
  ] as const)("%s %s", (local, edition, ...words) => {
    expect(said(local, edition)).toEqual(words);
  });

  test("says no second hour where yard and shop close together", () => {
    expect(said("2026-11-16T09:00", "en", storeOf(0))).toEqual(["Open", "closes at 5 p.m.", undefined]);
  });

  test("says the store's hour, and nothing of the yard, where nobody has said when it closes", () => {
    const unsaid = storeOf(null);
    expect(said("2026-11-16T09:00", "es", unsaid)).toEqual(["Abierto", "la tienda cierra a las 5 p. m.", undefined]);
    expect(said("2026-11-16T16:45", "en", unsaid)).toEqual(["Open", "store closes in 15 minutes", undefined]);
    expect(said("2026-11-16T06:00", "es", unsaid)).toEqual(["Cerrado", "abre hoy a las 8 a. m.", undefined]);
  });

  test("is neither open nor closed where nobody has said the hours", () => {
    for (const early of [null, 0, 30]) {
      const unsaid = storeOf(early, { week: null, specialDays: [] });
      expect(yardWords(unsaid, at("2026-11-16T09:00"), "es").open).toBeNull();
      expect(said("2026-11-16T09:00", "es", unsaid)).toEqual(["Pregunte el horario", undefined, undefined]);
      expect(said("2026-11-16T09:00", "en", unsaid)).toEqual(["Ask for the hours", undefined, undefined]);
    }
  });

  test("is the shop's hour where there is no yard", () => {
    expect(said("2026-11-16T09:00", "es", storeOf(30, {}, ["buyscars"]))).toEqual([
      "Abierto ahora",
      "cierra a las 5 p. m.",
      undefined,
    ]);
  });

  test("is after midnight where it is, and never where it never closes", () => {
    const late = storeOf(30, { week: Array(7).fill([{ opens: 480, closes: 1530 }]), specialDays: [] });
    expect(said("2026-11-16T20:00", "es", late)[1]).toBe("el patio cierra a la 1 a. m.");
    const always = storeOf(0, { week: Array(7).fill([{ opens: 0, closes: 1440 }]), specialDays: [] });
    expect(said("2026-11-16T20:00", "en", always)).toEqual(["Open", "24 hours", undefined]);
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
