import { expect, it } from "vitest";
import type { PartRow } from "#data/schema.ts";
import { createFamilies, createReferenceNames } from "./parts.ts";

const part = (id: number, name_es: string, name_en: string, type: PartRow["type"] = "CAR"): PartRow => ({
  id,
  item_number: `REF-${id}`,
  name_es,
  name_en,
  type,
  category: "electrical",
});
const open = () =>
  createReferenceNames([
    part(1, "Marcha", "Starter"),
    part(2, "Marcha", "Starter", "PU/VAN"),
    part(3, "Cigüeñal", "Crankshaft"),
  ]);

it("finds the part that either name means, however it is written, and gives it away once", () => {
  const names = open();
  expect(names.take({ name_en: "CRANKSHAFT" })?.id).toBe(3);
  expect(names.take({ name_en: "Crankshaft" })).toBeUndefined();
  expect(open().take({ name_es: "CIGUENAL" })?.id).toBe(3);
  expect(open().take({ name_en: "starter", type: "PU/VAN" })?.id).toBe(2);
});

it("leaves what is in doubt", () => {
  expect(open().take({ name_en: "Starter" })).toBeUndefined();
  expect(open().take({ name_en: "Crankshaft", name_es: "Marcha" })).toBeUndefined();
  expect(open().take({ name_en: "Crankshaft", type: "PU/VAN" })).toBeUndefined();
  expect(open().take({})).toBeUndefined();
});

it("knows a name without its kind from the kinds that the catalogue has, and none that means several things", () => {
  const alternator = (id: number, es: string, en: string) => part(id, `Alternador ${es}`, `Alternator, ${en}`);
  const families = createFamilies([
    alternator(1, "chico", "small"),
    alternator(2, "grande", "large"),
    part(3, "Tapa chica", "Cap, small"),
    part(4, "Cubierta chica", "Cap, small"),
  ]);
  const known = { name_es: "Alternador", name_en: "Alternator", category: "electrical" };
  expect(families.find({ name_en: "ALTERNATOR" })).toEqual(known);
  expect(families.find({ name_es: "alternador" })).toEqual(known);
  expect(families.find({ name_en: "Cap" })).toBeUndefined();
  expect(families.find({ name_en: "Flux capacitor" })).toBeUndefined();
});

it("takes the name of a chain of one language, which stands for both", () => {
  const reference = createReferenceNames([part(1, "Marcha", "Starter"), part(2, "Radio", "Radio")]);
  expect(reference.take({ name_es: "Marcha", name_en: "Marcha" })?.id).toBe(1);
  expect(reference.take({ name_es: "Radio", name_en: "Radio" })?.id).toBe(2);
});
