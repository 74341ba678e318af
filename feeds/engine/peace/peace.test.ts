import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { CarPhoto } from "#feeds/engine/edit-car.ts";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { reportText } from "#feeds/engine/report-text.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { days, peaceYards } from "#tests/support/peace-yard.ts";

describeEachDatabase("peace with the yard system", ({ create, openAgain }) => {
  const open = peaceYards(create);
  const changed = ({ created, changed: moved, gone }: { created: number; changed: number; gone: number }) => [
    created,
    moved,
    gone,
  ];

  it("keeps what staff moved and crushed while the file repeats itself, and asks once it says something new", async () => {
    const { yard, car, edit, exceptions, db } = await open();
    await yard();
    for (const stock of ["D7", "D8", "D9", "D10", "D11"]) await edit(stock, { row: "41" });
    const crushed = ["D20", "D21", "D22", "D23", "D24", "D25", "D26", "D27"];
    for (const stock of crushed) await edit(stock, { left: "gone" });

    const again = await yard({}, { now: days(1) });
    expect(changed(again)).toEqual([0, 0, 0]);
    expect(english(again.notes)).toEqual([
      "13 changes by your staff are kept: the file says something else, and what staff set stays.",
    ]);
    expect(reportText(again, "es")).toContain("Se respetan 13 cambios del yonke");
    expect((await car("D7")).row).toBe("41");
    for (const stock of crushed) expect((await car(stock)).left_how).toBe("gone");
    expect((await exceptions()).filter(({ now_says }) => now_says !== null)).toEqual([]);

    const other = await yard({ D7: { row: "9", space: "2" } }, { now: days(2) });
    expect(changed(other)).toEqual([0, 0, 0]);
    expect(english(other.notes)[1]).toContain("For 1 of them the file says something new");
    expect((await car("D7")).row).toBe("41");
    expect((await exceptions())[0]).toEqual({
      field: "place",
      said: '{"row":"41"}',
      against: '{"row":"7","space":""}',
      now_says: '{"row":"9","space":"2"}',
      disputed_at: days(2).toISOString(),
    });
    await undoRun(db);
    expect((await exceptions())[0]).toMatchObject({ now_says: null });
  });

  it("takes the source at once for a car that nobody touched, and for what nobody said of one", async () => {
    const { yard, car, edit } = await open();
    await yard();
    await edit("D1", { row: "41" });
    const report = await yard({ D2: { row: "88" }, D1: { vin: "1HGCM82633A004352" }, D3: null });
    expect(changed(report)).toEqual([0, 2, 1]);
    expect(await car("D1")).toMatchObject({ row: "41", vin: "1HGCM82633A004352" });
    expect((await car("D2")).row).toBe("88");
  });

  it("ends quietly where the file comes to say the same, and no row is left", async () => {
    const { yard, car, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    await edit("D2", { row: "41" });
    await edit("D2", { row: "2" });
    expect(await exceptions()).toHaveLength(1);
    await yard({ D1: { row: "41", space: "6" } });
    expect([await exceptions(), (await car("D1")).space]).toEqual([[], "6"]);
    await yard({ D1: { row: "5" } });
    expect((await car("D1")).row).toBe("5");
  });

  it("never brings back by itself what staff took off, also after the file had dropped it", async () => {
    const { yard, run, car, edit, exceptions, db } = await open();
    await yard({ D1: { vin: "1HGCM82633A004352" } });
    await edit("D1", { left: "gone" });
    await edit("D2", { left: "gone" });
    const both = { D1: null, D2: null };
    expect(changed(await yard(both, { now: days(1) }))).toEqual([0, 0, 0]);
    expect(await exceptions()).toMatchObject([{ against: '{"there":0}' }, { against: '{"there":0}' }]);
    const back = await yard({ D1: { vin: "1HGCM82633A004352", row: "50" }, D2: null }, { now: days(2) });
    expect(changed(back)).toEqual([0, 0, 0]);
    expect((await car("D1")).left_how).toBe("gone");
    expect((await exceptions())[0]).toMatchObject({ now_says: '{"there":1,"row":"50","space":""}' });
    // Without a VIN the same car of the same number is asked about too; the number alone is no proof, another may have it by now.
    expect(changed(await yard({ D1: null }, { now: days(3) }))).toEqual([0, 0, 0]);
    expect((await exceptions())[1]).toMatchObject({ now_says: '{"there":1,"row":"2","space":""}' });
    const other = "store,stock_number,year,make,model,row\nDA1,D2,2005,Toyota,Camry,2\n";
    expect(changed(await run("inventory", other, { now: days(3) }))).toEqual([1, 0, 0]);
    const cars = await db.main.selectFrom("vehicles").select("left_on").where("stock_number", "=", "D2").execute();
    expect(cars.filter(({ left_on }) => left_on === null)).toHaveLength(1);
  });

  it("counts a car that staff took off neither as there nor as a new one", async () => {
    const { yard, car, edit } = await open();
    await yard();
    await edit("D1", { left: "gone" });
    await edit("D2", { left: "gone" });
    // As many are missing as staff took off: those are gone all the same.
    expect(changed(await yard({ D3: null, D4: null }))).toEqual([0, 0, 2]);
    expect([(await car("D3")).left_how, (await car("D1")).left_how]).toEqual(["gone", "gone"]);
    // A line that cannot be read still lists its car.
    const { rejected } = await yard({ D1: { status: "", photos: "", row: "1" }, D2: { row: "x".repeat(500) } });
    expect(rejected).toBe(1);
    expect(changed(await yard({ D3: null, D4: null }))).toEqual([0, 0, 2]);
  });

  it("hears a car named by a line that waits for an answer, or whose store is misspelt, also while staff has it gone", async () => {
    const { yard, edit, exceptions } = await open();
    await yard();
    await edit("D1", { left: "gone" });
    await edit("D2", { left: "gone" });
    const report = await yard({ D1: { make: "Hondda" }, D2: { store: "DA9" } }, { now: days(1) });
    expect([report.waiting, report.rejected, report.gone]).toEqual([1, 1, 0]);
    for (const { against } of await exceptions()) expect(against).toContain('"there":1');
    await yard({ D1: null, D2: null }, { now: days(1) });
    for (const { against } of await exceptions()) expect(against).toBe('{"there":0}');
  });

  it("closes a question that nobody answered in three days", async () => {
    const { yard, car, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    await yard({ D1: { row: "9" } }, { now: days(1) });
    const [asked] = await exceptions();
    await yard({ D1: { row: "9" } }, { now: days(3) });
    expect(await exceptions()).toEqual([asked]);
    await yard({ D1: { row: "9" } }, { now: days(4) });
    expect(await exceptions()).toMatchObject([{ against: '{"row":"9","space":""}', now_says: null }]);
    expect((await car("D1")).row).toBe("41");
  });

  it("keeps the photos of the staff before those of the file", async () => {
    const { yard, car, edit, db, folder } = await open();
    await yard();
    const photo = (text: string): CarPhoto => ({ mime: "image/webp", width: 4, height: 3, bytes: Buffer.from(text) });
    await edit("D1", { photos: [photo("a")] });
    await edit("D1", { photos: [photo("b")] });
    const own = JSON.parse((await car("D1")).photos) as string[];
    const file = await db.main
      .selectFrom("vehicles")
      .select("id")
      .where("stock_number", "=", "D1")
      .executeTakeFirstOrThrow();
    for (const name of ["sample-es.png", "sample-en.png"])
      copyFileSync(join(import.meta.dirname, "../../promos", name), join(folder, name));
    const report = await yard({ D1: { photos: "sample-es.png" } });
    expect(report.warnings).toEqual([]);
    const first = JSON.parse((await car("D1")).photos) as string[];
    expect([first.slice(0, 2), first.length, (await car("D1")).id]).toEqual([own, 3, file.id]);
    await yard({ D1: { photos: "sample-en.png" } });
    const second = JSON.parse((await car("D1")).photos) as string[];
    expect([second.slice(0, 2), second.length]).toEqual([own, 3]);
    expect(second[2]).not.toBe(first[2]);
  });

  it("goes with undo: with the edit the exception, with the import the question", async () => {
    const { db, yard, car, edit, exceptions } = await open();
    await yard();
    await edit("D1", { left: "gone" });
    await undoRun(db);
    expect([await exceptions(), (await car("D1")).left_on]).toEqual([[], null]);
    await edit("D1", { row: "41" });
    const edited = await exceptions();
    await yard({ D1: { row: "9" } });
    await undoRun(db);
    expect(await exceptions()).toEqual(edited);
    await yard({ D1: { row: "41" } });
    expect(await exceptions()).toEqual([]);
    await undoRun(db);
    expect(await exceptions()).toEqual(edited);
    await undoRun(db);
    expect([await exceptions(), (await car("D1")).row]).toEqual([[], "1"]);
  });

  it("writes nothing in a preview, and says what it would keep", async () => {
    const { yard, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    const before = await exceptions();
    const report = await yard({ D1: { row: "9" } }, { preview: true });
    expect([report.outcome, report.notes.length, await exceptions()]).toEqual(["preview", 2, before]);
  });

  it("holds while two processes work at once", async () => {
    const { db, yard, car, edit, exceptions } = await open();
    await yard();
    const other = await openAgain(db);
    await Promise.all([
      yard({ D1: { row: "9" } }),
      edit("D2", { row: "41" }, other),
      edit("D1", { row: "41" }, other),
      yard({ D1: { row: "9" } }, {}, other),
    ]);
    // Whoever came first: nobody is reverted, and the file's last word is known.
    await yard({ D1: { row: "9" } });
    expect([(await car("D1")).row, (await car("D2")).row]).toEqual(["41", "41"]);
    const [first] = await exceptions();
    expect(first?.now_says ?? first?.against).toBe('{"row":"9","space":""}');
  });

  it("lets a manager's file bring a question of the own yard", async () => {
    const { yard, edit, store } = await open();
    await yard();
    await edit("D1", { row: "41" });
    expect((await yard({ D1: { row: "9" } }, { mayChange: (id) => id === store })).outcome).toBe("written");
  });
});
