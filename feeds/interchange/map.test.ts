import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { createCarNames } from "#feeds/engine/lookup/car-names.ts";
import { createPartNames } from "#feeds/engine/lookup/part-names.ts";
import { mapInterchange } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  names: createCarNames({ makes: [], makeAliases: [], models: [], modelAliases: [] }, []),
  isPart: createPartNames([
    { id: 1, item_number: "601-1", name_es: "Alternador", name_en: "Alternator", type: "CAR", category: "electrical" },
    {
      id: 2,
      item_number: "9-1",
      name_es: "Faro izquierdo",
      name_en: "Headlight, left",
      type: "CAR",
      category: "lights",
    },
  ]),
};
const map = (cells: Record<string, string>) =>
  mapInterchange(
    rowOf(columns, { group: "601-02217", make: "Honda", model: "Civic", from: "2001", ...cells }),
    context,
  );

it("takes a part by its number or by its name in either language, without the side", () => {
  for (const part of ["601-1", "ALTERNATOR", "alternador", "Faro", "headlight"])
    expect(map({ part, to: "2005" })).toMatchObject({ drafts: [{ values: { part, from_year: 2001, to_year: 2005 } }] });
});

it("takes one year alone for a new line, and changes nothing of one that is there", () => {
  expect(map({ part: "601-1" })).toMatchObject({
    drafts: [{ values: { from_year: 2001, to_year: undefined }, defaults: { to_year: 2001 } }],
  });
});

it("refuses a part that nobody sells, and years the wrong way round", () => {
  expect(reasons(map({ part: "Wing", to: "2005" }))[0]).toContain("is no part of the price list");
  expect(reasons(map({ part: "601-1", to: "1999" }))[0]).toContain("is before the first year");
});

it("takes a line off", () => {
  expect(map({ part: "Wing", remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
});
