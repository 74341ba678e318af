import { describe, expect, it } from "vitest";
import { isSureOfCar, mayBeModel, speaksOf } from "./agrees.ts";
import type { VinFacts } from "./read-car.ts";

const car = { year: 2008, make: "Volkswagen", model: "Golf" };
const sure = { knows: "car", checkDigitRight: true, yearSure: true, year: 2008, make: "Volkswagen", either: {} };
const facts = (more: object) => ({ ...sure, ...more }) as unknown as VinFacts;

describe("a VIN may mean a model", () => {
  it.each([
    ["of its name", { model: "Golf" }, "Golf", true],
    ["of another name", { model: "Jetta" }, "Golf", false],
    ["that makers file under that name", { model: "Golf" }, "Rabbit", true],
    ["but not the other way round", { model: "Rabbit" }, "Golf", false],
    ["where it names none", {}, "Golf", true],
    ["among those that it leaves open", { either: { model: ["Golf", "Jetta"] } }, "Jetta", true],
    ["not beside those", { either: { model: ["Golf", "Jetta"] } }, "Passat", false],
    [
      "of one of the makes that share its code",
      { make: undefined, either: { make: ["Audi", "Volkswagen"] } },
      "Golf",
      true,
    ],
    ["not of another make", { make: "Audi", model: "Golf" }, "Golf", false],
    ["not where its make is not known", { make: undefined }, "Golf", false],
  ])("%s", (_, given, model, may) => {
    expect(mayBeModel(facts(given), { make: "Volkswagen", model })).toBe(may);
  });
});

it("is believed where a pattern names a car, no sign is wrong and one year alone fits", () => {
  const wrong = [{ knows: "maker" }, { checkDigitRight: false }, { yearSure: false }];
  expect([isSureOfCar(facts({})), ...wrong.map((one) => isSureOfCar(facts(one)))]).toEqual([true, false, false, false]);
});

it("speaks of a car of its year and model alone", () => {
  const said = [
    { model: "Golf" },
    { model: "Golf", year: 2009 },
    { model: "Jetta" },
    { model: "Golf", yearSure: false },
  ];
  expect(said.map((one) => speaksOf(facts(one), car))).toEqual([true, false, false, false]);
});
