import { describe, expect, it } from "vitest";
import type { FinderChoices } from "./finder-choices.ts";
import { chosenOf, type FinderValues, offeredOf } from "./finder-props.ts";
import { modelOptions, nameInOption } from "./models-in-stock.ts";

const choices: FinderChoices = {
  makes: [
    { id: 67, name: "Acura", count: 916 },
    { id: 90, name: "BMW", count: 2543 },
  ],
  models: [
    { id: 900, name: "3 Series", count: 1200 },
    { id: 901, name: "X5", count: 7 },
  ],
  oldestYear: 1951,
  newestYear: 2026,
};
const values: FinderValues = { makeId: 90, modelIds: [], years: [[1999, 2003]], zip: "T2P 1A1", distance: 50 };

describe("what the form offers", () => {
  it("is what the yards have, with counts, in both editions", () => {
    for (const edition of ["es", "en"] as const) {
      const { makes, models, years } = offeredOf(choices, edition);
      expect(makes).toEqual([
        { value: "67", text: "Acura (916)" },
        { value: "90", text: "BMW (2,543)" },
      ]);
      expect(models.map(({ text }) => text)).toEqual(["3 Series (1,200)", "X5 (7)"]);
      expect(years).toEqual([1951, 2026]);
    }
  });

  it("has one line for several models, and for one that is in no yard", () => {
    const several = offeredOf(choices, "es", { ...values, modelIds: [900, 901], modelsName: "BMW 3 Series y X5" });
    expect(several.models[0]).toEqual({ value: "900,901", text: "BMW 3 Series y X5" });
    expect(several.models).toHaveLength(3);
    const absent = offeredOf(choices, "es", { ...values, modelIds: [999], modelsName: "BMW Isetta" });
    expect(absent.models[0]).toEqual({ value: "999", text: "BMW Isetta" });
    expect(offeredOf(choices, "es", { ...values, modelIds: [901] }).models).toHaveLength(2);
  });

  it("reads the same from the call as from the page", () => {
    expect(modelOptions(choices.models, "es")).toEqual(offeredOf(choices, "es").models);
  });
});

it("shows as chosen what the search says", () => {
  expect(chosenOf({ ...values, modelIds: [900, 901] })).toEqual({
    make: "90",
    model: "900,901",
    years: [[1999, 2003]],
    wrongYears: undefined,
    zip: "T2P 1A1",
    distance: 50,
  });
  expect(chosenOf({ ...values, makeId: 0 })).toMatchObject({ make: "", model: "0" });
});

it("knows the make's name without its count", () => {
  expect(nameInOption("Toyota (4,812)")).toBe("Toyota");
  expect(nameInOption("Rolls (Royce) (3)")).toBe("Rolls (Royce)");
  expect(nameInOption("Todas")).toBe("Todas");
});
