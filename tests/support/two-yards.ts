import type { Store } from "#core/store.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";

const closedOnSundays = (store: Store): Store => ({
  ...store,
  schedule: { ...store.schedule, week: store.schedule.week?.map((spans, at) => (at === 6 ? [] : spans)) ?? null },
});

/** What is left of a chain with two yards in one state, closed on Sundays, that publishes no part prices. */
export function twoYards(stock: Stock): Stock {
  const yards = listStores(stock).filter((store) => store.state === "CA" && store.countGroup === "APBStore");
  const stores = yards.slice(0, 2).map(closedOnSundays);
  return {
    ...stock,
    chain: { ...stock.chain, stores, storeById: new Map(stores.map((store) => [store.id, store])) },
    prices: {
      ...stock.prices,
      ...{ parts: [], words: [], wordParts: new Uint32Array(), order: { es: [], en: [] } },
      ...{ chain: new Map(), own: new Map() },
    },
  };
}
