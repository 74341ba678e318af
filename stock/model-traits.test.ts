import { beforeAll, expect, it } from "vitest";
import { loadPartStock, sedan } from "#tests/support/part-stock.ts";
import { listTraits, traitOf } from "./model-traits.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadPartStock();
});

it("are the engines of what is bolted to one, the paints of the body, the wheels that pull of an axle; else none", () => {
  expect(traitOf("engine", "electrical")).toBe("engine");
  expect(traitOf("face", "body")).toBe("color");
  expect(traitOf("model", "drivetrain")).toBe("drive");
  expect(traitOf("engine", "drivetrain")).toBe("engine");
  expect(traitOf("face", "lights")).toBeUndefined();
});

it("are counted over the yards, of the years asked for, the most frequent first", () => {
  const asWritten = (text: string) => text;
  const of = (from: number, to: number) => listTraits(stock, { modelId: sedan, from, to }, "engine", asWritten);
  expect(of(2000, 2004)).toEqual([
    { name: "3.0L V6", count: 4 },
    { name: "2.4L I4", count: 1 },
  ]);
  expect(of(2003, 2003)).toEqual([{ name: "2.4L I4", count: 1 }]);
  expect(of(1950, 1960)).toEqual([]);
});

it("that are called the same are one, and what no yard wrote down is none", () => {
  const all = { modelId: sedan, from: 1900, to: 2100 };
  expect(listTraits(stock, all, "engine", () => "V6")).toEqual([{ name: "V6", count: 6 }]);
  expect(listTraits(stock, all, "drive", (text) => text)).toEqual([]);
});
