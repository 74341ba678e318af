import { expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { isPostgres } from "#data/differences.ts";
import { listDifferences } from "#data/queries/staff-exceptions.ts";
import { createChangeLog } from "#data/writes/feeds-changes.ts";
import { findRowsByKeys, type PlainRow, putPlainRows } from "#data/writes/feeds-rows.ts";
import { openIds } from "#data/writes/feeds-runs.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { now } from "#feeds/engine/fixtures/chain.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { readCars } from "#feeds/inventory/cars-feed.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { days, peaceYards } from "#tests/support/peace-yard.ts";
import { answerDifferences, seenOf } from "./answer.ts";
import { openExceptions } from "./exceptions.ts";
import { openSince } from "./hear.ts";
import { speakOfCar } from "./speak.ts";

/** Staff say where a car was hit, or hold it. */
const say = (db: Database, id: number, values: { hit_side?: string; held_until?: string }) =>
  importTransaction(db, async (trx) => {
    const [before] = await findRowsByKeys(trx, "vehicles", [{ id }]);
    if (!before) throw new Error(`no car ${id}`);
    const after = { ...before, ...values };
    const ids = await openIds(trx, isPostgres(trx));
    const exceptions = openExceptions(trx, createChangeLog(trx, ids.take("import_runs")));
    await putPlainRows(trx, "vehicles", [after]);
    await speakOfCar(exceptions, before, after, { at: now.toISOString(), who: "Ana" });
    await exceptions.save();
    await ids.save();
  });

describeEachDatabase("where a car was hit, and till when it is held", ({ create }) => {
  const open = peaceYards(create);

  it("is taken from a file, stays when the file falls silent, and comes back by undo", async () => {
    const { db, store, yard, car } = await open();
    await yard({
      D1: { hit: "Lado izquierdo" },
      D2: { hit: "Driver Side" },
      D3: { hit: "granizo" },
      D4: { hit: "Sin golpe" },
      D5: { hit: "None" },
      D6: { hit: "front left" },
    });
    const sides = async () =>
      Promise.all(["D1", "D2", "D3", "D4", "D5", "D6"].map(async (stock) => (await car(stock)).hit_side));
    expect(await sides()).toEqual(["left", "left", "", "none", "", ""]);
    await yard({ D2: { hit: "rear" } }, { now: days(1) });
    expect(await sides()).toEqual(["left", "rear", "", "none", "", ""]);
    await undoRun(db);
    expect(await sides()).toEqual(["left", "left", "", "none", "", ""]);
    const exported: PlainRow[] = [];
    for await (const row of readCars(db.main, "vehicles", { storeId: store, saveImage: async () => "" }))
      exported.push(row);
    // Read again, a bare "none" would say nothing.
    expect(exported.find((row) => row.stock_number === "D4")?.hit_side).toBe("no hit");
  });

  it("stays as staff said until the file says something new, which is asked", async () => {
    const { db, store, yard, car } = await open();
    await yard({ D1: { hit: "front" }, D2: { hit: "front" } });
    for (const stock of ["D1", "D2"]) await say(db, (await car(stock)).id, { hit_side: "left" });
    await yard({ D1: { hit: "front" }, D2: { hit: "front" } }, { now: days(1) });
    expect([(await car("D1")).hit_side, (await car("D2")).hit_side]).toEqual(["left", "left"]);
    await yard({ D1: { hit: "rear" }, D2: { hit: "left" } }, { now: days(1) });
    const asked = await listDifferences(
      db,
      { car: [store], price: [store] },
      { openSince: openSince(days(1)), open: true, limit: 9 },
    );
    expect(asked.map(({ stockNumber, field, now_says }) => [stockNumber, field, now_says])).toEqual([
      ["D1", "hit", '{"hit_side":"rear"}'],
    ]);
    const answers = asked.map((row) => ({ ...row, take: true, seen: seenOf(row) }));
    await answerDifferences(db, { answers, who: "Ana", alongside: async () => {}, now: days(2) });
    expect(await car("D1")).toMatchObject({ hit_side: "rear", row: "1" });
  });

  it("leaves a question about the row open, and a hold outlives every file", async () => {
    const { db, yard, car, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    await yard({ D1: { row: "9" } }, { now: days(1) });
    const held = "2026-11-17T01:00:00.000Z";
    await say(db, (await car("D1")).id, { held_until: held, hit_side: "rear" });
    expect(await exceptions()).toMatchObject([
      { field: "hit" },
      { field: "place", now_says: '{"row":"9","space":""}' },
    ]);
    await yard({ D1: { row: "9" } }, { now: days(2) });
    expect(await car("D1")).toMatchObject({ held_until: held, hit_side: "rear", row: "41" });
    await yard({ D1: { row: "9", status: "Sold" } }, { now: days(2) });
    await undoRun(db);
    expect(await car("D1")).toMatchObject({ held_until: held, hit_side: "rear", left_on: null });
  });

  it("is one of five words, and a moment", async () => {
    const { db, yard } = await open();
    await yard();
    const set = (values: object) => db.main.updateTable("vehicles").set(values).where("id", ">", 0).execute();
    await expect(set({ hit_side: "roof" })).rejects.toThrow(/check/i);
    await expect(set({ held_until: "2026-11-17" })).rejects.toThrow(/check/i);
    await set({ hit_side: "", held_until: null });
  });
});
