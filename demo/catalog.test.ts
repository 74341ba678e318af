import { expect, it } from "vitest";
import { makes, models } from "./catalog.ts";
import { firstOwnId, knownMakeIds, knownModelIds } from "./known-ids.ts";

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

it("gives makes the ids that clients know", () => {
  const ids = Object.fromEntries(makes.map(({ name, id }) => [name, id]));
  expect(ids).toMatchObject(publicIds);
});

it("keeps its own ids above all that may mean another car elsewhere", () => {
  for (const [list, known] of [
    [makes.map(({ id, name }) => ({ id, name })), knownMakeIds],
    [models.map(({ id, make, name }) => ({ id, name: `${make} ${name}` })), knownModelIds],
  ] as const) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const { id, name } of list) expect(id, name).toBe(known[name] ?? Math.max(id, firstOwnId));
    expect(list.filter(({ id }) => id < firstOwnId).length).toBe(Object.keys(known).length);
  }
});
