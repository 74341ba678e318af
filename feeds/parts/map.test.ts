import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapPart } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  idOf: (item: string) => (item === "1" ? 7 : undefined),
  takeId: () => 50,
  adopt: () => undefined,
  sameName: () => undefined,
  familyOf: () => undefined,
  twinOf: () => undefined,
  namesOf: () => undefined,
  synonymsOf: () => ["viejo"],
};
const map = (cells: Record<string, string>) => mapPart(rowOf(columns, cells), context);
const whole = { item_number: "2", name_es: "Marcha", name_en: "Starter", type: "car", category: "electrical" };

it("makes a new part with its other names, keeping the language that the file leaves out", () => {
  expect(map({ ...whole, synonyms_es: "motor de arranque|burro" })).toMatchObject({
    drafts: [
      {
        values: { id: 50, type: "CAR" },
        children: [{ rows: [{ word: "motor de arranque" }, { word: "burro" }, { edition: "en", word: "viejo" }] }],
      },
    ],
  });
});

it("changes a known part by one column", () => {
  expect(map({ item_number: "1", category: "motor" })).toMatchObject({
    drafts: [{ keys: [{ id: 7 }], values: { category: "engine", name_es: undefined } }],
  });
});

it("demands what a new part needs, and both languages", () => {
  expect(reasons(map({ item_number: "2" }))).toHaveLength(4);
  expect(reasons(map({ item_number: "1", name_es: "Marcha" }))[0]).toContain("reads the site in");
});

it("takes a part of the reference catalogue over under the chain's own number, with its names", () => {
  const adopted = { id: 9, name_es: "Marcha", name_en: "Starter" };
  const taking = { ...context, adopt: () => adopted };
  const take = (cells: Record<string, string>) => mapPart(rowOf(columns, cells), taking);
  expect(take({ item_number: "77", name_en: "STARTER" })).toMatchObject({
    drafts: [{ keys: [{ id: 9 }], values: { item_number: "77", name_es: "Marcha", name_en: "Starter" } }],
  });
  // One that is there stays itself, and what is taken off is not taken over.
  expect(take({ item_number: "1", category: "motor" })).toMatchObject({ drafts: [{ keys: [{ id: 7 }] }] });
  expect(take({ item_number: "77", remove: "yes" })).toMatchObject({ drafts: [{ keys: [{ id: 50 }], remove: true }] });
});

it("changes one language's other names alone, and none where the line has none", () => {
  expect(map({ item_number: "1", synonyms_en: "cranker" })).toMatchObject({
    drafts: [{ children: [{ parent: { part_id: 7 }, rows: [{ edition: "es", word: "viejo" }, { word: "cranker" }] }] }],
  });
  expect(map({ item_number: "1", category: "motor" })).toHaveProperty("drafts.0.children", []);
  expect(map(whole)).not.toHaveProperty("drafts.0.remove");
});
