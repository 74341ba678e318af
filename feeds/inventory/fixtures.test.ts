import { expect, it } from "vitest";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { problemText } from "#feeds/engine/report-text.ts";
import { describeEachDatabase } from "#tests/support/database.ts";

const fixture = (name: string) => feedFile(`inventory/fixtures/${name}`);

describeEachDatabase("files that yards' systems write", (maker) => {
  const read = async (name: string, options: Parameters<typeof importFile>[3] = {}) => {
    const db = await maker.create(fillChain);
    const report = await importFile(db, "inventory", fixture(name), options);
    const cars = await db.main
      .selectFrom("vehicles")
      .innerJoin("models", "models.id", "vehicles.model_id")
      .innerJoin("makes", "makes.id", "models.make_id")
      .selectAll("vehicles")
      .select(["models.name as model", "makes.name as make"])
      .orderBy("stock_number")
      .execute();
    return { report, cars };
  };

  it("reads the older CSV: byte-order mark, CRLF, capitals, the make in the model, three forms of date", async () => {
    const { report, cars } = await read("older.csv");
    expect(report).toMatchObject({ encoding: "utf-8", accepted: 3, rejected: 0, notes: [] });
    expect(cars).toMatchObject([
      { stock_number: "B100", make: "Honda", model: "Accord", date_set: "2026-05-11", row: "49" },
      { stock_number: "B101", make: "Chevrolet", model: "Corvette", vin: "194377S112233", date_set: "2026-02-06" },
      { stock_number: "B102", make: "Scion", model: "tC", year: 2008, date_set: "2026-05-18" },
    ]);
  });

  it("reads the newer CSV: sold rows and rows off the lot stay out", async () => {
    const { report, cars } = await read("newer.csv");
    expect(report).toMatchObject({ accepted: 3, created: 1 });
    expect(cars).toMatchObject([
      { stock_number: "N1", color: "plata", transmission: "Automatic", engine: "2.4L, I4", date_set: "2026-05-18" },
    ]);
  });

  it("reads Crush XML for the store that is named", async () => {
    const { report, cars } = await read("crush.xml", { storeId: 1 });
    expect(report).toMatchObject({ format: "xml", created: 2 });
    expect(cars).toMatchObject([
      { stock_number: "X1", row: "A12", mileage: null, date_set: "2026-05-11" },
      { stock_number: "X2", make: "Ford", mileage: 120455, color: "" },
    ]);
  });

  it("reads Crush JSON, takes the second name where the first is empty, and leaves HTML photos for later", async () => {
    const { report, cars } = await read("crush.json");
    expect(report).toMatchObject({ format: "json", created: 2 });
    expect(english(report.notes).join()).toContain("--fetch-photos");
    expect(cars).toMatchObject([
      { stock_number: "J1", mileage: null, date_set: "2026-05-10", photos: "[]" },
      { stock_number: "J2", make: "Ford", model: "Focus", row: "34" },
    ]);
  });

  it("reads section yards with semicolons", async () => {
    const { report, cars } = await read("section.csv");
    expect(report.format).toBe("semicolon");
    expect(cars).toMatchObject([{ section: "Imports", row: "5", space: "12", color: "azul" }]);
  });

  it("reads Windows-1252 and UTF-16", async () => {
    expect((await read("windows-1252.csv")).cars).toMatchObject([
      { notes: "Puerta dañada – sin espejo", color: "cafe" },
    ]);
    expect((await read("utf-16.csv")).cars).toMatchObject([{ notes: "Señal rota" }]);
  });

  it("reads every form of date", async () => {
    const { cars } = await read("dates.csv", { dates: "month" });
    expect(new Set(cars.map((car) => car.date_set))).toEqual(new Set(["2026-05-11"]));
    expect(cars).toHaveLength(8);
  });

  it("says line, column, value and reason for all that is wrong", async () => {
    const { report, cars } = await read("dirt.csv");
    expect(report).toMatchObject({ read: 8, accepted: 3, rejected: 5, created: 3 });
    expect(report.problems.map((problem) => problemText(problem, "en"))).toEqual([
      expect.stringMatching(/^Line 6, store “Atlantis”: is no store/),
      expect.stringMatching(/^Line 7, year “abc”: is empty or no year, and the VIN does not tell/),
      expect.stringMatching(/^Line 8, stock_number: is empty, and so is vin/),
      expect.stringMatching(/^Line 9, make: is empty/),
      expect.stringMatching(/^Line 10, stock_number “D1”: stands in an earlier line/),
    ]);
    expect(report.warnings.map((w) => [w.line, w.column])).toEqual(
      expect.arrayContaining([
        [2, "vin"],
        [11, "vin"],
      ]),
    );
    expect(report.questions.find(({ word }) => word === "year other")?.cars).toEqual([
      { number: "D2", file: "2005 Honda Accord", vin: "2003" },
    ]);
    expect(english(report.notes).join(" ")).toContain('Column "model" stands more than once');
    expect(english(report.notes).join(" ")).toContain("mystery");
    expect(cars[0]).toMatchObject({ stock_number: "D1", model: "Accord", notes: 'He said "no", twice', mileage: null });
    expect(cars[1]).toMatchObject({ stock_number: "D2", color: "azul", notes: "two lines" });
  });
});
