import { beforeAll, describe, expect, it } from "vitest";
import { noPlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { readMaybe, writeMaybe } from "./vin-address.ts";
import { carName, readCarAddress, type VinCar, writeCar } from "./vin-car.ts";
import { leadOfVin } from "./vin-lead.ts";
import { listVinYards } from "./vin-yards.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const lead = (typed: string) => leadOfVin(stock, typed, now);
const asQuery = (car: VinCar) =>
  new URLSearchParams(
    Object.entries(writeCar(car)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

describe("a VIN", () => {
  it("stands for a car with its engine, and its address says the same again", () => {
    const found = lead("1HGCM665930004352");
    expect(found).toMatchObject({
      kind: "car",
      fits: true,
      car: { year: 2003, engine: "3.0 V6", code: "J30A4", doors: 4 },
    });
    const { car } = found as { car: VinCar };
    expect(carName(stock, car)).toBe("Honda Accord");
    expect(readCarAddress(asQuery(car), stock, now)).toEqual(car);
    expect(readMaybe(new URLSearchParams([["may", writeMaybe(car)]]), stock, now)).toEqual([car]);
  });

  it("of a car in a yard is that car, by its last signs too", () => {
    for (const { vin } of listNewestArrivals(stock, 20)) {
      expect(lead(vin)).toEqual({ kind: "vehicle", key: vin });
      expect(["vehicle", "several"]).toContain(lead(vin.slice(-6)).kind);
    }
  });

  it("with a wrong sign offers what may be meant, the changed sign in each", () => {
    const found = lead("2T1BR32E18X018356");
    expect(found).toMatchObject({ kind: "mends", asIs: { engine: "", code: "" } });
    const { mends } = found as { mends: readonly { vin: string; car: VinCar }[] };
    expect(mends.map(({ vin }) => vin)).toContain("2T1BR32E13X018356");
    expect(mends.length).toBeLessThanOrEqual(3);
  });

  it("of a maker alone tells the maker and the year", () => {
    const found = lead("3N1EB31S270018356");
    expect(found).toMatchObject({ kind: "car", car: { modelId: 0, year: 2007, makeSure: false } });
    expect(carName(stock, (found as { car: VinCar }).car)).toBe("Nissan");
  });

  it.each(["", "HOLA", "1HGCM66593000435", "1HGCM6659300043521", "x".repeat(400), "🚗"])("is not %s", (typed) => {
    expect(lead(typed).kind).toBe("no vin");
  });

  it("has its signs counted where it is none", () => {
    const signs = ["1HG-CM6659 3000435", "x".repeat(400), "x".repeat(401)].map((typed) => lead(typed));
    expect(signs).toEqual([16, 400, 400].map((count) => ({ kind: "no vin", signs: count })));
  });
});

describe("an address", () => {
  it.each(["", "make=x", "make=145", "make=145&year=1066", "make=999999&year=2003"])("without a car: %s", (query) => {
    expect(readCarAddress(new URLSearchParams(query), stock, now)).toBeUndefined();
  });

  it("takes nothing that is no engine, code, body or model of the make", () => {
    const query = "make=145&model=1&year=2003&engine=%3Cb%3E&code=%22%3E&body=boat&doors=x";
    expect(readCarAddress(new URLSearchParams(query), stock, now)).toMatchObject({
      modelId: 0,
      engine: "",
      code: "",
      body: "",
      doors: 0,
    });
  });
});

it("yards with the engine stand first, and their counts are the searches' own", () => {
  const car = (lead("1HGCM665930004352") as { car: VinCar }).car;
  const { own, all, yards } = listVinYards(stock, car, noPlace, now);
  expect(own).toBeLessThanOrEqual(all);
  for (const yard of yards) expect(yard.own).toBeLessThanOrEqual(yard.all);
  const firstWithout = yards.findIndex((yard) => yard.own === 0);
  if (firstWithout >= 0) for (const yard of yards.slice(firstWithout)) expect(yard.own).toBe(0);
});
