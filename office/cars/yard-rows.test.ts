import { expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { findYardRow } from "./yard-rows.ts";

const stockWith = (...rows: string[]) =>
  ({ chain: { maps: new Map([[1, { rows: rows.map((row) => ({ row })) }]]) } }) as unknown as Stock;

it("knows the rows that the yard's map has, however they are typed, and refuses others with the range", () => {
  const stock = stockWith("10", "2", "1", "F07");
  expect(findYardRow(stock, 1, " 02 ")).toEqual({ row: "2" });
  expect(findYardRow(stock, 1, "f-7")).toEqual({ row: "F07" });
  for (const text of ["banana", "9999", "", "11", "<b>"])
    expect(findYardRow(stock, 1, text)).toEqual({ first: "1", last: "F07" });
});

it("takes what looks like a row where the yard has no map", () => {
  const stock = stockWith("1");
  for (const row of ["52", "F20", "A-09"]) expect(findYardRow(stock, 2, row)).toEqual({ row });
  for (const text of ["banana", "9999", "999", "0", ""])
    expect(findYardRow(stock, 2, text)).toEqual({ first: "", last: "" });
});
