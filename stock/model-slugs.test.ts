import { expect, it } from "vitest";
import type { Catalog } from "./catalog.ts";
import { findModelBySlug, modelSlug } from "./model-slugs.ts";

const makes = [
  { id: 1, name: "Ford" },
  { id: 2, name: "Mercedes-Benz" },
];
const model = (id: number, makeId: number, name: string) => ({ id, makeId, name, body: "" as const, years: "" });
const models = [
  model(9, 1, "F150"),
  model(3, 1, "F 150"),
  model(4, 1, "F-150"),
  model(5, 2, "300 E"),
  model(6, 2, "!"),
];
const catalog = { makes, modelsOf: (id: number) => models.filter(({ makeId }) => makeId === id) } as unknown as Catalog;

it("names a model with its make, and two that are written alike each for itself", () => {
  expect([3, 4, 9, 5].map((id) => modelSlug(catalog, id))).toEqual([
    "ford-f-150",
    "ford-f-150-4",
    "ford-f150",
    "mercedes-benz-300-e",
  ]);
  for (const { id } of models) expect(findModelBySlug(catalog, modelSlug(catalog, id))?.id).toBe(id);
  expect(findModelBySlug(catalog, "Ford-F150")?.id).toBe(9);
  expect(findModelBySlug(catalog, "ford-focus")).toBeUndefined();
  expect(modelSlug(catalog, 77)).toBe("");
});
