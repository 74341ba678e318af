import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { type KeyedTable, keyColumns } from "#data/keys.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { cellsOf, saysAll } from "#feeds/engine/fixtures/cells.ts";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { feedIds } from "#feeds/feeds.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { emptyCatalog } from "#tests/support/empty-catalog.ts";
import { runExport } from "./export.ts";
import { feedFile, fillChain, importFile, now } from "./fixtures/chain.ts";
import { undoRun } from "./undo.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** What somebody says of a file that names every car. */
const whole = { complete: true };
const header = "store,stock_number,vin,year,make,model,color,row\n";
const cars = (count: number, from = 0, color = "Silver") =>
  Array.from({ length: count }, (_, i) => `FW1,C${from + i},,2003,Honda,Accord,${color},${(i % 50) + 1}\n`).join("");

const vehicles = (db: Database) => db.main.selectFrom("vehicles").selectAll().orderBy("id").execute();
const versionOf = async (db: Database) =>
  (await db.main.selectFrom("data_version").select("version").executeTakeFirstOrThrow()).version;

/** Every row that imports can write, as text: what must be equal after undo. */
async function everything(db: Database): Promise<string> {
  const all: unknown[] = [];
  for (const table of Object.keys(keyColumns) as KeyedTable[]) {
    const keys = sql.join(keyColumns[table].map((column) => sql.ref(column)));
    const { rows } = await sql`select * from ${sql.table(table)} order by ${keys}`.execute(db.main);
    all.push([table, rows]);
  }
  return JSON.stringify(all);
}

async function fillSamples(db: Database): Promise<void> {
  await emptyCatalog(db.main);
  await fillChain(db);
  // Few, but those of the samples.
  await importFile(db, "catalog", feedFile("engine/fixtures/models.csv"));
  for (const feed of feedIds) await importFile(db, feed, feedFile(`${feed}/sample.csv`));
}

describeEachDatabase("imports", (maker) => {
  const chain = () => maker.create(fillChain);
  const withSamples = () => maker.create(fillSamples);

  it("reads an Excel workbook: title and total passed over, days in its own form, lines by the sheet's rows", async () => {
    const db = await chain();
    const report = await importFile(db, "inventory", feedFile("engine/fixtures/stock.xlsx"));
    expect(report).toMatchObject({ outcome: "written", format: "xlsx", read: 2, rejected: 0, created: 2 });
    expect(english(report.notes)).toContain("Passed over as totals: line 6.");
    expect((await vehicles(db)).map((car) => [car.stock_number, car.row, car.date_set])).toEqual([
      ["1001", "12", "2026-11-02"],
      ["00102", "14", "2026-11-09"],
    ]);
  });

  it("imports every sample cleanly, twice without a change, and takes all back", async () => {
    const db = await chain();
    const start = await everything(db);
    const runs: number[] = [];
    for (const feed of feedIds) {
      const path = feedFile(`${feed}/sample.csv`);
      const report = await importFile(db, feed, path);
      expect(report).toMatchObject({ feed, outcome: "written", rejected: 0 });
      runs.push(report.runId ?? 0);
      const version = await versionOf(db);
      const again = await importFile(db, feed, path, { now: new Date(now.getTime() + 3_600_000) });
      expect(again).toMatchObject({ feed, outcome: "unchanged", created: 0, changed: 0, gone: 0 });
      expect(await versionOf(db)).toBe(version);
    }
    for (const run of runs.reverse()) await undoRun(db, run);
    expect(await everything(db)).toBe(start);
  });

  it("reads the reference data as it was loaded: every line is good and none is news", async () => {
    const db = await chain();
    for (const feed of ["catalog", "parts", "generations", "sisters", "part-facts"] as const) {
      const report = await importFile(db, feed, feedFile(`../data/reference/${feed}.tsv`));
      expect(report).toMatchObject({ feed, rejected: 0, created: 0, changed: 0, outcome: "unchanged" });
    }
  });

  it("writes with export what the file said, and what import reads back unchanged", async () => {
    const db = await withSamples();
    const before = await everything(db);
    for (const feed of feedIds) {
      const path = join(folder, `${maker.kind}-${feed}.csv`);
      expect(await runExport(db, { feed, path }), feed).toBeGreaterThan(0);
      const rows = await cellsOf(path);
      // Of two sisters either may stand first.
      for (const sample of feed === "sisters" ? [] : await cellsOf(feedFile(`${feed}/sample.csv`)))
        expect(rows.filter((row) => saysAll(row, sample)).length, JSON.stringify(sample)).toBeGreaterThan(0);
      const report = await importFile(db, feed, path);
      expect(report).toMatchObject({ feed, rejected: 0, created: 0, changed: 0, gone: 0 });
    }
    const unread = (text: string) => text.replace(/"stock_read_at":"[^"]*"/g, "");
    expect(unread(await everything(db))).toBe(unread(before));
  });

  it("marks what is absent as gone with its date, and brings it back when it returns by its VIN", async () => {
    const db = await chain();
    const two = `${header}FW1,G1,1HGCM82633A004352,2003,Honda,Accord,,1\nFW1,G2,,2004,Honda,Civic,,2\n`;
    await importFile(db, "inventory", write("two.csv", two));
    const one = await importFile(db, "inventory", write("one.csv", `${header}FW1,G2,,2004,Honda,Civic,,2\n`), whole);
    expect(one).toMatchObject({ gone: 1, created: 0, changed: 0 });
    expect((await vehicles(db))[0]).toMatchObject({ stock_number: "G1", left_on: "2026-11-15", left_how: "gone" });
    const back = await importFile(db, "inventory", write("back.csv", two));
    expect(back).toMatchObject({ created: 0, changed: 1 });
    expect(await vehicles(db)).toMatchObject([{ stock_number: "G1", left_on: null }, { left_on: null }]);
  });

  it("finds a line again that stands far above, by its stock number or its VIN", async () => {
    const db = await chain();
    const vin = "1HGCM82633A004352";
    const last = `FW1,C0,,2003,Honda,Accord,Red,1\nFW1,,${vin},2003,Honda,Accord,Red,1\n`;
    const path = write("far.csv", `${header}FW1,V1,${vin},2003,Honda,Accord,,1\n${cars(4500)}${last}`);
    const report = await importFile(db, "inventory", path);
    expect(report).toMatchObject({ read: 4503, created: 4501, rejected: 2 });
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [4503, "stock_number"],
      [4504, "vin"],
    ]);
  });

  it("touches only the stores of the file", async () => {
    const db = await chain();
    await importFile(
      db,
      "inventory",
      write("s1.csv", `${header}FW1,A1,,2003,Honda,Accord,,1\nPO1,A2,,2003,Honda,Accord,,1\n`),
    );
    const report = await importFile(db, "inventory", write("s2.csv", `${header}PO1,A3,,2003,Honda,Civic,,1\n`), whole);
    expect(report).toMatchObject({ gone: 1, created: 1 });
    expect((await vehicles(db)).find((car) => car.stock_number === "A1")?.left_on).toBeNull();
  });

  it("never erases a good value by an empty cell", async () => {
    const db = await chain();
    await importFile(
      db,
      "inventory",
      write("full.csv", `${header}FW1,B1,1HGCM82633A004352,2003,Honda,Accord,Silver,49\n`),
    );
    const report = await importFile(db, "inventory", write("bare.csv", `${header}FW1,B1,,2003,Honda,Accord,,\n`));
    expect(report).toMatchObject({ changed: 0, created: 0, gone: 0 });
    expect((await vehicles(db))[0]).toMatchObject({ vin: "1HGCM82633A004352", color: "plata", row: "49" });
  });

  it("does not let a car go because its line was rejected", async () => {
    const db = await chain();
    await importFile(db, "inventory", write("good.csv", header + cars(3)));
    const bad = write("bad.csv", `${header}FW1,C0,,2003,Honda,Accord,Silver,1\nFW1,C1,,20x3,Honda,Accord,Silver,2\n`);
    expect(await importFile(db, "inventory", bad, whole)).toMatchObject({ accepted: 1, rejected: 1, gone: 1 });
    const left = (await vehicles(db)).filter((car) => car.left_on !== null).map((car) => car.stock_number);
    expect(left).toEqual(["C2"]);
  });

  it("does not let a car go because its line's store is misspelt, known by its stock number or its VIN", async () => {
    const db = await chain();
    const vin = "1HGCM82633A004352";
    const line = (store: string, stock: string, of = "") => `${store},${stock},${of},2003,Honda,Accord,,1\n`;
    await importFile(db, "inventory", write("spelt.csv", header + cars(1) + line("FW1", "S1") + line("FW1", "", vin)));
    const bad = write("misspelt.csv", header + cars(1) + line("FW11", "S1") + line("Fort Wort", "", vin));
    expect(await importFile(db, "inventory", bad, whole)).toMatchObject({ accepted: 1, rejected: 2, gone: 0 });
    expect((await vehicles(db)).every((car) => car.left_on === null)).toBe(true);
  });

  it("writes nothing in a preview, and says the same", async () => {
    const db = await chain();
    const before = await everything(db);
    const path = write("preview.csv", header + cars(30));
    expect(await importFile(db, "inventory", path, { preview: true })).toMatchObject({
      outcome: "preview",
      created: 30,
      runId: null,
    });
    expect(await everything(db)).toBe(before);
    expect(await listImportRuns(db)).toHaveLength(1);
  });

  it("undoes changes, departures and arrivals of one run, and asks for later runs first", async () => {
    const db = await chain();
    await importFile(db, "inventory", write("u1.csv", header + cars(30)));
    const before = await everything(db);
    const second = await importFile(db, "inventory", write("u2.csv", header + cars(25, 5, "Red")), {
      ...whole,
      now: new Date(now.getTime() + 1000),
    });
    expect(second).toMatchObject({ changed: 25, gone: 5, created: 0 });
    await expect(undoRun(db, 2)).rejects.toThrow("Undo run 3 first");
    await undoRun(db);
    expect(await everything(db)).toBe(before);
    await expect(undoRun(db, 3)).rejects.toThrow("already undone");
    expect((await listImportRuns(db))[0]).toMatchObject({
      id: 3,
      status: "undone",
      who: "test",
      rows_changed: 25,
      rows_gone: 5,
    });
  });

  it("removes records with all that belongs to them, and undo brings all of it back", async () => {
    const db = await withSamples();
    const before = await everything(db);
    const removals = [
      ["events", "id,remove\n900001,yes\n"],
      ["parts", "item_number,remove\nS-9001,yes\n"],
      ["markets", "slug,remove\nnorte-de-texas,yes\n"],
      ["store-maps", "store,remove\nOK9,yes\n"],
      ["slides", "slug,remove\nsample-winter,yes\n"],
    ] as const;
    for (const [feed, text] of removals) {
      expect(await importFile(db, feed, write(`remove-${feed}.csv`, text))).toMatchObject({
        feed,
        gone: 1,
        rejected: 0,
      });
      expect(await everything(db)).not.toBe(before);
      await undoRun(db);
      expect(await everything(db)).toBe(before);
    }
  });

  it("lets one of two imports at once wait, and both are whole", async () => {
    const db = await chain();
    const other = await maker.openAgain(db);
    const [a, b] = await Promise.all([
      importFile(db, "inventory", write("p1.csv", header + cars(500))),
      importFile(other, "inventory", write("p2.csv", header.concat(cars(500).replaceAll("FW1", "PO1")))),
    ]);
    expect([a.created, b.created]).toEqual([500, 500]);
    expect(await vehicles(db)).toHaveLength(1000);
  });
});
