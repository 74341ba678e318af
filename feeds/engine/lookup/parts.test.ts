import { expect, it } from "vitest";
import type { PartRow } from "#data/schema.ts";
import { createReferenceNames } from "./parts.ts";

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
