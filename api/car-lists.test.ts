import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { carList } from "./car-lists.ts";
import { type Summed, summed } from "./summed.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 900 });
});

const makesInStock = () => stock.catalog.makes.filter(({ id }) => searchVehicles(stock, { makeId: id }).length > 0);

type Lists = { edition?: "es" | "en"; from?: Stock; makeId?: number | undefined; more?: string };

/** Every yard's cars of a make, as a search asks for them. */
const lists = (
  origin: string,
  { edition = "es", from = stock, makeId = makesInStock()[0]?.id ?? 0, more = "" }: Lists = {},
) =>
  searchVehicles(from, { makeId }).map((match) =>
    carList(match, { stock: from, edition, origin, cars: `${makeId} ${more}` }),
  );
const first = (...asked: Parameters<typeof lists>) => lists(...asked)[0] as Summed;
const carsIn = ({ bytes }: Summed): unknown[] => JSON.parse(`[${bytes}]`);

it("writes a yard's cars once for a language, a host and a question, however often it is asked", () => {
  const cars = first("https://a.test");
  expect(first("https://a.test")).toBe(cars);
  for (const other of [first("https://a.test", { edition: "en" }), first("https://b.test")])
    expect(other).not.toBe(cars);
  expect(first("https://b.test").bytes.includes("https://a.test/photos/")).toBe(false);
  expect(carsIn(cars).length).toBeGreaterThan(5);
});

it("answers each question with its own cars, and tells their checksum", () => {
  const makes = makesInStock();
  // More than are kept of a yard.
  for (let time = 0; time < 15; time++)
    for (const { id: makeId } of makes) {
      const found = lists("https://d.test", { makeId, more: String(time) });
      for (const [at, match] of searchVehicles(stock, { makeId }).entries()) {
        const list = found[at] as Summed;
        expect(list.sum).toBe(summed(list.bytes.toString()).sum);
        expect(carsIn(list)).toMatchObject(match.vehicles().map(({ id }) => ({ id })));
      }
    }
});

it("writes anew what a make or a store may be called otherwise in", () => {
  const before = first("https://c.test");
  expect(first("https://c.test", { from: { ...stock, chain: { ...stock.chain } } })).not.toBe(before);
  const again = first("https://c.test");
  expect(first("https://c.test", { from: { ...stock, catalog: { ...stock.catalog } } })).not.toBe(again);
});

it("keeps twenty megabytes, and first lets go of what was not asked for since", () => {
  const host = (number: number) => `https://host-${number}.test`;
  // Each car with its comma, and the list of them; some bytes go with each.
  const bytes = lists(host(0)).reduce((sum, list) => sum + 2 * list.bytes.length + 44 * carsIn(list).length + 200, 0);
  const fitting = Math.floor((20 * 1024 * 1024) / bytes);
  const wanted = first(host(0));
  const unwanted = first(host(1));
  for (let number = 2; number < 0.9 * fitting; number++) lists(host(number));
  for (let number = fitting; number < 4 * fitting; number++) {
    lists(host(number));
    expect(first(host(0))).toBe(wanted);
  }
  expect(first(host(1))).not.toBe(unwanted);
});

it("holds as much as that", () => {
  const host = (number: number) => `https://held-${number}.test`;
  const [list] = lists(host(0));
  const bytes = lists(host(0)).reduce((sum, list) => sum + 2 * list.bytes.length + 44 * carsIn(list).length + 200, 0);
  const fitting = Math.floor((20 * 1024 * 1024) / bytes);
  for (let number = 1; number < 0.9 * fitting; number++) lists(host(number));
  expect(lists(host(0))[0]).toBe(list);
});
