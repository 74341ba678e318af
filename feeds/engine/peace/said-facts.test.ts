import { expect, it } from "vitest";
import { readFacts, tellerOf, type VinColumn } from "#core/car-facts.ts";
import { findPresentCars } from "#data/queries/find-car.ts";
import { listDifferences } from "#data/queries/staff-exceptions.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { days, peaceYards } from "#tests/support/peace-yard.ts";
import { answerDifferences, seenOf } from "./answer.ts";
import { openSince } from "./hear.ts";

/** An Accord of 2003 whose VIN tells 3.0 V6, J30A4. */
const vin = "1HGCM82633A004352";

describeEachDatabase("what staff say of a car", ({ create }) => {
  const open = peaceYards(create);
  const opened = async () => {
    const yard = await open();
    const file = (columns = "", cells = "", day = 0) =>
      yard.run(
        "inventory",
        `store,stock_number,vin,year,make,model,row${columns}\nDA1,D1,${vin},2003,Honda,Accord,7${cells}\n`,
        { now: days(day) },
      );
    const facts = async () => (await findPresentCars(yard.db, [yard.store], "D1"))[0]?.facts ?? readFacts("");
    const differences = () =>
      listDifferences(
        yard.db,
        { car: [yard.store], price: [] },
        { openSince: openSince(days(2)), open: true, limit: 9 },
      );
    return { ...yard, file, facts, differences };
  };
  const tellers = (facts: ReturnType<typeof readFacts>, ...columns: VinColumn[]) =>
    columns.map((column) => tellerOf(facts, column));

  it("holds over its VIN, which says nothing of another engine any more", async () => {
    const { file, facts, edit, car } = await opened();
    await file();
    expect(await facts()).toMatchObject({ litres: 3, cylinders: 6, engineCode: "J30A4", doors: 2 });
    await edit("D1", { facts: { litres: 2.4, cylinders: 4, engine_shape: "I", doors: 2 } });
    for (const day of [0, 1]) {
      if (day > 0) await file("", "", day);
      expect(await facts()).toMatchObject({ litres: 2.4, cylinders: 4, engineShape: "I", doors: 2 });
      expect((await facts()).engineCode).toBeUndefined();
      expect((await car("D1")).engine).toBe("2.4L I4");
    }
    expect(tellers(await facts(), "litres", "engine", "doors")).toEqual(["staff", "staff", "vin"]);
  });

  it("leaves no code of its VIN beside another engine than its file said", async () => {
    const { file, facts, edit } = await opened();
    await file(",engine", ",3.0L V6");
    expect(tellers(await facts(), "litres", "engine_code")).toEqual(["file", "vin"]);
    await edit("D1", { facts: { litres: 2.4 } });
    expect([(await facts()).litres, (await facts()).engineCode]).toEqual([2.4, undefined]);
  });

  it("may be that its VIN is wrong: what they emptied stays empty, and comes back by undo", async () => {
    const { file, facts, edit, db } = await opened();
    await file();
    await edit("D1", { facts: { engine_code: "" } });
    await file("", "", 1);
    expect([(await facts()).engineCode, (await facts()).litres]).toEqual([undefined, 3]);
    await undoRun(db);
    await undoRun(db);
    expect(await facts()).toMatchObject({ engineCode: "J30A4" });
    expect(tellers(await facts(), "engine_code")).toEqual(["vin"]);
  });

  it("stays until the file says something new of it, which is asked and can be taken", async () => {
    const { file, facts, edit, differences, exceptions, db } = await opened();
    await file(",engine,engine_code", ",3.0L V6,J30A4");
    expect(tellers(await facts(), "litres", "engine_code")).toEqual(["file", "file"]);
    await edit("D1", { facts: { engine_code: "J30A5", high_voltage: 1 } });
    await file(",engine,engine_code", ",3.0L V6,J30A4", 1);
    expect(await facts()).toMatchObject({ engineCode: "J30A5", highVoltage: true });
    expect(await differences()).toEqual([]);
    await file(",engine,engine_code", ",3.0L V6,J30Z1", 1);
    expect(await facts()).toMatchObject({ engineCode: "J30A5" });
    const asked = await differences();
    expect(asked.map(({ field, now_says }) => [field, now_says])).toEqual([["engine_code", '{"engine_code":"J30Z1"}']]);
    const answers = asked.map((row) => ({ ...row, take: true, seen: seenOf(row) }));
    await answerDifferences(db, { answers, who: "Ana", alongside: async () => {}, now: days(2) });
    expect(await facts()).toMatchObject({ engineCode: "J30Z1", highVoltage: true });
    expect(tellers(await facts(), "engine_code", "high_voltage")).toEqual(["file", "staff"]);
    expect((await exceptions()).map(({ field }) => field)).toEqual(["high_voltage"]);
  });

  it("is the file's again once both say the same", async () => {
    const { file, facts, edit, exceptions } = await opened();
    await file(",doors", ",4");
    await edit("D1", { facts: { doors: 2 } });
    await file(",doors", ",2", 1);
    expect(tellers(await facts(), "doors")).toEqual(["file"]);
    expect(await exceptions()).toEqual([]);
    await file(",doors", ",4", 1);
    expect((await facts()).doors).toBe(4);
  });

  it("changes nothing where it is nothing new", async () => {
    const { file, edit } = await opened();
    await file();
    expect(await edit("D1", { facts: { litres: 3, cylinders: 6 } })).toBe("same");
  });

  it("is whole where a whole is counted", async () => {
    const { file, facts } = await opened();
    const report = await file(",doors,litres,cylinders", ",2.5,2.4,4.5");
    expect(report).toMatchObject({ accepted: 1, rejected: 0 });
    expect(await facts()).toMatchObject({ litres: 2.4 });
    expect((await facts()).cylinders).not.toBe(4.5);
  });
});
