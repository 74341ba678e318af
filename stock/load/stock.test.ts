import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { bumpVersion, type Touched } from "#data/writes/bump-version.ts";
import { fillChain } from "#tests/support/chain.ts";
import { fillLookups } from "#tests/support/lookups.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { type Loaded, loadStock } from "./stock.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-load-"));
let db: Database;
let first: Loaded;
beforeAll(async () => {
  db = await openMigrated(folder);
  await fillChain(db, { stores: 9, vehicles: 90, departed: 9 });
  await fillLookups(db);
  first = await loadStock(db);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
const touch = (touched: Touched) => db.main.transaction().execute((trx) => bumpVersion(trx, touched));
const parts = ["chain", "catalog", "prices", "sharing", "cars", "campaigns", "postal", "documents", "words"] as const;
const same = (after: Loaded, before: Loaded) => parts.filter((part) => after.stock[part] === before.stock[part]);
const sameYards = (after: Loaded, before: Loaded) =>
  [...after.stock.yards]
    .filter(([id, yard]) => before.stock.yards.get(id) === yard)
    .map(([id]) => id)
    .sort();
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("a stock that is read again", () => {
  it("is the same where nothing moved", async () => {
    const again = await loadStock(db, first);
    expect(same(again, first)).toEqual(parts);
    expect(sameYards(again, first)).toEqual(all);
    for (const index of ["present", "departed", "choices"] as const)
      expect(again.stock[index]).toBe(first.stock[index]);
  });

  it.each([
    ["chain", ["chain", "campaigns"]],
    ["catalog", ["catalog", "prices", "sharing", "cars"]],
    ["prices", ["prices", "sharing"]],
    ["cars-for-sale", ["cars"]],
    ["campaigns", ["campaigns"]],
    ["search", ["documents"]],
  ] as const)("reads of %s only what hangs on it", async (area, changed) => {
    const before = await loadStock(db, first);
    await touch({ areas: [area] });
    const after = await loadStock(db, before);
    expect(same(after, before)).toEqual(parts.filter((part) => !(changed as readonly string[]).includes(part)));
    expect(sameYards(after, before)).toEqual(all);
    expect(after.stock.version).toBe(before.stock.version + 1);
  });

  it("reads the cars of a store that moved, and of no other", async () => {
    const before = await loadStock(db, first);
    await db.main.deleteFrom("vehicles").where("store_id", "=", 2).execute();
    await touch({ stores: [2] });
    const after = await loadStock(db, before);
    expect(sameYards(after, before)).toEqual(all.filter((id) => id !== 2));
    expect(after.stock.yards.get(2)?.present.count).toBe(0);
    expect(after.stock.present).not.toBe(before.stock.present);
    expect(after.stock.words).toBe(before.stock.words);
  });

  it("reads every store when a model went to another make, and none when one was only renamed", async () => {
    const before = await loadStock(db, first);
    await db.main.updateTable("models").set({ name: "Other" }).where("id", "=", 1001).execute();
    await touch({ areas: ["catalog"] });
    const renamed = await loadStock(db, before);
    expect(sameYards(renamed, before)).toEqual(all);
    await db.main.updateTable("models").set({ make_id: 2 }).where("id", "=", 1001).execute();
    await touch({ areas: ["catalog"] });
    expect(sameYards(await loadStock(db, renamed), renamed)).toEqual([]);
  });

  it("begins its table of words anew when that has doubled, with every store", async () => {
    const before = await loadStock(db, first);
    for (let at = 0; !before.stock.words.hasDoubled(0); at++) before.stock.words.number(`gone ${at}`);
    expect((await loadStock(db, before)).stock.words).toBe(before.stock.words);
    const after = await loadStock(db, before, { fewest: 0 });
    expect(after.stock.words.size).toBeLessThan(before.stock.words.size);
    expect(sameYards(after, before)).toEqual([]);
  });
});

it("keeps a market's cities and its postal codes apart", () => {
  expect(first.stock.chain.markets[0]).toMatchObject({ postalCodes: ["95823"], cities: ["Sacramento"] });
});

it("counts what left a yard apart from what stands in it", () => {
  const yards = [...first.stock.yards.values()];
  expect(yards.reduce((sum, { present }) => sum + present.count, 0)).toBe(90);
  expect(yards.reduce((sum, { departed }) => sum + departed.count, 0)).toBe(9);
});
