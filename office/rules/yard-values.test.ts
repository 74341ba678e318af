import { expect, it } from "vitest";
import { chainFacts } from "#content/chain-facts.ts";
import type { Store } from "#core/store.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { listUnsaidOfYards } from "./yard-values.ts";

it("names the yards whose file does not say a value, and none that says 0", async () => {
  const { chain } = await loadSmallStock({ stores: 9, vehicles: 0 });
  const said = { admissionCents: 0, yardClosesBeforeMinutes: 0, exchangeDays: 0, coreDays: 0, warrantyDays: 0 };
  const [first, ...others] = chain.stores.map((store) => ({ ...store, ...said, environmentalRate: 0, taxRate: 0 }));
  const unsaid = { ...first, coreDays: null, warrantyDays: null } as unknown as Store;
  const { switches } = chainFacts();
  expect(listUnsaidOfYards([first as Store, ...others], switches, "es")).toEqual([]);
  const found = listUnsaidOfYards([unsaid, ...others], switches, "en");
  expect(found.map(({ field, yards }) => [field, yards])).toEqual([
    ["coreDays", [unsaid.name]],
    ["warrantyDays", [unsaid.name]],
  ]);
  const without = listUnsaidOfYards([unsaid], { ...switches, warrantyPlus: false }, "es");
  expect(without.map(({ name }) => name)).toEqual(["Los días para regresar el casco"]);
  expect(listUnsaidOfYards([{ ...unsaid, active: false }], switches, "es")).toEqual([]);
});
