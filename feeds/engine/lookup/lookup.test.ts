import { describe, expect, it } from "vitest";
import { photosOf, readColor, readOdometer, readPhotos, readTerm, readVinCell } from "./car.ts";
import { createCatalog } from "./catalog.ts";

const now = new Date("2026-11-15T12:00:00Z");

const bad = { es: "está mal.", en: "is bad." };

describe("a car's cells", () => {
  const vin = (cell: string | undefined, year: number) => {
    const { vin, warnings } = readVinCell(cell, year, now);
    return [vin, ...warnings.map(({ reason }) => reason.en.slice(0, 12))];
  };
  it("a VIN is kept with what is odd about it", () => {
    expect(vin(undefined, 2003)).toEqual([undefined]);
    expect(vin("1HGCM82633A004352", 2003)).toEqual(["1HGCM82633A004352"]);
    expect(vin("1hgcm82633a004352 ", 2003)).toEqual(["1HGCM82633A004352"]);
    expect(vin("1HGCM82643A004352", 2003)).toEqual(["1HGCM82643A004352", "has a wrong "]);
    expect(vin("1HGCM82633A004352", 2005)).toEqual(["1HGCM82633A004352", "says 2003, t"]);
    expect(vin("1HGCM82633A004352", 1973)).toEqual(["1HGCM82633A004352"]);
    expect(vin("--", 2003)).toEqual([undefined, "is no VIN an"]);
    expect(vin("1HGCM82633A0043521", 2003)).toEqual([undefined, "is no VIN an"]);
    expect(vin("ABC123456", 1981)).toEqual(["ABC123456", "has 9 signs "]);
    expect(vin("ABC123456", 1980)).toEqual(["ABC123456"]);
  });
  it("paint and terms in one spelling, odometers that somebody read", () => {
    expect([readColor("SILVER"), readColor("SILVER"), readColor(undefined)]).toEqual(["plata", "plata", undefined]);
    expect(readColor("SEAFOAM")).toBe("Seafoam");
    expect([readTerm("auto"), readTerm("4x4")]).toEqual(["Automatic", "4WD"]);
    expect([0, 818, 999_999, undefined, 1, 120_000].map(readOdometer)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
      120_000,
    ]);
  });
  it("photos that were found, and a warning for the others", () => {
    const find = (name: string) =>
      name === "none.jpg" ? undefined : name === "bad.jpg" ? { problem: bad } : { id: `id-${name}` };
    expect(readPhotos(["a.jpg", "none.jpg", "bad.jpg", "b.jpg"], { find })).toEqual({
      photos: '["id-a.jpg","id-b.jpg"]',
      warnings: [{ column: "photo_urls", value: "bad.jpg", reason: bad }],
    });
    expect(readPhotos(["none.jpg"], { find })).toEqual({ photos: undefined, warnings: [] });
    expect(readPhotos(undefined, { find })).toEqual({ photos: undefined, warnings: [] });
    expect(photosOf({ photo_urls: ["a.jpg"] })).toEqual([{ name: "a.jpg", use: "photo" }]);
    expect(photosOf({})).toEqual([]);
  });
});

describe("the catalogue", () => {
  const model = (id: number, make_id: number, name: string) => ({ id, make_id, name, body: "", years: "" });
  function open() {
    let next = 100;
    return createCatalog(
      {
        makes: [
          { id: 1, name: "Toyota" },
          { id: 2, name: "Scion" },
          { id: 3, name: "Mercedes-Benz" },
        ],
        models: [model(11, 1, "Camry"), model(12, 1, "Corolla"), model(21, 2, "xB"), model(31, 3, "C-Class")],
        makeAliases: [
          { alias: "Mercedes", make_id: 3 },
          { alias: "toyota", make_id: 3 },
          { alias: "Ghost", make_id: 99 },
        ],
        modelAliases: [
          { make_id: 1, alias: "Corola", model_id: 12 },
          { make_id: 1, alias: "camry", model_id: 12 },
          { make_id: 1, alias: "Nobody", model_id: 99 },
        ],
      } as Parameters<typeof createCatalog>[0],
      () => next++,
    );
  }
  const found = (make: string, name: string, catalog = open()) => {
    const { modelId, trim, isNew } = catalog.find(make, name);
    return [modelId, trim, isNew];
  };

  it("finds a model by its name, another name, or its first words", () => {
    expect(found("TOYOTA", "camry")).toEqual([11, "", false]);
    expect(found("Toyota", "Corola")).toEqual([12, "", false]);
    expect(found("Toyota", "Camry LE V6")).toEqual([11, "LE V6", false]);
    expect(found("Toyota", "Toyota Camry")).toEqual([11, "", false]);
    expect(found("Mercedes", "C Class")).toEqual([31, "", false]);
    expect(found("Mercedes-Benz", "Mercedes Benz C-Class 230")).toEqual([31, "230", false]);
    // By a shorter name of the make, nothing of the longer one stays in the model.
    expect(found("Mercedes", "Mercedes Benz C-Class 230")).toEqual([31, "230", false]);
    expect(open().find("Mercedes", "Mercedes Benz Sprinter").model).toBe("Sprinter");
    expect(open().find("Mercedes", "Mercedes Benz").model).toBe("Mercedes Benz");
  });

  it("finds a Scion that is filed under Toyota", () => {
    expect(found("Toyota", "xB")).toEqual([21, "", false]);
    expect(found("Toyota", "Scion xB")).toEqual([21, "", false]);
    expect(open().find("Toyota", "xB")).toMatchObject({ make: "Scion", model: "xB" });
  });

  it("makes the make that yards file under another, under its own name", () => {
    const rows = { makes: [{ id: 1, name: "Toyota" }], models: [], makeAliases: [], modelAliases: [] };
    const catalog = createCatalog(rows, () => 2);
    expect(catalog.find("TOYOTA", "SCION XB")).toMatchObject({ make: "Scion", isNew: true });
  });

  it("makes what nobody knows yet, once", () => {
    const catalog = open();
    expect(catalog.find("Toyota", "SUPRA")).toMatchObject({
      modelId: 100,
      isNew: true,
      make: "Toyota",
      model: "Supra",
    });
    expect(found("Toyota", "SUPRA", catalog)).toEqual([100, "", false]);
    expect(found("toyota", "Supra", catalog)).toEqual([100, "", false]);
    expect(found("Yugo", "GV", catalog)).toEqual([102, "", true]);
    expect(found("YUGO", "Gv Plus", catalog)).toEqual([102, "Plus", false]);
    expect(catalog.takeNew().map(({ table, values }) => [table, values.id])).toEqual([
      ["models", 100],
      ["makes", 101],
      ["models", 102],
    ]);
    expect(catalog.takeNew()).toEqual([]);
    expect(catalog.nameOf(102)).toMatchObject({ make: "Yugo" });
    expect(catalog.nameOf(11)).toEqual({ make: "Toyota", model: "Camry" });
    expect(catalog.nameOf(999)).toBeUndefined();
  });
});
