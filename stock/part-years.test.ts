import { beforeAll, expect, it } from "vitest";
import type { Change, Generation } from "#core/generation.ts";
import type { SharedKind } from "#core/part-sharing.ts";
import { loadPartStock, pickup, sedan } from "#tests/support/part-stock.ts";
import { listPartYears } from "./part-years.ts";
import type { Stock } from "./stock.ts";

/** In the yards: four of 2001, one of 2003, one of 1990. */
let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});

const generation = (from: number, to: number, changes: Change[] = []): Generation => ({
  modelId: sedan,
  from,
  to,
  name: { es: "", en: "" },
  note: { es: "", en: "" },
  changes,
});
const last = generation(2000, 2004, [{ year: 2002, what: "face" }]);
const other = { modelId: pickup, from: 1999, to: 2001 };

function list(shared: SharedKind) {
  const sharing: Stock["sharing"] = {
    ...stock.sharing,
    generationsOf: () => [generation(1988, 1993), generation(1994, 1999), last],
    sistersOf: () => [{ own: { modelId: sedan, from: 2000, to: 2001 }, other, bond: "platform" }],
    factsOf: (part) => {
      const facts = stock.sharing.factsOf(part);
      return facts && { ...facts, shared };
    },
  };
  return listPartYears({ ...stock, sharing }, sedan, 20);
}
const texts = (shared: SharedKind) => list(shared).map(({ from, to, count }) => `${from}-${to} ${count}`);

it("are whole generations that stand in the yards, the newest first, with the sisters of some of their years", () => {
  expect(texts("engine")).toEqual(["2000-2004 5", "1988-1993 1"]);
  expect(list("engine").map(({ sisters }) => sisters)).toEqual([[other], []]);
});

it("end where a part of that kind changed", () => {
  expect(texts("face")).toEqual(["2002-2004 1", "2000-2001 4", "1988-1993 1"]);
  expect(list("face").every(({ sisters }) => sisters.length === 0)).toBe(true);
});

it("are none of a part that goes by the single year", () => {
  expect(texts("exact")).toEqual([]);
});
