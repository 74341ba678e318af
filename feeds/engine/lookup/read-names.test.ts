import { describe, expect, it } from "vitest";
import type { SaidWords } from "#data/queries/file-words.ts";
import { createCatalog } from "./catalog.ts";
import { createNameReader } from "./read-names.ts";

const model = (id: number, make_id: number, name: string, years = "") => ({ id, make_id, name, body: "", years });

function open(said: SaidWords = {}, beside: Record<string, string[]> = {}) {
  let next = 100;
  const catalog = createCatalog(
    {
      makes: [
        { id: 1, name: "Toyota" },
        { id: 2, name: "Scion" },
        { id: 3, name: "Mercedes-Benz" },
        { id: 4, name: "Chrysler" },
        { id: 5, name: "Jeep" },
        { id: 6, name: "Mercury" },
        { id: 7, name: "Subaru" },
      ],
      models: [
        model(11, 1, "Camry"),
        model(12, 1, "Corolla"),
        model(21, 2, "xB"),
        model(31, 3, "C-Class"),
        model(41, 4, "TC", "1989-1991"),
        model(42, 4, "Town & Country", "1990-2016"),
        model(51, 5, "Cherokee"),
        model(52, 5, "Grand Cherokee"),
        model(61, 6, "Sable"),
        model(71, 7, "Legacy"),
        model(72, 7, "Outback"),
      ],
      makeAliases: [
        { alias: "Mercedes", make_id: 3 },
        { alias: "toyota", make_id: 3 },
        { alias: "Ghost", make_id: 99 },
      ],
      modelAliases: [
        { make_id: 1, alias: "Corola", model_id: 12 },
        { make_id: 1, alias: "Nobody", model_id: 99 },
        { make_id: 4, alias: "t&c", model_id: 42 },
      ],
    },
    () => next++,
  );
  return { catalog, read: createNameReader({ catalog, said, beside: (make) => beside[make] }) };
}

const found = (make: string, name: string, { read } = open(), year = 2008) => {
  const answer = read(make, name, year);
  return "found" in answer ? [answer.found.modelId, answer.found.trim] : answer;
};

describe("what the catalogue knows", () => {
  it("is found by its name, another name, or its first words", () => {
    expect(found("TOYOTA", "camry")).toEqual([11, ""]);
    expect(found("Toyota", "Corola")).toEqual([12, ""]);
    expect(found("Toyota", "Camry LE V6")).toEqual([11, "LE V6"]);
    expect(found("Toyota", "Toyota Camry")).toEqual([11, ""]);
    expect(found("Mercedes", "C Class")).toEqual([31, ""]);
    expect(found("Mercedes-Benz", "Mercedes Benz C-Class 230")).toEqual([31, "230"]);
    // By a shorter name of the make, nothing of the longer one stays in the model.
    expect(found("Mercedes", "Mercedes Benz C-Class 230")).toEqual([31, "230"]);
    expect(found("Mercedes", "Mercedes Benz Sprinter")).toMatchObject({ waits: { said: "Sprinter" } });
    expect(found("Mercedes", "Mercedes Benz")).toMatchObject({ waits: { said: "Mercedes Benz" } });
  });

  it("is found where yards file it under another make", () => {
    expect(found("Toyota", "xB")).toEqual([21, ""]);
    expect(found("Toyota", "Scion xB")).toEqual([21, ""]);
    expect(open().read("Toyota", "xB", 2008)).toMatchObject({ found: { make: "Scion", model: "xB" } });
  });

  it("is, of several that one word names, the one that was sold in the car's year", () => {
    expect(found("Chrysler", "T&C", open(), 2008)).toEqual([42, ""]);
    expect(found("Chrysler", "TC Touring", open(), 2008)).toEqual([42, "Touring"]);
    expect(found("Chrysler", "TC", open(), 1989)).toEqual([41, ""]);
    // Both were, or neither.
    for (const year of [1990, 2020])
      expect(found("Chrysler", "TC", open(), year)).toMatchObject({
        waits: { kind: "model", word: "chrysler tc", choices: ["TC", "Town & Country"] },
      });
    const said = { model: { "chrysler tc": "Town & Country" } };
    expect(found("Chrysler", "TC", open(said), 1990)).toEqual([42, ""]);
    // An answer for the years in doubt says nothing of the others.
    expect(found("Chrysler", "TC", open(said), 1989)).toEqual([41, ""]);
  });
});

describe("the signs of yards' programs", () => {
  it("are read, and told so that somebody confirms them", () => {
    expect(open().read("TOYT", "CAMRY", 2008)).toMatchObject({
      found: { modelId: 11 },
      asks: [{ kind: "make", word: "toyt", said: "TOYT", read: "Toyota" }],
    });
    expect(open().read("JEEP", "GR CHEROKEE LAREDO", 2008)).toMatchObject({
      found: { modelId: 52, trim: "LAREDO" },
      asks: [{ kind: "model", word: "jeep grcherokee", make: "Jeep", read: "Grand Cherokee" }],
    });
    // Longer than the beginning that the catalogue knows, and something else.
    expect(found("JEEP", "CHEROKEE GR")).toEqual([52, ""]);
    expect(found("SUBARU", "LEGACY OB")).toEqual([72, ""]);
    // The same as that: what is left is the trim, and nothing is to be confirmed.
    expect(open().read("TOYOTA", "CAMRY LE", 2008)).toMatchObject({ found: { modelId: 11, trim: "LE" }, asks: [] });
  });

  it("of few letters are believed when all that the file puts beside them agrees", () => {
    expect(found("MER", "SABLE", open({}, { MER: ["SABLE"] }))).toEqual([61, ""]);
    expect(found("MER", "SABLE", open({}, { MER: ["SABLE", "C-CLASS"] }))).toMatchObject({
      waits: { kind: "make", word: "mer", choices: ["Mercury", "Mercedes-Benz"] },
    });
  });

  it("mean what somebody said, once somebody did", () => {
    expect(open({ make: { toyt: "Toyota" } }).read("TOYT", "CAMRY", 2008)).toMatchObject({ asks: [] });
    expect(found("TOYT", "XB", open({ make: { toyt: "Scion" } }))).toEqual([21, ""]);
    expect(found("JEEP", "GR CHEROKEE", open({ model: { "jeep grcherokee": "Cherokee" } }))).toEqual([51, ""]);
  });
});

describe("what nobody knows", () => {
  it("is asked, with what it is like, and never made by itself", () => {
    const { catalog, read } = open();
    expect(read("??", "Camry", 2008)).toEqual({ waits: { kind: "make", word: "??", said: "??", choices: [] } });
    expect(read("Toyt2", "Camry", 2008)).toMatchObject({ waits: { kind: "make", choices: ["Toyota"] } });
    expect(read("Toyota", "Camrri", 2008)).toMatchObject({
      waits: { kind: "model", word: "toyota camrri", make: "Toyota", choices: ["Camry"] },
    });
    expect(read("Yugo", "TWN CAR", 2008)).toMatchObject({ waits: { kind: "make", choices: [] } });
    expect(catalog.takeNew()).toEqual([]);
  });

  it("is left out, or made once, when somebody said so", () => {
    expect(found("??", "Camry", open({ make: { "??": "" } }))).toMatchObject({ leftOut: { kind: "make", word: "??" } });
    expect(found("Toyota", "Zzz", open({ model: { "toyota zzz": "" } }))).toMatchObject({
      leftOut: { word: "toyota zzz" },
    });
    const { catalog, read } = open({ make: { yugo: "+" }, model: { "yugo gv": "+" } });
    expect(read("YUGO", "GV", 1988)).toMatchObject({ found: { make: "Yugo", model: "GV" }, isNew: true });
    expect(read("YUGO", "GV", 1988)).toMatchObject({ isNew: false });
    expect(read("Yugo", "Gv Plus", 1989)).toMatchObject({ found: { modelId: 101, trim: "Plus" }, isNew: false });
    expect(catalog.takeNew().map(({ table, values }) => [table, values.id])).toEqual([
      ["makes", 100],
      ["models", 101],
    ]);
    expect([catalog.takeNew(), catalog.nameOf(101)]).toEqual([[], { make: "Yugo", model: "GV" }]);
  });

  it("is asked again where the answer names what is not there any more", () => {
    expect(found("Zzz", "Camry", open({ make: { zzz: "Tesla" } }))).toMatchObject({ waits: { word: "zzz" } });
  });
});
