import { expect, it } from "vitest";
import { sayUnknownCars } from "./own-lists.ts";

const known = new Set(["honda accord"]);

it("names the lines of cars that the catalogue has not, and is content with the others", () => {
  const engines = "make\tmodel\tlitres\nHonda\tAccord\t2.4\nHonda\tAcord\t2.4\n";
  expect(sayUnknownCars(new Map([["engines", engines]]), known)).toMatchObject([
    {
      id: "own-lists",
      severity: "advice",
      says: {
        es: "reference/engines.tsv habla de carros que no están en el catálogo: Honda Acord (línea 3).",
        en: "reference/engines.tsv speaks of cars that the catalogue has not: Honda Acord (line 3).",
      },
    },
  ]);
  expect(sayUnknownCars(new Map([["engines", "make\tmodel\nHONDA\taccord\n"]]), known)).toEqual([]);
  expect(sayUnknownCars(new Map([["part-words", "word\tparts\nx\ty\n"]]), known)).toEqual([]);
});
