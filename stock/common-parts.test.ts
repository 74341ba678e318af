import { expect, it } from "vitest";
import { insertRows } from "#data/writes/rows.ts";
import { fillChain } from "#tests/support/chain.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { partRow } from "#tests/support/rows.ts";
import { commonParts } from "./common-parts.ts";

/** The common parts of a chain whose list names its parts so, Spanish and English. */
const commonOf = (...names: readonly (readonly [es: string, en: string])[]) =>
  withMigrated(async (db) => {
    await fillChain(db, { stores: 1, vehicles: 0 });
    await insertRows(
      db.main,
      "parts",
      names.map(([name_es, name_en], at) => partRow({ id: 900 + at, name_es, name_en })),
    );
    return commonParts((await loadTestStock(db)).prices).map(({ name }) => name.en);
  });

const fog = ["Faro de niebla", "Fog light"] as const;

it.each([
  [
    "sides that only one language names as such",
    ["Faro derecho", "Right headlight"],
    ["Faro izquierdo", "Left headlight"],
  ],
  ["sides in brackets", ["Faro (derecho)", "Headlight (RH)"], ["Faro (izquierdo)", "Headlight (LH)"]],
] as const)("of a list with %s are the first of that name, not none", async (_, right, left) => {
  const common = await commonOf(right, left, fog);
  expect(common.filter((name) => /light/i.test(name))).toEqual([right[1]]);
});

it("are none of a list that has the word alone in names of other parts", async () => {
  expect(await commonOf(fog, ["Mica de faro", "Headlight lens"])).toEqual(await commonOf(["Bocina", "Horn"]));
});
