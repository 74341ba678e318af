import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { loadData } from "./load.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});

type Changes = { services?: string[]; active?: boolean; of?: number };
/** The same chain, in which one yard, or every one, is otherwise. */
function chainWith({ services, active, of }: Changes): Stock {
  const stores = stock.chain.stores.map((store): Store => {
    if (of !== undefined && store.id !== of) return store;
    return { ...store, ...(services && { services: new Set(services) as never }), ...(active === false && { active }) };
  });
  const storeById = new Map(stores.map((store) => [store.id, store]));
  return { ...stock, chain: { ...stock.chain, stores, storeById } };
}
const load = (query = "", from = stock, partPrices = true) => {
  const request = pageRequest("openData", "en", { stock: from, now, query });
  return loadData({ ...request, settings: { ...request.settings, switches: { partPrices } as never } });
};
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const pathsOf = (rows: ReturnType<typeof load>["chain"], id: string) =>
  rows.find((row) => row.id === id)?.files.map(({ href }) => href);

describe("the open data of the chain", () => {
  it("is its stock with the number of cars, its prices and events, each with its files", () => {
    const { chain, yard, store, changedAt } = load();
    expect(idsOf(chain)).toEqual(["stock", "prices", "events"]);
    expect(chain[0]?.about).toBe(copy.en.stockOf(stock.present.total.toLocaleString("en-US")));
    expect(pathsOf(chain, "stock")).toEqual(["csv", "ndjson", "json"].map((end) => `/open-data/stock.${end}`));
    expect(chain[0]?.files[1]).toMatchObject({ format: "NDJSON", type: "application/x-ndjson" });
    expect(pathsOf(chain, "events")).toEqual(["/open-data/events.en.ics"]);
    expect([yard, store, changedAt]).toEqual([[], undefined, stock.changedAt]);
  });

  it("has no prices where they are switched off, or no yard has any", () => {
    expect(idsOf(load("", stock, false).chain)).not.toContain("prices");
    expect(idsOf(load("", chainWith({ services: ["inventory"] })).chain)).not.toContain("prices");
    expect(idsOf(load("", chainWith({ services: ["inventory"], of: 1 })).chain)).toContain("prices");
  });
});

describe("the open data of a yard", () => {
  it("is its own cars, prices and special days", () => {
    const { yard, store } = load("store=2", chainWith({ services: ["inventory", "partpricing"], of: 2 }));
    expect(store?.id).toBe(2);
    expect(idsOf(yard)).toEqual(["stock", "prices", "events"]);
    const count = stock.yards.get(2)?.present.count ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(yard[0]?.about).toBe(copy.en.stockOf(String(count)));
    expect(pathsOf(yard, "prices")?.[0]).toBe("/open-data/prices-2.csv");
    expect(pathsOf(yard, "events")).toEqual(["/calendars/store-2.en.ics"]);
  });

  it("lacks what the yard does not offer", () => {
    expect(idsOf(load("store=2", chainWith({ services: ["partpricing"], of: 2 })).yard)).toEqual(["prices", "events"]);
    expect(idsOf(load("store=2", chainWith({ services: ["inventory"], of: 2 })).yard)).toEqual(["stock", "events"]);
  });

  it("is none for a yard that closed, or that is none", () => {
    for (const [query, from] of [
      ["store=2", chainWith({ of: 2, active: false })],
      ["store=999", stock],
      ["store=x", stock],
    ] as const)
      expect(load(query, from)).toMatchObject({ store: undefined, yard: [] });
  });
});
