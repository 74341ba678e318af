import { describe, expect, it } from "vitest";
import { carValues, photosOf, readColor, readOdometer, readPhotos, readVinCell } from "./car.ts";

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
    const found = { modelId: 1, trim: "", make: "Toyota", model: "Camry" };
    const terms = (line: object) => carValues(line, { storeId: 1, vin: undefined, found });
    expect(terms({ transmission: "auto", drive: "4x4" })).toMatchObject({ transmission: "Automatic", drive: "4WD" });
    // As yards' programs shorten them.
    expect(terms({ color: "BLK", fuel: "DSL", transmission: "5SPD" })).toMatchObject({
      color: "negro",
      fuel: "Diesel",
      transmission: "Manual",
    });
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
