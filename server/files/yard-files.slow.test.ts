import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import type { Store } from "#core/store.ts";
import { vehicleName } from "#core/vehicle.ts";
import { carsOf, readYardFile, type YardFile } from "#core/yard-file.ts";
import { makeDemoChain } from "#demo/make-demo-chain.ts";
import { listPrices } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { createYardFiles, makeYardFile } from "./yard-files.ts";

const wanted = 2500;
let stock: Stock;
let store: Store;
let file: YardFile;
beforeAll(async () => {
  stock = await withMigrated(async (db) => {
    await makeDemoChain(db, { stores: 2, vehicles: wanted * 2, today: "2026-11-15" });
    return loadTestStock(db);
  });
  const yards = listStoresWithService(stock, "inventory").filter(({ services }) => services.has("partpricing"));
  store = yards.sort((a, b) => (countAt(b) ?? 0) - (countAt(a) ?? 0))[0] as Store;
  file = makeYardFile(stock, store);
});
const countAt = ({ id }: Store) => stock.yards.get(id)?.present.count;

describe("a yard in one file", () => {
  it("holds every car, the map and every price of the yard", () => {
    const cars = searchVehicles(stock, { storeIds: [store.id] })[0]?.vehicles() ?? [];
    expect(cars.length).toBeGreaterThanOrEqual(wanted);
    const byId = new Map(carsOf(file).map((car) => [car.id, car]));
    expect(byId.size).toBe(cars.length);
    for (const car of cars) {
      const { highVoltage, ...kept } = byId.get(car.id) ?? {};
      expect(car).toMatchObject(kept);
      expect(highVoltage ?? false).toBe(hasHighVoltage(vehicleName(car), car.fuel));
    }
    expect(file.map?.rows.length).toBeGreaterThan(10);
    const prices = listPrices(stock, store.id, "es");
    expect(file.parts.map(({ id, priceCents }) => [id, priceCents])).toEqual(
      prices.map(({ id, priceCents }) => [id, priceCents]),
    );
    expect(file.store).toMatchObject({ id: store.id, yardHours: store.yardSchedule, taxRate: store.taxRate });
    expect(readYardFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
  });

  it("has what people call its own cars, and how its parts come off", () => {
    const { names = [], hows = [], parts } = file;
    const cars = new Set(carsOf(file).map(({ make, model }) => `${make} ${model}`));
    const models = names.filter(([, , model]) => model !== "");
    expect(models.length).toBeGreaterThan(300);
    expect(models.filter(([, make, model]) => !cars.has(`${make} ${model}`))).toEqual([]);
    expect(names).toContainEqual(["chevy", "Chevrolet", ""]);
    const alternator = parts.find(({ name }) => name.en.startsWith("Alternator"));
    expect(hows[alternator?.how ?? -1]?.text.en).toMatch(/belt/);
  });

  it("is 300 KB at most for 2,500 cars", async () => {
    const answer = await createYardFiles()(stock, store);
    const packed = (await answer.encoded("br")).body as Buffer;
    expect(packed.length).toBeLessThanOrEqual(300 * 1024);
    expect(JSON.parse(brotliDecompressSync(packed).toString())).toEqual(JSON.parse(JSON.stringify(file)));
  });

  it("is made once while nothing in it changes, and again when its yard, prices, map or events do", async () => {
    const find = createYardFiles();
    const first = find(stock, store);
    expect(find({ ...stock, version: stock.version + 1 }, store)).toBe(first);
    const other = { ...stock, campaigns: { ...stock.campaigns, events: [] } };
    const second = find(other, store);
    expect(second).not.toBe(first);
    expect(find({ ...other, prices: { ...other.prices } }, store)).not.toBe(second);
    const emptied = new Map(stock.yards);
    emptied.delete(store.id);
    const empty = await find({ ...stock, yards: emptied }, store);
    expect(empty.etag).not.toBe((await first).etag);
    expect(JSON.parse(empty.plain.toString()).cars.ids).toEqual([]);
  });
});
