import { beforeAll, describe, expect, it } from "vitest";
import { milesBetween } from "#core/distance.ts";
import type { Store } from "#core/store.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import type { Stock } from "./stock.ts";
import { byName, createStoreGrid, milesTo, type StoreGrid } from "./store-grid.ts";

let stock: Stock;
let model: Store;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  model = stock.chain.stores[0] as Store;
});
const at = (id: number, latitude: number, longitude: number, more: Partial<Store> = {}): Store => ({
  ...model,
  id,
  name: `Yonke ${String(id).padStart(4, "0")}`,
  postalKey: `P${id}`,
  latitude,
  longitude,
  ...more,
});
/** One yard in each of 900 cells. */
const many = () => Array.from({ length: 900 }, (_, id) => at(id + 1, 30.5 + Math.floor(id / 30), -120.5 + (id % 30)));
const ids = (grid: StoreGrid, latitude: number, longitude: number, miles: number, postal = "") =>
  grid.candidates({ latitude, longitude, postal }, miles).map(({ id }) => id);

describe("stores in cells", () => {
  it("finds every store within the circle, wherever it begins", () => {
    const stores = many();
    const grid = createStoreGrid(stores);
    for (const miles of [10, 50, 100, 200])
      for (const [latitude, longitude] of [
        [45.5, -105.5],
        [45.01, -105.01],
        [45.99, -105.99],
        [31, -119.9],
        [58.7, -92],
      ] as const) {
        const found = new Set(ids(grid, latitude, longitude, miles));
        const inside = stores.filter((store) => milesBetween({ latitude, longitude }, store) <= miles);
        expect(inside.filter(({ id }) => !found.has(id))).toEqual([]);
      }
  });

  it("looks at few of them for a small circle, and at no cell twice", () => {
    const grid = createStoreGrid(many());
    const found = ids(grid, 45.5, -105.5, 10);
    expect(found).toHaveLength(1);
    expect(ids(grid, 45.5, -105.5, 60).length).toBeLessThan(16);
    expect(new Set(found).size).toBe(found.length);
  });

  it("works in the south and in the east as well", () => {
    const south = Array.from({ length: 400 }, (_, id) => at(id + 1, -40.5 + Math.floor(id / 20), 10.5 + (id % 20)));
    const grid = createStoreGrid(south);
    const one = south[210] as Store;
    expect(ids(grid, one.latitude, one.longitude, 5)).toEqual([one.id]);
  });

  it("takes all of them where the circle is wide, or crosses the end of the map", () => {
    const grid = createStoreGrid(many());
    expect(ids(grid, 45, -105, 3000)).toHaveLength(900);
    expect(ids(grid, 45, -179.95, 10)).toHaveLength(900);
    expect(ids(grid, 45, 179.95, 10)).toHaveLength(900);
  });

  it("takes a store of the origin's own code though its point is elsewhere", () => {
    const far = at(901, 20.5, -60.5, { postalKey: "95823" });
    const grid = createStoreGrid([...many(), far]);
    expect(ids(grid, 45.5, -105.5, 10, "95823")).toContain(901);
    expect(ids(grid, 45.5, -105.5, 10)).not.toContain(901);
    expect(grid.findAtPostal("95823")?.id).toBe(901);
    expect(grid.findAtPostal("00000")).toBeUndefined();
    expect(milesTo({ latitude: 45.5, longitude: -105.5, postal: "95823" }, far)).toBe(0);
    expect(milesTo({ latitude: 45.5, longitude: -105.5, postal: "" }, { ...far, postalKey: "" })).toBeGreaterThan(1000);
  });

  it("keeps them by name, and of one name by number", () => {
    const stores = [
      at(3, 1, 1, { name: "B" }),
      at(2, 1, 1, { name: "B" }),
      at(1, 1, 1, { name: "C" }),
      at(9, 1, 1, { name: "A" }),
    ];
    expect(createStoreGrid(stores).stores.map(({ id }) => id)).toEqual([9, 2, 3, 1]);
    expect(stores.toSorted(byName).map(({ id }) => id)).toEqual([9, 2, 3, 1]);
  });
});
