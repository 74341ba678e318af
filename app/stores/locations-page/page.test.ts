import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 60 });
});

async function load(query: string) {
  const loaded = await page.load(pageRequest("locations", "es", { stock, now, query }));
  if (loaded instanceof Redirect) throw new Error(`${query} leads elsewhere`);
  return loaded;
}

describe("the list of yards", () => {
  it("has every open yard once, by state", async () => {
    const { stores, groups, chain, chosen } = await load("");
    const ids = groups.flatMap((group) => group.stores.map(({ id }) => id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(
      listStores(stock)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    );
    expect(stores.map(({ id }) => id)).toEqual(ids);
    expect(chosen).toBe(false);
    expect(chain.yards).toBe(`${stores.filter(({ countGroup }) => countGroup === "APBStore").length} yonkes`);
    for (const { state, stores: yards } of groups) expect(yards.every((yard) => yard.state === state)).toBe(true);
  });

  it("can be of one state, in either case; the map still shows all", async () => {
    const all = await load("");
    const texas = await load("state=tx");
    expect(texas.groups.map(({ state }) => state)).toEqual(["TX"]);
    expect([texas.chosen, texas.stores.length]).toEqual([true, all.stores.length]);
  });

  it("is the whole list for a state without a yard", async () => {
    const [all, { chosen, groups }] = [await load(""), await load("state=zz")];
    expect([chosen, groups.length]).toEqual([false, all.groups.length]);
  });
});
