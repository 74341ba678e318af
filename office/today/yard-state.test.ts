import { beforeAll, expect, it } from "vitest";
import { yardWords } from "#app/stores/yard-words.ts";
import type { Store } from "#core/store.ts";
import { editionIds } from "#site/editions.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { yardState } from "./yard-state.ts";

let store: Store;
beforeAll(async () => {
  const [first] = (await loadSmallStock({ stores: 9, vehicles: 9 })).chain.stores;
  if (!first) throw new Error("a yard was expected");
  const days = (closes: number) => Array.from({ length: 7 }, () => [{ opens: 480, closes }]);
  const hours = (closes: number) => ({ timeZone: "America/Chicago", week: days(closes), specialDays: [] });
  store = { ...first, schedule: hours(1080), yardSchedule: hours(1050), yardClosesBeforeMinutes: 30 };
});

const noon = new Date("2026-11-18T18:00:00Z");
/** The yard has closed, the shop has not. */
const late = new Date("2026-11-18T23:45:00Z");
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it.each(editionIds)("the office says of a yard what the site says of it, and whose hour it is, in %s", (edition) => {
  const said = {
    es: ["Abierto · el patio cierra a las 5:30 p. m.", "Patio cerrado · abre mañana a las 8 a. m."],
    en: ["Open · yard closes at 5:30 p.m.", "Yard closed · opens tomorrow at 8 a.m."],
  }[edition];
  expect([noon, late].map((now) => plain(yardState(store, now, edition)))).toEqual(said);
  for (const now of [noon, late]) expect(yardState(store, now, edition)).toContain(yardWords(store, now, edition).word);
});

it.each(editionIds)("says that hours are missing where nobody has said them, in %s", (edition) => {
  const unsaid = { ...store, schedule: { ...store.schedule, week: null } };
  expect(yardState(unsaid, noon, edition)).toBe(copy[edition].hoursUnsaid);
});
