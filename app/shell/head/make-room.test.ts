import { expect, it } from "vitest";
import { roomFor } from "./make-room.ts";

const here = "/busque";
const seen = { newest: 1, at: "2026-11-15T12:00:00Z", name: "Honda Civic", href: "/busque?make=Honda" };
const roomOf = (...visits: object[]) => roomFor(null, JSON.stringify({ ...visits }), here).searches;

it("keeps room for the yard and for three searches at most", () => {
  expect(roomFor(null, null, here)).toEqual({ yard: 0, searches: 0 });
  expect(roomFor("{}", JSON.stringify({ a: seen, b: seen }), here)).toEqual({ yard: 1, searches: 2 });
  expect(roomOf(seen, seen, seen, seen)).toBe(3);
  expect(roomFor("{}", "broken", here)).toEqual({ yard: 1, searches: 0 });
});

it("keeps none for a search that is not shown: of the other edition, without a name, or no visit at all", () => {
  expect(roomOf(seen, { ...seen, href: "/search?make=Honda" })).toBe(1);
  expect(roomOf({ ...seen, name: undefined }, { ...seen, href: undefined }, { ...seen, newest: "1" }, {})).toBe(0);
  expect(roomFor(null, JSON.stringify({ a: null }), here).searches).toBe(0);
});
