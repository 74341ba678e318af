import { expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { describeEachDatabase } from "#tests/support/database.ts";

const path = feedFile("inventory/fixtures/yard-system.csv");
const column = { stknumber: "stock_number" };
const read = (db: Database, more: { said?: SaidWords; storeId?: number; complete?: boolean } = {}) =>
  importFile(db, "inventory", path, { ...more, said: { column, ...more.said } });

/** The cars that visitors see, as they see them. */
const cars = async (db: Database) => {
  const rows = await db.main
    .selectFrom("vehicles")
    .innerJoin("models", "models.id", "vehicles.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .where("left_on", "is", null)
    .select(["stock_number", "year", "vin", "color", "date_set", "makes.name as make", "models.name as model"])
    .orderBy("vehicles.id")
    .execute();
  return Object.fromEntries(
    rows.map(({ stock_number, year, make, model }) => [stock_number, `${year} ${make} ${model}`]),
  );
};

const countNames = async (db: Database) => {
  const count = (table: "makes" | "models") =>
    db.main
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
  return [Number((await count("makes")).n), Number((await count("models")).n)];
};

describeEachDatabase("a file as a yard's program writes it, with all that can be odd in it", ({ create }) => {
  const chain = () => create(fillChain);

  it("is asked about a column whose name is only a guess, and about all that it lacks at once", async () => {
    const db = await chain();
    const report = await importFile(db, "inventory", path);
    expect(report).toMatchObject({ outcome: "refused", questions: [{ said: "STK#", choices: ["stock_number"] }] });
  });

  it("publishes no wrong car: signs are read, what nobody knows waits and is asked, totals are no cars", async () => {
    const db = await chain();
    const names = await countNames(db);
    const report = await read(db);
    expect(await cars(db)).toEqual({
      Y1: "2008 Toyota Camry",
      Y2: "2005 Nissan Altima",
      Y3: "2004 Jeep Grand Cherokee",
      Y4: "2008 Chrysler Town & Country",
      Y8: "2003 Honda Accord",
      Y10: "2007 Toyota Prius",
      Y11: "2003 Mercedes-Benz C-Class",
      P1: "2003 Honda Civic",
    });
    expect(await countNames(db)).toEqual(names);
    expect(report).toMatchObject({ read: 13, accepted: 8, rejected: 2, waiting: 3, outcome: "written" });
    expect(report.questions.map(({ kind, said, read, count }) => [kind, said, read ?? null, count])).toEqual([
      ["model", "TC", null, 1],
      ["make", "??", null, 1],
      ["make", "Toyt2", null, 1],
      ["make", "TOYT", "Toyota", 1],
      ["make", "NISS", "Nissan", 1],
      ["model", "ALTMA", "Altima", 1],
      ["model", "GR CHEROKEE", "Grand Cherokee", 1],
      ["make", "CHRYS", "Chrysler", 1],
      // What the VIN of the line says too is asked of nobody: HOND, ACCRD.
      ["make", "MERZ", "Mercedes-Benz", 1],
    ]);
    expect(report.questions.find(({ said }) => said === "Toyt2")).toMatchObject({
      word: "toyt2",
      choices: ["Toyota"],
      examples: ["2007 Toyt2 Camry, Y7"],
    });
    // A VIN with a wrong sign says no year; a line without its yard is nobody's.
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [10, "year"],
      [15, "store"],
    ]);
    expect(report.warnings.map(({ line, column, reason }) => `${line} ${column} ${reason.en}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^9 vin has a letter that VINs do not use. It was read as 1HGCM82633A004352/),
        expect.stringMatching(/^11 year is not a model year. The VIN was asked/),
        expect.stringMatching(/^11 date_set is no date and was passed over/),
        expect.stringMatching(/^12 date_set is no date and was passed over/),
      ]),
    );
    const notes = english(report.notes).join("\n");
    expect(notes).toContain("Passed over as totals: lines 13, 16.");
    expect(notes).toContain("3 lines wait for somebody to say what it is: Chrysler TC (1), ?? (1), Toyt2 (1).");
    expect(notes).toContain("TOYT → Toyota (1)");
    expect(notes).toContain("The VIN filled in without asking: no year (1).");
    const y8 = await db.main.selectFrom("vehicles").selectAll().where("stock_number", "=", "Y8").executeTakeFirst();
    expect(y8).toMatchObject({ vin: "1HGCM82633A004352" });
    const y1 = await db.main.selectFrom("vehicles").selectAll().where("stock_number", "=", "Y1").executeTakeFirst();
    expect(y1).toMatchObject({ color: "negro" });
  });

  it("takes what somebody said, leaves out what is to be left out, and makes what is new by their word alone", async () => {
    const db = await chain();
    const [makes = 0, models = 0] = await countNames(db);
    const said: SaidWords = {
      make: { "??": "", toyt2: "Toyota", hond: "Honda" },
      model: { "chrysler tc": "Town & Country", "jeep grcherokee": "+" },
    };
    const report = await read(db, { said });
    expect(report).toMatchObject({ waiting: 0, leftOut: 1 });
    expect(await cars(db)).toMatchObject({
      Y3: "2004 Jeep GR Cherokee",
      Y5: "1990 Chrysler Town & Country",
      Y7: "2007 Toyota Camry",
    });
    expect(await countNames(db)).toEqual([makes, models + 1]);
    expect(report.questions.map(({ said: word }) => word)).not.toContain("HOND");
    expect(english(report.notes).join("\n")).toContain("1 line was left out, as somebody said.");
  });

  it("counts no car as gone because its line waits, nor the file as broken off", async () => {
    const db = await chain();
    await read(db, { said: { make: { "??": "Dodge", toyt2: "Toyota" } } });
    const before = await cars(db);
    expect(before).toMatchObject({ Y6: "2005 Dodge Ram 1500", Y7: "2007 Toyota Camry" });
    const again = await read(db, { complete: true });
    expect(again).toMatchObject({ gone: 0, absent: 0, waiting: 3 });
    expect(await cars(db)).toEqual(before);
  });

  it("gives a line without its yard to nobody, where the file of one yard names others", async () => {
    const db = await chain();
    const { id = 0 } =
      (await db.main.selectFrom("stores").select("id").where("site", "=", "OK9").executeTakeFirst()) ?? {};
    const report = await read(db, { storeId: id });
    expect(report.problems.map(({ line, reason }) => [line, reason.en.slice(0, 36)])).toEqual([
      [10, "is empty or no year, and the VIN doe"],
      [15, "is empty, so the line is nobody's. F"],
    ]);
    expect(report.elsewhere).toBe(1);
    expect(Object.keys(await cars(db))).not.toContain("N1");
  });
});
