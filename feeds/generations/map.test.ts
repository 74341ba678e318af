import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { createCarNames } from "#feeds/engine/lookup/car-names.ts";
import { mapGeneration } from "./map.ts";
import { columns } from "./schema.ts";

const names = createCarNames(
  {
    makes: [{ id: 1, name: "Honda" }],
    makeAliases: [{ alias: "jonda", make_id: 1 }],
    models: [{ id: 2, make_id: 1, name: "Civic", body: "", years: "" }],
    modelAliases: [{ make_id: 1, alias: "sivic", model_id: 2 }],
  },
  [{ make: "Dodge", model: "Aries" }],
);
const open = () => {
  const years = [{ from: 2001, to: 2005 }];
  return { names, yearsOf: (_: string, model: string) => (model === "Civic" ? years : []) };
};
const map = (cells: Record<string, string>, context = open()) =>
  mapGeneration(rowOf(columns, { make: "Honda", model: "Civic", ...cells }), context);
const named = { name_es: "8.ª generación", name_en: "8th generation" };

it("writes the car as the catalogue does, however the file spells it", () => {
  expect(map({ make: "JONDA", model: "Sivic", from: "2006", to: "2011", ...named })).toEqual({
    drafts: [
      {
        table: "generations",
        keys: [{ make: "Honda", model: "Civic", from_year: 2006 }],
        values: {
          make: "Honda",
          model: "Civic",
          from_year: 2006,
          to_year: 2011,
          ...named,
          note_es: undefined,
          note_en: undefined,
          changes: undefined,
        },
      },
    ],
    warnings: [],
  });
});

it("keeps a model that no yard has, as reference data has it, and says so", () => {
  const mapped = map({ make: "DODGE", model: "aries", from: "1981", to: "1989", ...named });
  expect(mapped).toMatchObject({
    drafts: [{ keys: [{ make: "Dodge", model: "Aries" }] }],
    warnings: [{ column: "model", value: "Dodge Aries" }],
  });
});

it("refuses years that overlap, also with a line before it, until the other is taken off", () => {
  expect(reasons(map({ from: "2004", to: "2008", ...named }))[0]).toContain("overlaps the generation of 2001-2005");
  const context = open();
  expect(map({ from: "2006", to: "2011", ...named }, context)).toHaveProperty("drafts");
  expect(reasons(map({ from: "2011", to: "2012", ...named }, context))[0]).toContain("2006-2011");
  expect(map({ from: "2006", remove: "yes" }, context)).toMatchObject({ drafts: [{ remove: true }] });
  expect(map({ from: "2011", to: "2012", ...named }, context)).toHaveProperty("drafts");
});

it("changes one that is there by a few columns", () => {
  expect(map({ from: "2001", changes: "2004 Body; 2004 engine" })).toMatchObject({
    drafts: [{ values: { to_year: 2005, changes: "2004 body|2004 engine", name_es: undefined } }],
  });
});

it("refuses years the wrong way round, half a language, and a change outside its years", () => {
  expect(reasons(map({ from: "2011", to: "2006", ...named }))[0]).toContain("is before the first year (2011)");
  expect(reasons(map({ from: "2006", to: "2011", name_es: "8.ª generación" })).join()).toContain("reads the site in");
  expect(reasons(map({ from: "2006" }))).toHaveLength(3);
  expect(reasons(map({ from: "2001", changes: "2001 body" }))[0]).toContain("is not within the generation");
  expect(() => map({ from: "2001", changes: "new lights" })).toThrow("are not changes");
});

it("may end the year before the next begins, and change until its last year", () => {
  expect(map({ from: "2006", to: "2006", ...named })).toHaveProperty("drafts");
  expect(map({ from: "1996", to: "2000", ...named })).toHaveProperty("drafts");
  for (const years of [
    { from: "2005", to: "2009" },
    { from: "1996", to: "2001" },
    { from: "1999", to: "2010" },
  ])
    expect(reasons(map({ ...years, ...named }))[0]).toContain("overlaps");
  expect(map({ from: "2001", changes: "2005 body" })).toHaveProperty("drafts");
  expect(reasons(map({ from: "2001", changes: "2006 body" }))[0]).toContain("is not within");
  const context = open();
  expect(map({ from: "2001", to: "2003" }, context)).toMatchObject({ drafts: [{ values: { to_year: 2003 } }] });
  expect(map({ from: "2004", to: "2005", ...named }, context)).toHaveProperty("drafts");
  // What is not there can be taken off without harm to the others.
  map({ from: "1990", remove: "yes" }, context);
  expect(reasons(map({ from: "2002", to: "2002", ...named }, context))[0]).toContain("2001-2003");
});
