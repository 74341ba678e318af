import { expect, it } from "vitest";
import type { Promo } from "#core/promo.ts";
import { findPicture, listPromos } from "./promos.ts";
import type { Stock } from "./stock.ts";

const now = new Date("2026-11-15T18:00:00Z");
const promo = (id: number, position: number, startsAt: string | null, edition = "es") =>
  ({ id, position, startsAt, endsAt: null, edition }) as unknown as Promo;
const shown = (...promos: Promo[]) => {
  const stock = { chain: { timeZone: "America/Los_Angeles" }, campaigns: { promos } } as unknown as Stock;
  return listPromos(stock, "es", now).map(({ id }) => id);
};

it.each([
  ["the one that began last", [promo(1, 1, "2026-11-01T00:00"), promo(2, 1, "2026-10-01T00:00")], [1]],
  ["of two that began together the newer", [promo(5, 1, "2026-11-01T00:00"), promo(3, 1, "2026-11-01T00:00")], [5]],
  [
    "a later number does not beat a later beginning",
    [promo(9, 1, "2026-10-01T00:00"), promo(2, 1, "2026-11-01T00:00")],
    [2],
  ],
  ["what began some day before what always was", [promo(1, 1, null), promo(2, 1, "2026-10-01T00:00")], [2]],
  ["by position", [promo(1, 3, null), promo(2, 1, null), promo(3, 2, null)], [2, 3, 1]],
  [
    "none that is still to come, and none of the other edition",
    [promo(1, 1, "2026-12-01T00:00"), promo(2, 2, null, "en")],
    [],
  ],
])("%s", (_, promos, ids) => expect(shown(...promos)).toEqual(ids));

it("finds a picture of a campaign and one of a map, and no other", () => {
  const images = (id: string) => new Map([[id, { id }]]);
  const stock = { chain: { images: images("map") }, campaigns: { images: images("poster") } } as unknown as Stock;
  expect(["poster", "map", "other"].map((id) => findPicture(stock, id)?.id)).toEqual(["poster", "map", undefined]);
});
