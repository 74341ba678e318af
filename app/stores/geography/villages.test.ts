import { beforeAll, describe, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { nameTowns } from "./labels.ts";
import { regionAround } from "./region.ts";
import { listVillages } from "./villages.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 10 });
});

const eugene = { latitude: 44.05, longitude: -123.15 };
const size = { width: 400, height: 340 };
const near = regionAround(eugene, 26, size);

describe("small towns", () => {
  it("are named where there are few large ones, each once", () => {
    const room = { taken: [near.project(eugene)], written: [] };
    const bare = nameTowns(near, room).length;
    const names = nameTowns(near, { ...room, villages: listVillages(stock, near) }).map(({ text }) => text);
    expect(bare).toBeLessThan(4);
    expect(names.length).toBeGreaterThan(bare + 4);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("Springfield");
  });

  it("are not said a second time beside a pin of their name", () => {
    const room = { taken: [], written: [], villages: listVillages(stock, near) };
    const names = nameTowns(near, { ...room, said: ["Eugene"] }).map(({ text }) => text);
    expect(nameTowns(near, room).map(({ text }) => text)).toContain("Eugene");
    expect(names).not.toContain("Eugene");
    expect(names).toContain("Springfield");
  });

  it("lie on the map or, where more is drawn, around it", () => {
    const spots = (beyond: number) => listVillages(stock, near, beyond).map(near.project);
    for (const { x, y } of spots(0)) {
      expect(Math.abs(x - 200)).toBeLessThan(260);
      expect(Math.abs(y - 170)).toBeLessThan(230);
    }
    expect(spots(200).some(({ x }) => x < -60)).toBe(true);
  });

  it("are left out of a map of several hundred miles", () => {
    expect(listVillages(stock, regionAround(eugene, 100, size))).toEqual([]);
  });
});
