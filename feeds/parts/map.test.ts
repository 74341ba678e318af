import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapPart } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  idOf: (item: string) => (item === "1" ? 7 : undefined),
  takeId: () => 50,
  adopt: () => undefined,
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
