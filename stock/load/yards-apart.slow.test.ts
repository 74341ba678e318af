import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { packYard } from "#tests/support/pack-yard.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import type { Catalog } from "../catalog.ts";
import { vehicleAt, type YardColumns } from "../columns.ts";
import type { Stock, Yard } from "../stock.ts";
import { WordTable } from "../word-table.ts";
import { type LoadOptions, loadStock } from "./stock.ts";
import { loadYardsApart } from "./yards-apart.ts";
import { sendable, takeIn } from "./yards-sent.ts";

const thread = fileURLToPath(new URL("./yards-thread.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "yonke-apart-"));
let db: Database;
beforeAll(async () => {
  db = await openMigrated(folder);
  await fillChain(db, { stores: 9, vehicles: 90, departed: 9 });
  const words = db.main.updateTable("vehicles");
  await words.set({ notes: "frenos ñ", photos: '["a.jpg"]', trim: "only here" }).where("id", "=", 3).execute();
  // A store that was never written to is in no thread's list.
  await db.main.transaction().execute((trx) => bumpVersion(trx, { stores: [1, 2, 3, 4, 5, 6, 7, 8] }));
  await db.main.deleteFrom("store_versions").where("store_id", "=", 9).execute();
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All that is known of every car, by yard, as visitors get it. */
const carsOf = ({ yards, catalog, words }: Stock) => {
  const list = (columns: YardColumns) =>
    Array.from({ length: columns.count }, (_, row) => vehicleAt(columns, row, catalog, words));
  return [...yards].map(([id, { present, departed, typicalStayDays }]) => ({
    id,
    typicalStayDays,
    present: list(present),
    departed: list(departed),
    orders: [present.newest, present.byYear, present.models, present.makes].map((order) => [...order]),
  }));
};

async function load(options: LoadOptions) {
  const warned: object[] = [];
  const { stock } = await loadStock(db, undefined, { ...options, log: { warn: (facts) => void warned.push(facts) } });
  return { stock, warned };
}

it("reads in threads what is read without them", async () => {
  const [alone, apart] = [await load({ many: 1 }), await load({ thread, many: 1 })];
  expect(apart.warned).toEqual([]);
  expect(carsOf(apart.stock)).toEqual(carsOf(alone.stock));
  expect(apart.stock.yards.get(9)?.present.count).toBeGreaterThan(0);
  const read = [...apart.stock.yards.values()].filter(({ present }) => present.storeId !== 9);
  expect(new Set(read.map(({ present }) => present.id.buffer)).size).toBe(1);
  const changed = [...apart.stock.yards.values()].flatMap(({ present }) => [...present.id]).includes(3);
  expect(changed).toBe(true);
});

it("needs no thread below so many cars", async () => {
  const { warned, stock } = await load({ thread: "/nowhere.ts", many: 100 });
  expect([warned, stock.yards.size]).toEqual([[], 9]);
});

it("reads all here when a thread cannot run, and says so", async () => {
  const { stock, warned } = await load({ thread: "/nowhere.ts", many: 99 });
  expect(warned).toHaveLength(1);
  expect(carsOf(stock)).toEqual(carsOf((await load({})).stock));
});

it("takes nothing of another version than the rest of the stock", async () => {
  const { version } = (await load({})).stock;
  const asked = (of: number) => ({ file: db.place, version: of, storeIds: [3, 1, 2] });
  await expect(loadYardsApart(thread, asked(version - 1), new WordTable())).rejects.toThrow(/changed/);
  expect([...(await loadYardsApart(thread, asked(version), new WordTable())).keys()].sort()).toEqual([1, 2, 3]);
});

it("widens a yard's numbers when the words of all threads are more than they can name", () => {
  const catalog = {
    model: (id: number) => ({ id, makeId: 1, name: "Model", body: "sedan" }),
    make: (id: number) => ({ id, name: "Make" }),
  } as unknown as Catalog;
  const [own, all] = [new WordTable(), new WordTable()];
  for (let at = 0; at < 70_000; at++) all.number(`other ${at}`);
  const rows = [vehicleRow({ id: 1, store_id: 1, model_id: 1, color: "gris" })];
  const yard: Yard = {
    present: packYard(1, rows, catalog, own),
    departed: packYard(1, [], catalog, own),
    typicalStayDays: null,
  };
  const sent = structuredClone({ yards: [sendable([1, yard])], words: [...own.texts], blocks: [] });
  const [[, taken] = []] = takeIn(sent, all, []);
  expect(taken && vehicleAt(taken.present, 0, catalog, all)).toEqual(vehicleAt(yard.present, 0, catalog, own));
});
