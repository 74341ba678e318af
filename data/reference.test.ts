import { expect, it } from "vitest";
import { isBody } from "#core/body.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import { isPartCategory } from "#core/part.ts";
import { dangersByName } from "#core/parts-by-name.ts";
import { fold } from "#core/text.ts";
import { findYears, writeYears } from "#core/years.ts";
import { readCatalogLines, readPartLines } from "./reference.ts";

/** What programs of others already hold. */
const publicIds = {
  "Alfa Romeo": 70,
  Buick: 96,
  Cadillac: 97,
  Chrysler: 106,
  Daewoo: 111,
  Eagle: 119,
  Fiat: 128,
  Geo: 138,
  Hyundai: 147,
  Infiniti: 149,
  Isuzu: 152,
  Jaguar: 154,
  Kia: 161,
  "Land Rover": 169,
  Lincoln: 171,
  Mercury: 183,
  Mitsubishi: 186,
  Oldsmobile: 194,
  Plymouth: 205,
  Pontiac: 207,
  Porsche: 208,
  Saab: 214,
  Saturn: 217,
  Scion: 218,
  Suzuki: 227,
  Acura: 67,
  Toyota: 234,
};

/** Models that such programs hold. */
const publicModels = [
  "Honda Civic 2413",
  "Toyota Camry 4352",
  "Ford F-150 1802",
  "Jeep Wrangler 994",
  "Honda CR-V 2440",
];
const firstOwnId = 10_001;

const lines = readCatalogLines();
const makes = lines.filter(({ model }) => model === "");
const models = lines.filter(({ model }) => model !== "");

it("gives makes and models the ids that clients know", () => {
  expect(Object.fromEntries(makes.map(({ make, id }) => [make, id]))).toMatchObject(publicIds);
  const written = models.map(({ make, model, id }) => `${make} ${model} ${id}`);
  for (const model of publicModels) expect(written).toContain(model);
});

it("keeps its own ids above all that may mean another car elsewhere, and none twice", () => {
  for (const list of [makes, models]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(makes.filter(({ id }) => id < firstOwnId)).toHaveLength(46);
  expect(models.filter(({ id }) => id < firstOwnId)).toHaveLength(18);
});

it("names each make before its models, each once, with years and a body that the site knows", () => {
  const seen = new Set<string>();
  for (const { make, model, years, body } of lines) {
    expect(seen.has(`${make}|${model}`), `${make} ${model}`).toBe(false);
    seen.add(`${make}|${model}`);
    if (model === "") continue;
    expect(seen.has(`${make}|`), make).toBe(true);
    expect(isBody(body), `${make} ${model}`).toBe(true);
    expect(writeYears(findYears(years) ?? []), `${make} ${model}`).toBe(years);
  }
  for (const { also } of lines) for (const alias of also) expect(fold(alias)).toBe(alias);
});

it("names every part in both languages, once for cars and once for pickups", () => {
  const parts = readPartLines();
  for (const key of ["item_number"] as const) expect(new Set(parts.map((part) => part[key])).size).toBe(parts.length);
  for (const name of ["name_es", "name_en"] as const)
    expect(new Set(parts.map((part) => `${part.type} ${part[name]}`)).size).toBe(parts.length);
  for (const part of parts) {
    expect(part.item_number).toMatch(/^REF-\d+-\d+$/);
    expect(isPartCategory(part.category), part.category).toBe(true);
    expect(part.name_es && part.name_en).toBeTruthy();
  }
});

it("of the names alone only these tell of high voltage", () => {
  const told = readPartLines().filter((line) =>
    dangersByName({ es: line.name_es, en: line.name_en }).includes("high-voltage"),
  );
  expect([...new Set(told.map(({ name_en }) => name_en))]).toEqual(["Hybrid battery", "Hybrid inverter"]);
});

it("these models of the catalogue are known to run on high voltage, and no other", () => {
  const told = readCatalogLines()
    .filter(({ make, model }) => model && hasHighVoltage(`${make} ${model}`))
    .map(({ make, model }) => `${make} ${model}`);
  expect(told.join(", ")).toBe(
    [
      "Cadillac ELR, Chevrolet Bolt EV, Chevrolet Volt, Ford C-Max, Ford Mustang Mach-E, Honda Clarity, Honda CR-Z",
      "Honda Insight, Hyundai Ioniq, Infiniti M35h, Kia Niro, Lexus CT, Lexus HS, Mitsubishi i-MiEV, Nissan Leaf",
      "Tesla Model 3, Tesla Model S, Tesla Model X, Tesla Model Y, Toyota Mirai, Toyota Prius, Toyota Prius C",
      "Toyota Prius Prime, Toyota Prius V, Volkswagen e-Golf, Volkswagen ID.4, Volvo C40",
    ].join(", "),
  );
});
