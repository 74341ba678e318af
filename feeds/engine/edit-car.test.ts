import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { insertRows } from "#data/writes/rows.ts";
import { emptyCatalog } from "#tests/support/empty-catalog.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { storeRow, vehicleRow } from "#tests/support/rows.ts";
import { type CarEdit, type CarPhoto, editCar } from "./edit-car.ts";
import { undoRun } from "./undo.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-edit-"));
let db: Database;
beforeAll(async () => {
  db = await openMigrated(folder);
  await emptyCatalog(db.main);
  await insertRows(db.main, "divisions", [{ id: 1, code: "APB", name: "Auto Parts" }]);
  await insertRows(db.main, "makes", [{ id: 1, name: "Make" }]);
  await insertRows(db.main, "models", [{ id: 1, make_id: 1, name: "Model", body: "sedan", years: "" }]);
  await insertRows(db.main, "stores", [storeRow({ id: 1 }), storeRow({ id: 2, time_zone: "America/New_York" })]);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await db.main.deleteFrom("import_changes").execute();
  await db.main.deleteFrom("import_runs").execute();
  await db.main.deleteFrom("vehicles").execute();
  await insertRows(db.main, "vehicles", [
    vehicleRow({ id: 7, store_id: 1, model_id: 1, row: "12", space: "3", photos: '["old"]' }),
    vehicleRow({ id: 8, store_id: 2, model_id: 1, stock_number: "", vin: "1HGCM82633A004352" }),
    vehicleRow({ id: 9, store_id: 1, model_id: 1, left_on: "2026-10-09", left_how: "gone" }),
  ]);
});

/** Night of the 14th in California, the 15th already in New York. */
const now = new Date("2026-11-15T06:30:00Z");
type More = Partial<Omit<Parameters<typeof editCar>[1], "id" | "edit">>;
const change = (id: number, edit: CarEdit, more: More = {}) =>
  editCar(db, { id, storeId: 1, edit, who: "Ana", now, ...more });
const car = (id: number) => db.main.selectFrom("vehicles").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const photo = (text: string): CarPhoto => ({ mime: "image/webp", width: 4, height: 3, bytes: Buffer.from(text) });

describe("one car that is changed by hand", () => {
  it("stands in another row and keeps its place there, unless one is named", async () => {
    const moved = await change(7, { row: "44" });
    expect(moved).toMatchObject({ before: { row: "12" }, after: { row: "44", space: "3" } });
    expect(await car(7)).toMatchObject({ row: "44", space: "3" });
    await change(7, { row: "44", space: "" });
    expect(await car(7)).toMatchObject({ row: "44", space: "" });
  });

  it("is a run of its own, which undo takes back", async () => {
    const before = await car(7);
    const done = await change(7, { row: "44" });
    const [run, ...others] = await listImportRuns(db);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ feed: "inventory", format: "office", file_name: "B7", who: "Ana", status: "done" });
    expect(run).toMatchObject({ rows_read: 1, rows_changed: 1, rows_gone: 0, stores: "[1]" });
    expect(run?.version).toBeGreaterThan(0);
    expect(done).toMatchObject({ runId: run?.id });
    await undoRun(db);
    expect(await car(7)).toEqual(before);
  });

  it("is gone on the day that it is there", async () => {
    await change(7, { left: "gone" });
    await change(8, { left: "gone" }, { storeId: 2 });
    expect(await car(7)).toMatchObject({ left_on: "2026-11-14", left_how: "gone", row: "12" });
    expect(await car(8)).toMatchObject({ left_on: "2026-11-15", left_how: "gone" });
    const runs = await listImportRuns(db);
    // Of a car without a number the VIN.
    expect(runs.map((run) => [run.file_name, run.rows_changed, run.rows_gone])).toEqual([
      ["1HGCM82633A004352", 0, 1],
      ["B7", 0, 1],
    ]);
  });

  it("gets new photos before those that it has, each once", async () => {
    await change(7, { photos: [photo("a"), photo("b"), photo("a")] });
    const first = JSON.parse((await car(7)).photos) as string[];
    expect([first.length, first.at(-1)]).toEqual([3, "old"]);
    await change(7, { photos: [photo("b")] });
    expect(JSON.parse((await car(7)).photos)).toEqual([first[1], first[0], "old"]);
    expect(await db.main.selectFrom("images").select("id").where("id", "in", first).execute()).toHaveLength(2);
  });
});

describe("what is not changed", () => {
  it("is a car of another yard, one that left, and one that is none", async () => {
    for (const [id, storeId] of [
      [7, 2],
      [9, 1],
      [77, 1],
    ] as const)
      expect(await change(id, { row: "44" }, { storeId })).toBe("absent");
  });

  it("is one that somebody has put elsewhere since it was seen", async () => {
    expect(await change(7, { row: "44" }, { seenRow: "11" })).toMatchObject({ clash: { row: "12" } });
    expect(await change(7, { row: "44" }, { seenRow: "12" })).toMatchObject({ after: { row: "44" } });
  });

  it("is one that stands there already: no run is written", async () => {
    expect(await change(7, { row: "12" })).toBe("same");
    expect(await change(7, { row: "12", space: "3" })).toBe("same");
    expect(await listImportRuns(db)).toEqual([]);
    expect(await change(7, { row: "12", space: "4" })).toMatchObject({ after: { space: "4" } });
  });

  it("is anything, where what is written alongside fails", async () => {
    const alongside = () => Promise.reject(new Error("no room"));
    await expect(change(7, { row: "44" }, { alongside })).rejects.toThrow("no room");
    expect([(await car(7)).row, await listImportRuns(db)]).toEqual(["12", []]);
  });
});
