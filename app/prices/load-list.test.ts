import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { readAsk } from "./ask.ts";
import { loadList } from "./load-list.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const list = (query: string, store?: Store, from = stock) =>
  loadList(pageRequest("partPricing", "es", { stock: from, now }), store, readAsk(new URLSearchParams(query)));
function yardIn(state: string): Store {
  const found = listStores(stock).find((store) => store.state === state && store.services.has("partpricing"));
  if (!found) throw new Error(`no yard in ${state}`);
  return found;
}

describe("a list of prices", () => {
  it("says since when: the yard's own day, else that of its newest price", () => {
    const own = new Date("2026-11-09T10:00:00Z");
    expect(list("", { ...yardIn("TX"), pricesUpdatedAt: own }).updatedAt).toEqual(own);
    const chain = new Map(
      [...stock.prices.chain].map(([id, price], at) => [id, { ...price, updatedAt: new Date(at) }]),
    );
    const dated = list("", undefined, { ...stock, prices: { ...stock.prices, chain } });
    const days = dated.groups.flatMap(({ rows }) =>
      rows.flatMap(({ prices }) => prices.flat().map(({ part }) => part.updatedAt.getTime())),
    );
    expect(dated.updatedAt).toEqual(new Date(Math.max(...days)));
  });

  it("has in each category the better of its own discount and that of everything", () => {
    const store = yardIn("TX");
    const [event] = stock.campaigns.events;
    if (!event) throw new Error("no event");
    const sale = { ...event, cancelled: false, allStores: false, storeIds: [store.id] };
    const during = { startsAt: "2026-11-01T00:00", endsAt: "2026-11-30T00:00" };
    const discounts = [
      { category: "lights", percent: 50 },
      { category: "*", percent: 20 },
    ];
    const events = [
      { ...sale, ...during, discounts },
      { ...sale, ...during, id: 900_001, discounts: [] },
    ];
    const { categories, sales } = list("", store, { ...stock, campaigns: { ...stock.campaigns, events } } as Stock);
    const percents = new Map(categories.map(({ id, percent }) => [id, percent]));
    expect([percents.get("lights"), percents.get("engine")]).toEqual([50, 20]);
    // Only events that take something off are sales.
    expect(sales.map(({ id }) => id)).toEqual([event.id]);
  });

  it("has the sales that run at every yard, where no yard is chosen, and no others", () => {
    const all = listStores(stock).map(({ id }) => id);
    const [event] = stock.campaigns.events;
    if (!event) throw new Error("no event");
    const during = { startsAt: "2026-11-01T00:00", endsAt: "2026-11-30T00:00", cancelled: false };
    const discounts = [{ category: "glass", percent: 35 }];
    const during35 = (storeIds: number[], more: object = {}) => {
      const events = [{ ...event, ...during, discounts, storeIds, ...more }];
      return list("", undefined, { ...stock, campaigns: { ...stock.campaigns, events } } as Stock);
    };
    const percentOf = ({ categories }: ReturnType<typeof list>) => categories.find(({ id }) => id === "glass")?.percent;
    const everywhere = during35(all);
    expect([percentOf(everywhere), everywhere.sales.map(({ id }) => id)]).toEqual([35, [event.id]]);
    const rows = everywhere.groups.find(({ category }) => category === "glass")?.rows ?? [];
    for (const { part, saleCents } of rows.flatMap(({ prices }) => prices.flat()))
      expect(saleCents).toBe(Math.round(part.priceCents * 0.65));
    for (const other of [
      during35(all.slice(1)),
      during35(all, { cancelled: true }),
      during35(all, { endsAt: "2026-11-02T00:00" }),
    ])
      expect([percentOf(other), other.sales]).toEqual([0, []]);
  });

  it("says why what was searched for is not sold in a state, and only there", () => {
    const banned = list("q=catalizador", yardIn("CA"));
    expect([banned.count, banned.ban?.title.es]).toEqual([0, "Catalizadores"]);
    for (const [query, store] of [
      ["q=catalizador", yardIn("TX")],
      ["q=alternador", yardIn("CA")],
      ["q=qqqq", yardIn("CA")],
      ["cat=lights", yardIn("CA")],
      ["", yardIn("CA")],
    ] as const)
      expect(list(query, store).ban, query).toBeUndefined();
    // The chain's list has its price, and says where it is not sold.
    const chain = list("q=catalizador");
    expect([chain.count > 0, chain.ban, chain.bans]).toEqual([true, banned.ban, banned.bans]);
    expect(list("q=catalizador", yardIn("TX")).bans).toEqual([]);
  });
});
