import { expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { countDifferences, listDifferences } from "#data/queries/staff-exceptions.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { days, peaceYards } from "#tests/support/peace-yard.ts";
import { answerDifferences, seenOf } from "./answer.ts";
import { openSince } from "./hear.ts";

const since = openSince(days(2));
const alongside = async () => {};

/** Answers what is listed, each by its field. */
async function answer(db: Database, store: number, how: Record<string, boolean>, more: { seen?: string } = {}) {
  const rows = [true, false].map((open) =>
    listDifferences(db, { car: [store], price: [store] }, { openSince: since, open, limit: 50 }),
  );
  const answers = (await Promise.all(rows)).flat().flatMap((row) => {
    const take = how[row.stockNumber ? `${row.stockNumber} ${row.field}` : row.field];
    return take === undefined ? [] : [{ ...row, take, seen: more.seen ?? seenOf(row) }];
  });
  return answerDifferences(db, { answers, who: "Ana", alongside, now: days(2) });
}

describeEachDatabase("answers to what the system says", ({ create }) => {
  const open = peaceYards(create);

  it("keep what staff said, or take what the file says; undo asks again", async () => {
    const { db, store, yard, car, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    await edit("D2", { row: "41", space: "3" });
    await edit("D3", { left: "gone" });
    await yard({ D3: null }, { now: days(1) });
    await yard(
      { D1: { row: "9" }, D2: { row: "9", space: "8" }, D3: { row: "50", vin: "1HGCM82633A004352" } },
      { now: days(1) },
    );
    // D3 had no VIN: it is known by its number, year and model.
    expect(await countDifferences(db, { car: [store], price: [store] }, since)).toEqual({ open: 3, quiet: 0 });
    const before = await exceptions();
    const done = await answer(db, store, { "D1 place": false, "D2 place": true });
    expect(done).toMatchObject({ kept: 1, taken: 1, left: 0 });
    expect([(await car("D1")).row, (await car("D2")).row, (await car("D2")).space]).toEqual(["41", "9", "8"]);
    expect(await countDifferences(db, { car: [store], price: [store] }, since)).toEqual({ open: 1, quiet: 1 });
    await yard({ D1: { row: "9" }, D2: { row: "9", space: "8" } }, { now: days(2) });
    expect((await car("D1")).row).toBe("41");
    await undoRun(db);
    await undoRun(db, done.runs[0]?.id);
    expect([await exceptions(), (await car("D2")).row]).toEqual([before, "41"]);
  });

  it("bring a car back that staff took off, where nothing stands in its place", async () => {
    const { db, store, yard, car, edit } = await open();
    const vin = "1HGCM82633A004352";
    await yard({ D1: { vin } });
    await edit("D1", { left: "gone" });
    await edit("D2", { left: "gone" });
    const drop = { D1: null, D2: null };
    await yard(drop, { now: days(1) });
    await yard({ ...drop, D1: { vin, row: "50" } }, { now: days(1) });
    expect(await answer(db, store, { "D1 presence": true })).toMatchObject({ taken: 1, left: 0 });
    expect(await car("D1")).toMatchObject({ left_on: null, left_how: null, row: "50" });
    await edit("D1", { left: "gone" });
    await edit("D3", { left: "gone" });
    // Another car has come under its number.
    await db.main.updateTable("vehicles").set({ stock_number: "D3" }).where("stock_number", "=", "D4").execute();
    expect(await answer(db, store, { "D3 presence": true })).toMatchObject({ taken: 0, left: 1 });
    expect((await car("D3")).left_how).toBe("gone");
  });

  it("do nothing about what has changed since somebody looked", async () => {
    const { db, store, yard, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    await yard({ D1: { row: "9" } }, { now: days(1) });
    const before = await exceptions();
    expect(await answer(db, store, { "D1 place": true }, { seen: "another" })).toMatchObject({ runs: [], left: 1 });
    expect(await exceptions()).toEqual(before);
  });

  it("take a price, or its end, as the file has it", async () => {
    const { db, store, run, item, own, exceptions } = await open();
    const file = (text: string, byStaff = false) =>
      run("prices", `item_number,price,core,remove\n${item},${text}\n`, { storeId: store, byStaff, now: days(1) });
    await file("27.99,5,");
    await file("29.99,5,", true);
    await file("31.99,5,");
    expect(await answer(db, store, { price: true })).toMatchObject({ taken: 1, runs: [{ feed: "prices" }] });
    expect([await own(), await exceptions()]).toEqual([[3199, 500], []]);
    await file(",,yes", true);
    await file("33.99,6,");
    expect(await own()).toBeUndefined();
    await answer(db, store, { price: true });
    expect(await own()).toEqual([3399, 600]);
    await file("35.99,6,", true);
    await file(",,yes");
    expect(await own()).toEqual([3599, 600]);
    await answer(db, store, { price: true });
    expect([await own(), await exceptions()]).toEqual([undefined, []]);
  });
});
