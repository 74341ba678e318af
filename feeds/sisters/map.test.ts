import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { createCarNames } from "#feeds/engine/lookup/car-names.ts";
import { mapSister } from "./map.ts";
import { columns } from "./schema.ts";

const names = createCarNames({ makes: [], makeAliases: [], models: [], modelAliases: [] }, []);
const map = (cells: Record<string, string>, known = false) =>
  mapSister(rowOf(columns, cells), { names, isKnown: () => known });
const vibe = { make: "Pontiac", model: "Vibe", from: "2003", to: "2008" };
const corolla = { sister_make: "Toyota", sister_model: "Corolla", sister_from: "2004", sister_to: "2009" };

it("writes a pair once, whichever comes first", () => {
  const values = {
    make: "Pontiac",
    model: "Vibe",
    from_year: 2003,
    to_year: 2008,
    sister_make: "Toyota",
    sister_model: "Corolla",
    sister_from: 2004,
    sister_to: 2009,
    shares: "platform",
  };
  const turned = {
    ...{ make: "Toyota", model: "Corolla", from: "2004", to: "2009" },
    ...{ sister_make: "Pontiac", sister_model: "Vibe", sister_from: "2003", sister_to: "2008" },
  };
  for (const cells of [{ ...vibe, ...corolla }, turned])
    expect(map({ ...cells, shares: "Platform" })).toMatchObject({ drafts: [{ values }] });
});

it("demands what a new pair needs, years in order, and two models", () => {
  expect(reasons(map({ ...vibe, ...corolla })).join()).toContain("shares is empty");
  expect(map({ ...vibe, ...corolla }, true)).toHaveProperty("drafts");
  expect(reasons(map({ ...vibe, ...corolla, sister_to: "1999" }, true))[0]).toContain("sister_to is before");
  const itself = { ...vibe, sister_make: "Pontiac", sister_model: "Vibe", sister_from: "2009", sister_to: "2010" };
  expect(reasons(map({ ...itself, shares: "car" }))[0]).toContain("is the model itself");
  expect(() => map({ ...vibe, ...corolla, shares: "paint" })).toThrow("is not one of: car, platform, cab");
});

it("takes a pair off", () => {
  expect(map({ ...vibe, ...corolla, remove: "yes" })).toMatchObject({ drafts: [{ remove: true }] });
});
