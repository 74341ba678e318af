import { expect, it } from "vitest";
import { servicesOff, switchNames } from "#core/switches.ts";
import { keepServicesOff } from "#data/writes/chain-settings.ts";
import { listStoresWithService } from "#stock/stores.ts";
import { fillChain } from "#tests/support/chain.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { withMigrated } from "#tests/support/migrated.ts";

const all = Object.fromEntries(switchNames.map((name) => [name, true])) as Parameters<typeof servicesOff>[0];

it("names what stores do not do while a switch is off", () => {
  expect(servicesOff(all)).toEqual([]);
  expect(servicesOff({ ...all, partPrices: false, sellingCars: false, rewards: false })).toEqual([
    "buyscars",
    "partpricing",
  ]);
});

it("lets no store do what the chain does not, whatever its file says, and again when it does", async () => {
  await withMigrated(async (db) => {
    await fillChain(db, { stores: 3, vehicles: 3 });
    const before = await loadTestStock(db);
    const priced = listStoresWithService(before, "partpricing").length;
    expect(priced).toBeGreaterThan(0);
    await keepServicesOff(db, ["partpricing"]);
    const off = await loadTestStock(db);
    expect(off.version).toBeGreaterThan(before.version);
    expect(listStoresWithService(off, "partpricing")).toEqual([]);
    expect(listStoresWithService(off, "inventory").length).toBe(listStoresWithService(before, "inventory").length);
    await keepServicesOff(db, ["partpricing"]);
    expect((await loadTestStock(db)).version).toBe(off.version);
    await keepServicesOff(db, []);
    expect(listStoresWithService(await loadTestStock(db), "partpricing").length).toBe(priced);
  });
});
