import { describe, expect, it } from "vitest";
import { testCatalog, testNames, testSettings, testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapInventory, meantCar } from "./map.ts";
import { isOffLot, leftByStatus } from "./presence.ts";
import { columns } from "./schema.ts";

const context = () => ({
  stores: testStores,
  readNames: testNames(),
  catalog: testCatalog(),
  readVin: () => undefined,
  mend: () => [],
  settings: testSettings(),
});
const base = { store: "FW1", stock_number: "B1", year: "2003", make: "TOYOTA", model: "CAMRY" };
const map = (cells: Record<string, string>) => mapInventory(rowOf(columns, { ...base, ...cells }), context());
const draftOf = (cells: Record<string, string>) => {
  const mapped = map(cells);
  if (!("drafts" in mapped)) throw new Error("problems" in mapped ? reasons(mapped).join() : JSON.stringify(mapped));
  return mapped.drafts[0];
};
const warningsOf = (cells: Record<string, string>) => {
  const mapped = map(cells);
  return "warnings" in mapped ? (mapped.warnings ?? []).map((w) => `${w.column} ${w.reason.en}`) : [];
};

describe("makes and models", () => {
  it.each([
    ["TOYOTA", "CAMRY", 11],
    ["Toyota", "TOYOTA CAMRY", 11],
    ["TOYOTA", "SCION TC", 12],
    ["Toyota", "xB", 15],
    ["Scion", "TC", 12],
    ["FORD", "F150", 13],
    ["MERCEDES BENZ", "C CLASS", 14],
    ["MERCEDES-BENZ", "MERCEDES-BENZ C-CLASS", 14],
  ])("%s %s is model %i", (make, model, id) => expect(draftOf({ make, model })?.values.model_id).toBe(id));
  it("takes words after a known model for the trim, and lets the file's own trim win", () => {
    expect(draftOf({ model: "CAMRY LE" })?.values).toMatchObject({ model_id: 11, trim: "LE" });
    expect(draftOf({ model: "CAMRY LE", trim: "XLE" })?.values.trim).toBe("XLE");
  });
  it("asks for an unknown model, and makes it once somebody says that it is new", () => {
    const line = { make: "CHEVY", model: "IMPALA" };
    expect(map(line)).toEqual({
      waits: { kind: "model", word: "chevrolet impala", said: "IMPALA", make: "Chevrolet", choices: [] },
    });
    const said = { model: { "chevrolet impala": "+" } };
    const mapped = mapInventory(rowOf(columns, { ...base, ...line }), { ...context(), readNames: testNames(said) });
    expect(mapped).toMatchObject({ drafts: [{ values: { model_id: 100 } }] });
    expect("warnings" in mapped && mapped.warnings?.[0]?.reason.en).toContain("as Chevrolet Impala, as somebody said");
  });
});

describe("VINs", () => {
  it("warns of a wrong check digit and keeps the VIN", () => {
    expect(warningsOf({ vin: "1HGCM82633A004353" })).toEqual([expect.stringContaining("wrong check digit")]);
    expect(draftOf({ vin: "1HGCM82633A004353" })?.values.vin).toBe("1HGCM82633A004353");
  });
  it("warns when the VIN's year is another, and keeps the file's", () => {
    expect(warningsOf({ vin: "1HGCM82633A004352", year: "2005" })).toEqual([expect.stringContaining("says 2003")]);
    expect(draftOf({ vin: "1HGCM82633A004352", year: "2005" })?.values.year).toBe(2005);
  });
  it("takes a short VIN before 1981 without a word", () =>
    expect(warningsOf({ vin: "194377S112233", year: "1967" })).toEqual([]));
  it("warns of a short VIN later", () => expect(warningsOf({ vin: "12AB", year: "1999" })).toHaveLength(1));
});

describe("what is unknown", () => {
  it.each(["818", "0", "999999"])("odometer %s is unknown", (mileage) =>
    expect(draftOf({ mileage })?.values.mileage).toBeUndefined(),
  );
  it("keeps a real odometer", () => expect(draftOf({ mileage: "154,210" })?.values.mileage).toBe(154210));
  it("leaves empty cells out, so that they erase nothing", () => {
    expect(draftOf({ color: "NULL" })?.values).toMatchObject({ color: undefined, vin: undefined, engine: undefined });
  });
  it("knows colours and terms in either language", () => {
    expect(draftOf({ color: "DARK BLUE METALLIC", transmission: "A/T" })?.values).toMatchObject({
      color: "azul",
      transmission: "Automatic",
    });
  });
});

describe("whose car it is", () => {
  it("finds the store by code, site, number or city", () => {
    for (const store of ["102", "fw1", "0102", "Yard 102", "Fort Worth", "Fort Worth, TX"]) {
      expect(draftOf({ store })?.values.store_id).toBe(1);
    }
  });
  it("tells cities of one name apart by the state, and asks when it cannot", () => {
    expect(draftOf({ store: "Portland", store_state: "ME" })?.values.store_id).toBe(3);
    expect(reasons(map({ store: "Portland" }))).toEqual([expect.stringContaining("fits 2 stores (PO1, PM1)")]);
  });
  it("rejects a yard nobody knows, and a car without any number", () => {
    expect(reasons(map({ store: "Atlantis" }))).toEqual([expect.stringContaining("is no store of this chain")]);
    expect(reasons(map({ stock_number: "" }))).toEqual([expect.stringContaining("One of them is needed")]);
  });
});

describe("cars that are not there", () => {
  it.each([
    ["Sold", "sold"],
    ["VENDIDO", "sold"],
    ["Crushed 5/1", "crushed"],
    ["Transferred", "moved"],
    ["Not on lot", "gone"],
    ["In Yard", null],
    ["I", null],
  ])("status %s means %s", (status, how) => expect(leftByStatus(status)).toBe(how));
  it.each([
    ["0", true],
    ["000", true],
    ["999", true],
    ["99", false],
    ["A12", false],
    ["10", false],
  ])("row %s off the lot: %s", (row, off) => expect(isOffLot(row)).toBe(off));
  it("only marks a car that is there", () => {
    expect(draftOf({ row: "999" })).toMatchObject({
      onlyExisting: true,
      leaves: true,
      values: { left_how: "gone", left_on: "2026-11-15" },
    });
  });
});

describe("a line of a file for one store", () => {
  const one = (cells: Record<string, string>, more = {}) =>
    mapInventory(rowOf(columns, { ...base, ...cells }), {
      ...context(),
      settings: testSettings({ storeId: 2, ...more }),
    });
  it("is that store's, whatever else it says, but for one that names none where others do", () => {
    for (const store of ["PO1", "Zone 4"])
      expect(one({ store })).toMatchObject({ drafts: [{ values: { store_id: 2 } }] });
    expect(one({ store: "" }, { hasColumn: () => false })).toMatchObject({ drafts: [{ values: { store_id: 2 } }] });
    expect(reasons(one({ store: "" }))[0]).toContain("the line is nobody's");
    expect(reasons(one({ store: "Zone 4" }, { namesStores: true }))[0]).toContain("is no store of this chain");
    expect(reasons(map({ store: "" }))[0]).toContain("name the store with --store");
  });
});

describe("the car that a rejected line meant", () => {
  const meant = (row: Parameters<typeof meantCar>[0]) => meantCar(row, context());
  it("is at its store by number and VIN, or anywhere where the store is what is wrong", () => {
    const vin = "1hgcm82633a004352";
    expect(meant({ store: "FW1", stock_number: "B1", vin })).toEqual([
      { store_id: 1, stock_number: "B1" },
      { store_id: 1, vin: "1HGCM82633A004352" },
    ]);
    expect(meant({ store: "Atlantis", stock_number: "B1", vin })).toEqual([
      { stock_number: "B1" },
      { vin: "1HGCM82633A004352" },
    ]);
    expect([meant({ store: "FW1" }), meant({ store: "Atlantis" }), meant({ store: "FW1", vin: "--" })]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe("the day a car was set", () => {
  it("is today where the line does not say, and a day to come is told", () => {
    expect(draftOf({})).toMatchObject({ defaults: { date_set: "2026-11-15" }, values: { date_set: undefined } });
    expect(warningsOf({ date_set: "2026-11-16" })).toEqual([expect.stringContaining("lies in the future")]);
    expect(warningsOf({ date_set: "2026-11-15" })).toEqual([]);
  });
  it("is not looked at where the status says that it left, which a row says only without it", () => {
    expect(draftOf({ status: "Sold", row: "999" })?.values.left_how).toBe("sold");
    expect(draftOf({ row: "12" })?.values).toMatchObject({ row: "12", left_on: null, left_how: null });
  });
});
