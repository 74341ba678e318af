import { expect, it } from "vitest";
import { termName } from "./vehicle-terms.ts";

it.each([
  ["Automatic", "Automática", "Automatic"],
  ["AUTO", "Automática", "Automatic"],
  ["4x4", "Doble tracción (4x4)", "4WD"],
  ["estándar", "Estándar", "Manual"],
  ["Gas", "Gasolina", "Gasoline"],
])("says %s in both languages", (text, es, en) => {
  expect(termName(text, "es")).toBe(es);
  expect(termName(text, "en")).toBe(en);
});

it("knows a word again, and with blanks around it", () => {
  for (const text of ["Automatic", "Automatic", " auto "]) expect(termName(text, "es")).toBe("Automática");
});

it("keeps a word that nobody knows", () => expect(termName("6-speed tiptronic", "es")).toBe("6-speed tiptronic"));
