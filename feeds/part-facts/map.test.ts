import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapPartFact } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  find: (name: string) =>
    name.toLowerCase() === "starter" ? { name_en: "Starter", minutes_from: 25, minutes_to: 90 } : undefined,
  isPart: (name: string) => name === "Starter",
};
const map = (cells: Record<string, string>) => mapPartFact(rowOf(columns, cells), context);

it("changes one that is there, under the name that it has", () => {
  expect(map({ name_en: "STARTER", minutes_to: "120" })).toMatchObject({
    drafts: [{ keys: [{ name_en: "Starter" }], values: { minutes_to: 120, shared: undefined } }],
    warnings: [],
  });
});

it("makes a new one, and says when the price list has no such part", () => {
  const cells = { name_en: "Winch", name_es: "Malacate", shared: "UNIVERSAL", tools_es: "pinzas", tools_en: "pliers" };
  expect(map(cells)).toMatchObject({
    drafts: [{ values: { shared: "universal", tools_es: "pinzas" } }],
    warnings: [{ column: "name_en", value: "Winch" }],
  });
});

it("demands both languages, both times and as many tools in each language", () => {
  expect(reasons(map({ name_en: "Winch" }))).toHaveLength(2);
  expect(reasons(map({ name_en: "Starter", check_es: "Véala." }))[0]).toContain("reads the site in");
  expect(reasons(map({ name_en: "Starter", tools_es: "pinzas|martillo", tools_en: "pliers" }))[0]).toContain("has 1");
  expect(reasons(map({ name_en: "Starter", minutes_from: "100" }))[0]).toContain("is less than minutes_from (100)");
  const fresh = { name_en: "Winch", name_es: "Malacate", shared: "size" };
  expect(reasons(map({ ...fresh, minutes_from: "5" }))[0]).toContain("minutes_to is empty");
});

it("may take just as long, needs no minutes, and takes a fact off under the name that it has", () => {
  const fresh = { name_en: "Winch", name_es: "Malacate", shared: "size" };
  expect(map({ ...fresh, minutes_from: "5", minutes_to: "5" })).toHaveProperty("drafts");
  expect(reasons(map({ ...fresh, minutes_from: "6", minutes_to: "5" }))[0]).toContain("is less than");
  expect(reasons(map({ ...fresh, minutes_to: "5" }))[0]).toContain("minutes_from is empty");
  expect(map(fresh)).toHaveProperty("drafts");
  expect(map({ name_en: "STARTER", remove: "yes" })).toMatchObject({
    drafts: [{ keys: [{ name_en: "Starter" }], remove: true }],
  });
  const silent = { ...context, find: () => ({ name_en: "Starter", minutes_from: null, minutes_to: null }) };
  expect(mapPartFact(rowOf(columns, { name_en: "starter", danger: "weight" }), silent)).toHaveProperty("drafts");
});
