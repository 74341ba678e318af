import { describe, expect, it } from "vitest";
import { mendVin } from "#core/vin/mend.ts";
import { readCar } from "#core/vin/read-car.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import { readCatalogLines } from "#data/reference.ts";
import { vinNow, vinTable } from "#tests/support/vin-table.ts";
import { createCatalog } from "./catalog.ts";
import { nameByVin, yearByVin } from "./name-by-vin.ts";
import { createNameReader } from "./read-names.ts";

const accord = "1HGCM82633A004352";
/** 2000 to 2003 both a C/K and a Silverado were sold. */
const silverado = "1GCEC14X06Z123456";
const caravans = "1GNEK13T8YJ123456";

let next = 1;
const makes = [...new Set(readCatalogLines().map(({ make }) => make))].map((name) => ({ id: next++, name }));
const catalog = createCatalog(
  {
    makes,
    makeAliases: [],
    models: readCatalogLines()
      .filter(({ model }) => model)
      .map(({ make, model, years }) => ({
        ...{ id: next++, name: model, body: "", years },
        make_id: makes.find(({ name }) => name === make)?.id ?? 0,
      })),
    modelAliases: [],
  },
  () => next++,
);

function name(make: string, model: string, vin: string, year: number, said: SaidWords = {}) {
  const readNames = createNameReader({ catalog, said, beside: () => undefined });
  const read = make && model ? readNames(make, model, year) : undefined;
  const mend = (text: string) => mendVin(vinTable, text, vinNow);
  const known = { catalog, said: said.vin, mend };
  return nameByVin({ make, model }, read, vin ? readCar(vinTable, vin, vinNow) : undefined, known);
}
/** "Honda Accord", what is asked, or why it waits. */
function said(...line: Parameters<typeof name>): unknown {
  const named = name(...line);
  if (!named || "leftOut" in named) return named && "left out";
  if ("waits" in named) return `waits: ${named.waits.word}`;
  const { found, asks, byVin } = named;
  return [`${found.make} ${found.model}`, byVin ? "VIN" : "file", ...asks.map(({ word }) => word)];
}

describe("a VIN speaks where the file", () => {
  it.each([
    ["is silent", "", "", ["Honda Accord", "VIN"]],
    ["says ??", "??", "??", ["Honda Accord", "VIN"]],
    ["misspells", "HONDA", "ACORDD", ["Honda Accord", "VIN"]],
    ["has a code that nobody knows", "HDX", "ACX", ["Honda Accord", "VIN"]],
    ["mixes two makes", "FORD", "HONDA ACCORD", ["Honda Accord", "VIN"]],
    ["has the usual code, which it bears out", "HOND", "ACCRD", ["Honda Accord", "file"]],
    ["says the same", "HONDA", "ACCORD EX", ["Honda Accord", "file"]],
  ])("%s", (_, make, model, expected) => expect(said(make, model, accord, 2003)).toEqual(expected));
});

describe("two that speak plainly and differ", () => {
  it("are asked about once by their names, and the file's holds meanwhile", () => {
    expect(said("HONDA", "CIVIC", accord, 2003)).toEqual(["Honda Civic", "file", "Honda Civic / Honda Accord"]);
    expect(said("TOYOTA", "CAMRY", accord, 2003)).toEqual(["Toyota Camry", "file", "another car"]);
  });
  it.each([
    ["vin", ["Honda Accord", "VIN"]],
    ["file", ["Honda Civic", "file"]],
    ["", "left out"],
  ])("are as somebody answered: %s", (meaning, expected) => {
    const answers = { vin: { "Honda Civic / Honda Accord": meaning } };
    expect(said("HONDA", "CIVIC", accord, 2003, answers)).toEqual(expected);
  });
  it("are not one where the file names another make and nothing of the VIN's", () =>
    expect(said("TOYOTA", "ZZZ", accord, 2003)).toBe("waits: toyota zzz"));
  it("are not guessed where the word is nearly another model's", () =>
    expect(said("HONDA", "CIVICC", accord, 2003)).toBe("waits: honda civicc"));
});

describe("a VIN with a wrong sign", () => {
  const wrong = "1HGCM82633A004852";
  it("says nothing by itself", () => {
    expect(said("??", "??", wrong, 2003)).toBe("waits: no car");
    expect(said("??", "??", wrong, 2003, { vin: { "no car": "" } })).toBe("left out");
    expect(said("HONDA", "CIVIC", wrong, 2003)).toEqual(["Honda Civic", "file"]);
  });
  it("and a word that is nearly its model's bear each other out", () =>
    expect(said("HONDA", "ACCRODD", wrong, 2003)).toEqual(["Honda Accord", "VIN"]));
});

it("leaves a choice of models to the file, and else to somebody", () => {
  expect(said("CHEVROLET", "SILVERADO", silverado, 2006)).toEqual(["Chevrolet Silverado", "file"]);
  expect(said("CHEVROLET", "TAHOE", caravans, 2000)).toEqual(["Chevrolet Tahoe", "file"]);
});

it("asks about years by how far the file is off, and says those that are missing", () => {
  const vin = readCar(vinTable, accord, vinNow);
  expect(yearByVin({}, vin)).toEqual({ year: 2003, byVin: true, asks: [] });
  expect(yearByVin({ year: 2003 }, vin)).toEqual({ year: 2003, byVin: false, asks: [] });
  for (const [year, word] of [
    [2004, "year +1"],
    [2002, "year -1"],
    [1973, "year other"],
  ] as const)
    expect(yearByVin({ year }, vin)).toMatchObject({ year, byVin: false, asks: [{ word }] });
  expect(yearByVin({ year: 2004 }, vin, { "year +1": "vin" })).toMatchObject({ year: 2003, byVin: true, asks: [] });
  expect(yearByVin({ year: 2004 }, vin, { "year +1": "file" })).toMatchObject({ year: 2004, byVin: false, asks: [] });
  expect(yearByVin({ year: 2004 }, vin, { "year +1": "" })).toHaveProperty("leftOut");
  expect(yearByVin({ year: 2004 }, undefined)).toEqual({ year: 2004, byVin: false, asks: [] });
});
