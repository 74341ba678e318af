import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { findPostalCode } from "#core/postal-code.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { writeYears } from "#core/years.ts";
import type { Database } from "#data/database.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { findPlace } from "#tests/support/find-place.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { findPlaceOfCode } from "./places.ts";
import { ScanBudget } from "./scan-budget.ts";
import type { Stock } from "./stock.ts";
import type { VehicleQuery } from "./vehicle-query.ts";
import {
  countStoreStock,
  countVehicles,
  findVehicle,
  findVehicleByStockNumber,
  listMakesInStock,
  listModelsInStock,
  listNewestArrivals,
  searchVehicles,
} from "./vehicles.ts";

type Row = { id: number; store_id: number; year: number; date_set: string; make_id: number; model_id: number };

const runs = { numRuns: 60 };
const codes = ["95670", "94560", "60501", "02909", "T2C 1A1", "V3W 3K8", "10001", "79901", "00901"];

describeEachDatabase("vehicles in stock", ({ create }) => {
  let db: Database;
  let stock: Stock;
  beforeAll(async () => {
    db = await create();
    await fillChain(db, { stores: 40, vehicles: 3000, departed: 300 });
    stock = await loadTestStock(db);
  });

  /** The same question in plain SQL, distances by the cosine law. */
  async function ask(query: VehicleQuery): Promise<Row[]> {
    const { makeId, modelId, years = [], colors, since, storeIds, engine } = query;
    let wanted = db.main
      .selectFrom("vehicles as v")
      .innerJoin("models as m", "m.id", "v.model_id")
      .innerJoin("stores as s", "s.id", "v.store_id")
      .select(["v.id", "v.store_id", "v.year", "v.date_set", "m.make_id", "v.model_id"])
      .where("v.left_on", "is", null)
      .where("s.active", "=", 1);
    if (makeId) wanted = wanted.where("m.make_id", "=", makeId);
    if (modelId) wanted = wanted.where("m.id", "=", modelId);
    if (years.length) {
      wanted = wanted.where((eb) => eb.or(years.map(([from, to]) => eb.between("v.year", from, to))));
    }
    if (colors?.length) wanted = wanted.where("v.color", "in", colors);
    if (since) wanted = wanted.where("v.date_set", ">=", since);
    if (storeIds?.length) wanted = wanted.where("v.store_id", "in", storeIds);
    if (engine) wanted = wanted.where(sql<boolean>`lower(v.engine) like ${`%${engine.toLowerCase()}%`}`);
    return wanted.execute();
  }

  const milesFrom = (
    query: VehicleQuery,
    store: { latitude: number; longitude: number; postalKey: string },
  ): number => {
    const { origin } = query;
    if (!origin || origin.postal === store.postalKey) return 0;
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const cosine =
      Math.sin(rad(origin.latitude)) * Math.sin(rad(store.latitude)) +
      Math.cos(rad(origin.latitude)) *
        Math.cos(rad(store.latitude)) *
        Math.cos(rad(origin.longitude - store.longitude));
    return 3958.7613 * Math.acos(Math.min(1, cosine));
  };

  const queries = fc.record(
    {
      makeId: fc.integer({ min: 0, max: 7 }),
      modelId: fc.oneof(
        fc.constant(0),
        fc
          .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 }))
          .map(([make, model]) => make * 1000 + model),
      ),
      years: fc
        .array(fc.tuple(fc.integer({ min: 1988, max: 2022 }), fc.nat(6)), { maxLength: 3 })
        .map((list) => list.map(([from, more]) => [from, from + more] as const)),
      zip: fc.constantFrom(...codes),
      miles: fc.constantFrom(0, 1, 10, 25, 50, 100, 250, 500, 25_000),
      colors: fc.subarray(["blanco", "plata", "Seafoam", "nope"]),
      storeIds: fc.subarray([1, 2, 3, 17, 30, 99]),
      since: fc.nat(95).map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)),
      engine: fc.constantFrom("2.4l", "v6"),
    },
    { requiredKeys: [] },
  );

  test("a search finds just what SQL finds, grouped and ordered", async () => {
    await fc.assert(
      fc.asyncProperty(queries, async ({ zip, ...rest }) => {
        const origin = zip ? findPlace(stock, zip) : undefined;
        const query: VehicleQuery = origin ? { ...rest, origin } : rest;
        const found = searchVehicles(stock, query);
        const near = new Set(
          stock.chain.stores
            .filter(
              (store) => !origin || !query.miles || query.miles === 25_000 || milesFrom(query, store) <= query.miles,
            )
            .map((store) => store.id),
        );
        const expected = (await ask(query)).filter((row) => near.has(row.store_id));
        const ids = found.flatMap((match) => match.vehicles().map((vehicle) => vehicle.id));
        expect(
          ids.toSorted((a, b) => a - b),
          writeYears(query.years ?? []),
        ).toEqual(expected.map((row) => row.id).sort((a, b) => a - b));
        for (const { store, vehicles, count, miles } of found) {
          const list = vehicles();
          expect(list).toHaveLength(count);
          expect(list.every((vehicle) => vehicle.storeId === store.id)).toBe(true);
          expect(list).toEqual(
            list.toSorted((a, b) => b.year - a.year || b.dateSet.localeCompare(a.dateSet) || a.id - b.id),
          );
          expect(vehicles(1, 3)).toEqual(list.slice(1, 3));
          if (origin) expect(miles).toBeCloseTo(milesFrom(query, store), 2);
        }
        const distances = found.map(({ miles }) => miles ?? 0);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
      runs,
    );
  });

  test("every store is found from its own postal code at one mile", () => {
    for (const store of stock.chain.grid.stores) {
      const code = findPostalCode(store.postalCode);
      const origin = code && findPlaceOfCode(stock, code);
      if (!origin) throw new Error(`no place for ${store.postalCode}`);
      const found = searchVehicles(stock, { origin, miles: 1 });
      expect(found.map((match) => match.store.id)).toContain(store.id);
    }
  });

  test("every row reads back whole, in the yard or departed, by VIN, id and stock number", async () => {
    const rows = await db.main
      .selectFrom("vehicles as v")
      .innerJoin("stores as s", "s.id", "v.store_id")
      .selectAll("v")
      .where((eb) => eb.or([eb("s.active", "=", 1), eb("v.left_on", "is not", null)]))
      .execute();
    expect(rows.length).toBeGreaterThan(2500);
    const expected = rows.map((row) => ({
      id: row.id,
      storeId: row.store_id,
      stockNumber: row.stock_number,
      vin: row.vin,
      year: row.year,
      modelId: row.model_id,
      makeId: Math.floor(row.model_id / 1000),
      model: `Model ${row.model_id % 1000}`,
      color: row.color,
      engine: row.engine,
      row: row.row,
      mileage: row.mileage,
      dateSet: row.date_set,
      leftOn: row.left_on,
      leftHow: row.left_how,
      photos: [],
    }));
    const keys = Object.keys(expected[0] ?? {}) as (keyof (typeof expected)[number])[];
    const read = (some: typeof expected, find: (car: (typeof expected)[number]) => Vehicle | undefined) =>
      some.map((car) => {
        const found = find(car);
        return Object.fromEntries(keys.map((key) => [key, found?.[key]]));
      });
    expect(read(expected, ({ id }) => findVehicle(stock, String(id)))).toEqual(expected);
    const withVin = expected.filter(({ vin }) => vin !== "");
    expect(read(withVin, ({ vin }) => findVehicle(stock, vin.toLowerCase()))).toEqual(withVin);
    const here = expected.filter(({ leftOn }) => !leftOn);
    expect(read(here, ({ stockNumber }) => findVehicleByStockNumber(stock, stockNumber))).toEqual(here);
    expect(findVehicle(stock, "1HGCM82633A999999")).toBeUndefined();
    expect(findVehicle(stock, "999999999")).toBeUndefined();
    expect(findVehicle(stock, "")).toBeUndefined();
  });

  test("counts of makes, models and stores are those of SQL", async () => {
    const rows = await ask({});
    expect(countVehicles(stock)).toBe(rows.length);
    const byMake = Map.groupBy(rows, (row) => row.make_id);
    expect(Object.fromEntries(listMakesInStock(stock).map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries([...byMake].map(([id, list]) => [id, list.length])),
    );
    const byModel = Map.groupBy(byMake.get(3) ?? [], (row) => row.model_id);
    expect(Object.fromEntries(listModelsInStock(stock, 3).map(({ id, count }) => [id, count]))).toEqual(
      Object.fromEntries([...byModel].map(([id, list]) => [id, list.length])),
    );
    const inStore = countStoreStock(stock, 2);
    expect(inStore.reduce((sum, make) => sum + make.count, 0)).toBe(rows.filter((row) => row.store_id === 2).length);
    expect(inStore.every((make) => make.count === make.models.reduce((sum, model) => sum + model.count, 0))).toBe(true);
  });

  test("the newest arrivals, of the chain and of a store", async () => {
    const rows = (await ask({})).sort((a, b) => b.date_set.localeCompare(a.date_set) || b.id - a.id);
    expect(listNewestArrivals(stock, 25).map(({ id }) => id)).toEqual(rows.slice(0, 25).map(({ id }) => id));
    expect(listNewestArrivals(stock, 5, 4).map(({ id }) => id)).toEqual(
      rows
        .filter((row) => row.store_id === 4)
        .slice(0, 5)
        .map(({ id }) => id),
    );
  });

  test("two models together have the cars of each, near any place", () => {
    const models = listMakesInStock(stock).flatMap(({ id }) => listModelsInStock(stock, id).map((one) => one.id));
    const cars = (query: VehicleQuery) => searchVehicles(stock, query).reduce((sum, { count }) => sum + count, 0);
    for (const code of codes.slice(0, 3)) {
      const origin = findPlace(stock, code);
      const near: VehicleQuery = origin ? { origin, miles: 500 } : {};
      for (const [at, model] of models.slice(1).entries()) {
        const other = models[at] as number;
        const each = cars({ ...near, modelId: model }) + cars({ ...near, modelId: other });
        expect([code, model, other, cars({ ...near, modelIds: [model, other] })]).toEqual([code, model, other, each]);
      }
    }
  });

  describe("VIN patterns", () => {
    test("find by any run and any sign", () => {
      const all = searchVehicles(stock, { vin: "1HGCM*" }).flatMap((match) => match.vehicles());
      expect(all.length).toBeGreaterThan(2000);
      const one = searchVehicles(stock, { vin: "*0001?3" }).flatMap((match) => match.vehicles());
      expect(one.every((vehicle) => /0001\d3$/.test(vehicle.vin))).toBe(true);
    });
  });

  test("a search spends a step for each car of the model, and passes over a store whose cars are not read yet", () => {
    const spentOn = (query: VehicleQuery) => {
      const budget = new ScanBudget(1_000_000);
      const found = searchVehicles(stock, query, budget);
      return { spent: 1_000_000 - budget.left, cars: found.reduce((sum, { count }) => sum + count, 0) };
    };
    for (const query of [{ modelId: 1001 }, { modelIds: [1001, 2001] }, { makeId: 1 }]) {
      const { spent, cars } = spentOn(query);
      expect([spent, cars > 0]).toEqual([cars, true]);
    }
    const lacking = { ...stock, yards: new Map([...stock.yards].filter(([id]) => id !== 1)) };
    const without = searchVehicles(lacking, { storeIds: [1, 2] }).map(({ store }) => store.id);
    expect(without).toEqual([2]);
  });
});
