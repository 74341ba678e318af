import { makeDemoChain } from "#demo/make-demo-chain.ts";
import type { Stock } from "#stock/stock.ts";
import { loadTestStock } from "./load-test-stock.ts";
import { withMigrated } from "./migrated.ts";

const made = new Map<string, Promise<Stock>>();

const make = (today: string): Promise<Stock> =>
  withMigrated(async (db) => {
    await makeDemoChain(db, { stores: 58, vehicles: 400, today });
    return loadTestStock(db);
  });

/** The snapshot of a whole demo chain with few cars, as pages read it; counted from `today`. All files share it. */
export function loadDemoStock(today: string): Promise<Stock> {
  const stock = made.get(today) ?? make(today);
  made.set(today, stock);
  return stock;
}
