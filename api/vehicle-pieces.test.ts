import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { addReadyVehicles } from "./vehicle-pieces.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 900 });
});

const pieces = (origin: string, edition: "es" | "en" = "es", from = stock) => {
  const out: Buffer[] = [];
  for (const match of searchVehicles(from, {})) addReadyVehicles(out, match, { stock: from, edition, origin });
  return out;
};
/** The second car of the first store: the first is cut out of its piece, without the comma. */
const second = (some: readonly Buffer[]) => some[1] as Buffer;

it("writes a car once for a language and a host, however often it is asked for", () => {
  const first = pieces("https://a.test");
  expect(second(pieces("https://a.test"))).toBe(second(first));
  const [english, elsewhere] = [pieces("https://a.test", "en"), pieces("https://b.test")];
  for (const other of [english, elsewhere]) expect(second(other)).not.toBe(second(first));
  expect(elsewhere.join("")).not.toContain("https://a.test/photos/");
  const cars = JSON.parse(`[${first.slice(0, searchVehicles(stock, {})[0]?.count).join("")}]`);
  expect(cars).toHaveLength(searchVehicles(stock, {})[0]?.count ?? 0);
});

it("writes anew what a make or a store may be called otherwise in", () => {
  const before = second(pieces("https://c.test"));
  expect(second(pieces("https://c.test", "es", { ...stock, chain: { ...stock.chain } }))).not.toBe(before);
  const again = second(pieces("https://c.test"));
  expect(second(pieces("https://c.test", "es", { ...stock, catalog: { ...stock.catalog } }))).not.toBe(again);
});

it("keeps twenty megabytes and lets go of what was asked for longest ago", () => {
  const sizeOf = (some: readonly Buffer[]) => some.reduce((sum, { length }) => sum + length + 121, 0);
  const hosts = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `https://host-${from + at}.test`);
  const old = second(pieces("https://host-0.test"));
  const each = sizeOf(pieces("https://host-0.test"));
  const fitting = Math.floor((20 * 1024 * 1024) / each);
  for (const host of hosts(1, fitting - 2)) pieces(host);
  expect(second(pieces("https://host-0.test"))).toBe(old);
  const early = second(pieces("https://host-1.test"));
  // Host 0 and host 1 were asked for last; so many new ones push out all others and then these two.
  for (const host of hosts(fitting, fitting - 3)) pieces(host);
  expect(second(pieces("https://host-1.test"))).toBe(early);
  for (const host of hosts(3 * fitting, fitting + 1)) pieces(host);
  expect(second(pieces("https://host-0.test"))).not.toBe(old);
});
