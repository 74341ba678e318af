import { beforeAll, describe, expect, it } from "vitest";
import { rankOf } from "#core/part-fit.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { answerPart } from "./answer-part.ts";
import { enginesIn } from "./engines.ts";
import { findSharing } from "./generations.ts";
import { findFamilies } from "./part-families.ts";
import type { Stock } from "./stock.ts";
import { searchVehicles } from "./vehicles.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const now = new Date("2026-11-15T18:00:00Z");
const idOf = (make: string, model: string) => {
  const { id } = stock.catalog.makes.find(({ name }) => name === make) as { id: number };
  return (stock.catalog.modelsOf(id).find(({ name }) => name === model) as { id: number }).id;
};
const alternator = () =>
  findFamilies(stock.prices, "alternador")[0]?.family as NonNullable<ReturnType<typeof findFamilies>[0]>["family"];
const ask = (modelId: number, year: number, engine = "") =>
  answerPart(stock, {
    family: alternator(),
    modelId,
    years: [[year, year]],
    engine,
    partIds: [],
    origin: undefined,
    miles: 0,
    now,
  });

describe("a part that hangs on the engine", () => {
  it("knows the engines of a car's years", () => {
    const names = enginesIn(stock, { modelId: idOf("Toyota", "Camry"), from: 2007, to: 2007 }).map(
      ({ litres }) => litres,
    );
    expect(names.sort()).toEqual(expect.arrayContaining([2.4, 3.5]));
  });

  it("asks which of several, with counts that are no more than the cars, and puts those of another engine last", () => {
    const answers = stock.catalog.makes
      .flatMap(({ id }) => stock.catalog.modelsOf(id))
      .flatMap(({ id }) => {
        const [found] = searchVehicles(stock, { modelId: id });
        const year = found?.vehicles(0, 1)[0]?.year;
        return year === undefined ? [] : [{ id, year, answer: ask(id, year) }];
      })
      .filter(({ answer }) => answer.engines.choices.length > 1);
    expect(answers.length).toBeGreaterThan(10);
    let others = 0;
    for (const { id, year, answer } of answers.slice(0, 60)) {
      const { choices, unsaid } = answer.engines;
      expect(choices.reduce((sum, { count }) => sum + count, unsaid)).toBeLessThanOrEqual(answer.total);
      const chosen = ask(id, year, choices.at(-1)?.name);
      for (const yard of chosen.yards) {
        const fits = yard.cars.map(({ fit }) => rankOf(fit));
        expect(fits).toEqual(fits.toSorted((a, b) => a - b));
        expect(yard.cars.map(({ fit }) => fit?.by)).not.toContain(undefined);
        expect(yard.cars.map(({ fit }) => fit?.word)).not.toContain("other");
        expect(new Set(yard.others.cars.map(({ fit }) => fit?.word))).toEqual(
          new Set(yard.others.count > 0 ? ["other"] : []),
        );
        const before = answer.yards.find(({ store }) => store === yard.store);
        if (before) expect(yard.count + yard.others.count).toBe(before.count + before.others.count);
        others += yard.others.count;
      }
    }
    expect(others).toBeGreaterThan(0);
  });

  it("goes to no sister that never had its engine", () => {
    const part = alternator().kinds[0]?.part.id as number;
    const spans = findSharing(stock, { modelId: idOf("Ford", "Five Hundred"), year: 2006 }, part).spans;
    expect(spans.map(({ modelId }) => modelId)).not.toContain(idOf("Ford", "Taurus"));
  });
});
