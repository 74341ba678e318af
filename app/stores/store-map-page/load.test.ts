import { beforeAll, describe, expect, it } from "vitest";
import { vehicleKey } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadMap } from "./load.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let storeId: number;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  const sizes = [...stock.chain.maps.keys()].map((id) => [stock.yards.get(id)?.present.count ?? 0, id] as const);
  storeId = sizes.sort((a, b) => b[0] - a[0])[0]?.[1] ?? 0;
});

const load = (query = "", id = String(storeId), edition: "es" | "en" = "es", from = stock) =>
  loadMap(pageRequest("storeMap", edition, { stock: from, now, query, params: { id } }));
const carsHere = () => searchVehicles(stock, { storeIds: [storeId] })[0]?.vehicles() ?? [];

describe("the map of a yard", () => {
  it("is not found for another number, a yard that closed, or one without a map", () => {
    const none = expect.objectContaining({ code: "not-found" });
    expect(() => load("", "99999")).toThrow(none);
    expect(() => load("", "x")).toThrow(none);
    const mapless = [...stock.chain.storeById.keys()].find((id) => !stock.chain.maps.has(id));
    if (mapless) expect(() => load("", String(mapless))).toThrow(none);
    const store = stock.chain.storeById.get(storeId);
    if (!store) throw new Error("no yard");
    const storeById = new Map([...stock.chain.storeById, [storeId, { ...store, active: false }]]);
    const closed = { ...stock, chain: { ...stock.chain, storeById } };
    expect(() => load("", String(storeId), "es", closed)).toThrow(none);
  });

  it("by itself marks no row, lights no car and names no search", () => {
    const { mark, asked, search, searchName, cars, yard } = load();
    expect([mark, asked, search, searchName, cars]).toEqual([{ row: "", section: "" }, "", undefined, "", []]);
    expect([yard.row, yard.lit]).toEqual([-1, 0]);
  });
});

describe("a row that is asked for", () => {
  it("is marked, and its cars are listed", () => {
    const [car] = carsHere();
    if (!car) throw new Error("no car");
    const { mark, cars, yard } = load(`row=${encodeURIComponent(car.row)}&section=${car.section}`);
    expect(mark.row).toBe(car.row);
    expect(yard.sketch.rows[yard.row]?.[0]).toBe(car.row);
    expect(cars.map(({ vehicle }) => vehicle.id)).toContain(car.id);
    for (const { vehicle, row, lit } of cars) expect([vehicle.row, row, lit]).toEqual([car.row, car.row, false]);
  });

  it("that is none is kept as it was asked, and marks nothing", () => {
    const { asked, mark, yard } = load("row=+ZZ-99+");
    expect([asked, mark.row, yard.row]).toEqual(["ZZ-99", "", -1]);
    expect(load(`row=${"9".repeat(40)}`).asked).toHaveLength(12);
  });
});

describe("a search that is taken along", () => {
  it("lights its cars in this yard alone, however far the place is, and says its name", () => {
    const [car] = carsHere();
    if (!car) throw new Error("no car");
    const model = stock.catalog.model(car.modelId);
    const same = carsHere().filter(({ modelId }) => modelId === car.modelId);
    const { cars, search, searchName, yard } = load(
      `make=${model.makeId}&model=${car.modelId}&zip=04101&distance=25&store=1`,
    );
    expect(search?.modelIds).toEqual([car.modelId]);
    expect(searchName).toContain(model.name);
    expect(yard.lit).toBe(same.length);
    expect(cars.map(({ vehicle }) => vehicleKey(vehicle)).toSorted()).toEqual(same.map(vehicleKey).toSorted());
    expect(cars.every(({ lit }) => lit)).toBe(true);
    expect(load(`model=${car.modelId}`, String(storeId), "en").searchName).toContain(model.name);
  });

  it("that is only a place or a yard lights nothing", () => {
    expect(load("zip=95823&store=102").search).toBeUndefined();
  });

  it("shows in a marked row its own cars first", () => {
    const byRow = Map.groupBy(carsHere(), ({ row, section }) => `${row} ${section}`);
    const mixed = [...byRow.values()].find((cars) => new Set(cars.map(({ modelId }) => modelId)).size > 1);
    if (!mixed?.[0]) throw new Error("every row has one model");
    const wanted = mixed.at(-1) as (typeof mixed)[number];
    const { cars } = load(`row=${encodeURIComponent(wanted.row)}&section=${wanted.section}&model=${wanted.modelId}`);
    const lit = cars.map((car) => car.lit);
    expect(lit[0]).toBe(true);
    expect(lit).toEqual(lit.toSorted((a, b) => Number(b) - Number(a)));
    for (const car of cars) expect(car.lit).toBe(car.vehicle.modelId === wanted.modelId);
  });

  it("lists its cars as one comes upon them, walkway after walkway from the gate", () => {
    const { cars, yard } = load("body=sedan");
    expect(cars.length).toBeGreaterThan(1);
    const places = cars.map(({ vehicle }) => yard.open.find(([id]) => id === vehicle.id)?.[1] ?? -1);
    const bands = places.map((row) => yard.sketch.rows[row]?.[2] ?? 0);
    expect(bands).toEqual(bands.toSorted((a, b) => b - a));
  });

  it.each(["left", "right"] as const)("goes along each walkway from the gate, which is on the %s", (gate) => {
    const map = stock.chain.maps.get(storeId);
    if (!map) throw new Error("no map");
    const maps = new Map([...stock.chain.maps, [storeId, { ...map, gate }]]);
    const turned = { ...stock, chain: { ...stock.chain, maps } };
    const { cars, yard } = load("since=365", String(storeId), "es", turned);
    const rowOf = new Map(yard.open.map(([id, row]) => [id, row]));
    const way = cars.map(({ vehicle }) => rowOf.get(vehicle.id) ?? -1);
    const band = (row: number) => yard.sketch.rows[row]?.[2] ?? 0;
    const along = gate === "left" ? 1 : -1;
    expect(way).toEqual(way.toSorted((a, b) => band(b) - band(a) || along * (a - b)));
    expect(new Set(way).size).toBeGreaterThan(2);
  });
});
