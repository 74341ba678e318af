import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { fillChain, importFile } from "./fixtures/chain.ts";
import { english } from "./fixtures/rows.ts";
import type { ImportOptions } from "./run.ts";
import { undoRun } from "./undo.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-absent-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const header = "store,stock_number,year,make,model,row,status\n";
const car = (at: number, site = "FW1", status = "", make = "Honda") =>
  `${site},C${at},2003,${make},Accord,${at + 1},${status}\n`;
const cars = (count: number, from = 0) => Array.from({ length: count }, (_, at) => car(from + at)).join("");

describeEachDatabase("cars that a file does not name", (maker) => {
  async function open() {
    const db = await maker.create(fillChain);
    let files = 0;
    const bring = (lines: string, more: Partial<ImportOptions> = {}) => {
      const path = join(folder, `${maker.kind}-${++files}.csv`);
      writeFileSync(path, header + lines);
      return importFile(db, "inventory", path, more);
    };
    return { db, bring, present: () => presentOf(db) };
  }
  const presentOf = async (db: Database) =>
    (await db.main.selectFrom("vehicles").select("stock_number").where("left_on", "is", null).execute()).length;

  it("stay, and are counted and listed by row, unless somebody says that it is everything", async () => {
    const { bring, present } = await open();
    await bring(cars(40));
    const short = await bring(cars(2) + car(90), { details: true });
    expect(short).toMatchObject({ outcome: "written", created: 1, gone: 0, absent: 38 });
    expect(short.short).toMatchObject([{ name: "Fort Worth", before: 40, named: 3, absent: 38, beyond: true }]);
    expect(short.absentCars.map(({ row }) => Number(row))).toEqual(Array.from({ length: 38 }, (_, at) => at + 3));
    expect(short.absentCars[0]).toMatchObject({ car: "2003 Honda Accord", number: "C2" });
    expect(await present()).toBe(41);
  });

  it("leave by a file that is said to be everything while they are few, of any yard", async () => {
    const { bring, present } = await open();
    await bring(cars(8));
    expect(await bring(cars(7), { complete: true })).toMatchObject({ outcome: "written", gone: 1, absent: 0 });
    await bring(cars(100));
    expect(await bring(cars(90), { complete: true })).toMatchObject({ outcome: "written", gone: 10 });
    expect(await present()).toBe(90);
  });

  it("leave in numbers only where somebody says how many, and undo brings them all back", async () => {
    const { db, bring, present } = await open();
    await bring(cars(40));
    for (const leaving of [undefined, 34, 36]) {
      const refused = await bring(cars(5), { complete: true, leaving });
      expect(refused).toMatchObject({ outcome: "refused", runId: null, absent: 35, gone: 0 });
      expect(english(refused.refusals).join(" ")).toContain(
        leaving
          ? `It was said that ${leaving} leave, but it is 35`
          : "the file names 5 of its cars, and 35 are missing",
      );
    }
    expect(await present()).toBe(40);
    expect(await bring(cars(5), { complete: true, leaving: 35 })).toMatchObject({ outcome: "written", gone: 35 });
    expect(await present()).toBe(5);
    await undoRun(db);
    expect(await present()).toBe(40);
  });

  it("stay where the file is under half of what the last five named, though few would leave", async () => {
    const { db, bring } = await open();
    for (const count of [80, 82, 79, 81, 80]) await bring(cars(count));
    const run = await bring(cars(3), { complete: true, leaving: 79 });
    expect(run.gone).toBe(79);
    // Only three are there now; a file that brings back 30 and misses one is still far under the usual 80.
    const odd = await bring(cars(30, 1), { complete: true });
    expect(odd).toMatchObject({ outcome: "refused", absent: 1 });
    expect(odd.short).toMatchObject([{ before: 3, named: 30, usual: 80, beyond: true }]);
    await undoRun(db, run.runId as number);
    expect(await bring(cars(79), { complete: true })).toMatchObject({ outcome: "written", gone: 3 });
  });

  it("do not count where a line says itself that its car left", async () => {
    const { bring, present } = await open();
    await bring(cars(40));
    const sold = Array.from({ length: 30 }, (_, at) => car(at, "FW1", "Sold")).join("");
    expect(await bring(sold + cars(10, 30), { complete: true })).toMatchObject({ gone: 30, absent: 0 });
    expect(await present()).toBe(10);
  });

  it("do not count where their lines wait for an answer, and those lines count as the file's", async () => {
    const { bring, present } = await open();
    const waiting = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => car(from + at, "FW1", "", "Hondda")).join("");
    await bring(cars(80));
    expect(await bring(cars(40) + waiting(40, 40), { complete: true })).toMatchObject({
      waiting: 40,
      gone: 0,
      absent: 0,
    });
    await bring(cars(3), { complete: true, leaving: 77 });
    // Of the usual 80 it names two that are there, and 60 that may be new.
    expect(await bring(cars(2) + waiting(60, 100), { complete: true })).toMatchObject({ waiting: 60, gone: 1 });
    expect(await present()).toBe(2);
  });

  it("are held against each yard's own count", async () => {
    const { bring } = await open();
    const many = Array.from({ length: 200 }, (_, at) => car(1000 + at, "PO1")).join("");
    await bring(cars(20) + many);
    const file = cars(12) + many;
    expect(await bring(file, { complete: true })).toMatchObject({ outcome: "refused", absent: 8 });
    expect(await bring(file, { complete: true, leaving: 8 })).toMatchObject({ outcome: "written", gone: 8 });
  });

  it("are another yard's where the file is for one: its lines are passed over, and one without a yard is refused", async () => {
    const { db, bring } = await open();
    const storeId = (
      await db.main.selectFrom("stores").select("id").where("site", "=", "FW1").executeTakeFirstOrThrow()
    ).id;
    await bring(cars(3) + car(50, "PO1"));
    const wrong = `PO1,C51,20x3,Honda,Accord,1,\n`;
    const lines = cars(3) + car(50, "PO1") + car(52, "PO1") + wrong + car(60, "") + car(61, "Fort Wort");
    const report = await bring(lines, { storeId, complete: true });
    expect(report).toMatchObject({ read: 8, accepted: 3, elsewhere: 3, rejected: 2, gone: 0, created: 0 });
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [8, "store"],
      [9, "store"],
    ]);
    expect(english(report.notes)).toContain("3 lines are about other stores and were passed over.");
    expect(await presentOf(db)).toBe(4);
  });
});
