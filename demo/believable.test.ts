import { describe, expect, it } from "vitest";
import { models } from "./catalog.ts";
import { readEngineLines } from "./engine-lines.ts";
import { makeIdentity } from "./identity.ts";
import { makeRandom } from "./random.ts";
import { makeFacts } from "./vehicle-facts.ts";

const lines = readEngineLines();
const lineOf = (make: string, name: string, year: number) =>
  lines.find((one) => one.make === make && one.model === name && one.from <= year && year <= one.to);

/** Some cars of a model and year, as the demo makes them. */
function drawCars(make: string, name: string, year: number, count: number) {
  const model = models.find((one) => one.make === make && one.name === name);
  if (!model) throw new Error(`no ${make} ${name}`);
  const random = makeRandom("believable", make, name, year);
  return Array.from({ length: count }, (_, serial) =>
    makeFacts(random, { model, year }, makeIdentity(random, model, year, serial), 2026),
  );
}

describe("a car of the demo is one that was sold", () => {
  it("of every model and year: its engine and its trim were that year's, and went together", () => {
    const wrong: string[] = [];
    let before1981 = 0;
    for (const { make, name, years } of models)
      for (const [first, last] of years)
        for (let year = first; year <= last; year++) {
          const line = lineOf(make, name, year);
          const engines = line?.engines.map(({ engine }) => engine) ?? [];
          for (const { engine, trim } of drawCars(make, name, year, 4)) {
            const sold = line?.trims.find((one) => one.trim === trim);
            // A yard says no trim of many a car.
            const together = !trim || !engine || !sold?.engines.length || sold.engines.includes(engine);
            if ((engine && !engines.includes(engine)) || (trim && !sold) || !together)
              wrong.push(`${year} ${make} ${name} ${trim} ${engine}`);
            if (year < 1981 && engine) before1981++;
          }
        }
    expect(wrong).toEqual([]);
    expect(before1981).toBeGreaterThan(500);
  });

  it("a Supra is never an XLE", () => {
    for (let year = 1981; year <= 1998; year++)
      for (const { trim } of drawCars("Toyota", "Supra", year, 40)) expect(["", "Turbo"]).toContain(trim);
  });

  it("a Caprice of 1978 has six cylinders or eight", () => {
    const engines = new Set(drawCars("Chevrolet", "Caprice", 1978, 200).map(({ engine }) => engine));
    expect([...engines].sort()).toEqual(["", "4.1L I6", "5.0L V8", "5.7L V8"]);
  });

  it("where nobody knows what a model of before 1981 had, it says neither engine nor trim", () => {
    const unknown = models.flatMap(({ make, name, years }) =>
      years.flatMap(([first]) => (first < 1981 && !lineOf(make, name, first) ? [{ make, name, year: first }] : [])),
    );
    for (const { make, name, year } of unknown)
      for (const { engine, trim } of drawCars(make, name, year, 20)) expect([engine, trim]).toEqual(["", ""]);
  });
});
