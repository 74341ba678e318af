import { describe, expect, it } from "vitest";
import { fillFacts } from "./facts.ts";

const car = { vin: "1HGCM82633A004352", year: 2013 };
const facts = (found: Record<string, string[]>) => fillFacts(new Map(Object.entries(found)), car);
const highVoltage = (model: string, found: Record<string, string[]>) =>
  facts({ m: [`Toyota\t${model}\t;;${model}`], ...found }).highVoltage;

describe("high voltage", () => {
  it.each<[string, Record<string, string[]>]>([
    ["Prius", {}],
    ["Camry", { t: ["Hybrid"] }],
    ["Camry", { t: ["Hybrid w/ Comfort Suspension"] }],
    ["Camry", { s: ["LE Hybrid/XLE Hybrid"] }],
    ["Camry", { f: ["Electric"] }],
    ["Camry", { f: ["Gasoline"], h: ["Electric"] }],
    ["Camry", { f: ["Hydrogen"] }],
    ["Camry", { v: ["1"] }],
    // Which it is nobody knows: one of them has it.
    ["Camry", { t: ["LE", "Hybrid"] }],
  ])("has it: %s %o", (model, found) => expect(highVoltage(model, found)).toBe(true));

  it.each<[string, Record<string, string[]>]>([
    ["Camry", {}],
    ["Camry", { t: ["Base/Hybrid Base/SE"] }],
    ["Camry", { t: ["V6 FSI, TDI, Hybrid"] }],
    ["Camry", { t: ["Mild Hybrid"] }],
    ["Camry", { t: ["EPS (Electric Power Steering)"] }],
    ["Camry", { t: ["Polestar V60"] }],
  ])("is not said to have it: %s %o", (model, found) => expect(highVoltage(model, found)).toBeUndefined());
});

describe("models", () => {
  it("of ours beside one that is not are a choice, and the latter keeps its filed name", () => {
    const found = facts({ m: ["Honda\tCivic\t;;Civic", "Honda\tEV Plus"] });
    expect(found).toMatchObject({ make: "Honda", model: undefined, filedModel: undefined });
    expect(found.either.model).toEqual(["Civic", "EV Plus"]);
  });
  it("that are one of ours under several names are no choice", () => {
    const found = facts({ m: ["Saturn\tSL1\t;;S-Series", "Saturn\tSL2\t;;S-Series"] });
    expect(found).toMatchObject({ model: "S-Series", filedModel: undefined, either: {} });
  });
  it("of two makes leave the make open too", () => {
    const found = facts({ m: ["Chrysler\tNeon\t;Dodge;Neon", "Plymouth\tNeon\t;;Neon"] });
    expect(found).toMatchObject({ make: undefined, model: "Neon", either: { make: ["Dodge", "Plymouth"] } });
  });
  it("go by the first rule that holds", () => {
    const ram =
      "Dodge\tRam\tseries 1500 years 1994-2010;;Ram 1500\tseries 2500;;Ram 2500\tseries 3500;;\t;;Ram 1500|Ram 2500";
    const named = (year: number, ...series: string[]) => {
      const { model, either } = fillFacts(
        new Map([
          ["m", [ram]],
          ["s", series],
        ]),
        { ...car, year },
      );
      return model ?? either.model;
    };
    expect(named(1999, "1500")).toBe("Ram 1500");
    expect(named(1999, "DR (2500)")).toBe("Ram 2500");
    expect(named(1999, "3500")).toBeUndefined();
    expect(named(1999)).toEqual(["Ram 1500", "Ram 2500"]);
    expect(named(1999, "1500", "2500")).toEqual(["Ram 1500", "Ram 2500"]);
    expect(named(2011, "1500")).toEqual(["Ram 1500", "Ram 2500"]);
  });
});
