import type { Stock } from "#stock/stock.ts";
import { type ChainSize, fillChain } from "./chain.ts";
import { loadTestStock } from "./load-test-stock.ts";
import { fillLookups } from "./lookups.ts";
import { withMigrated } from "./migrated.ts";

const made = new Map<string, Promise<Stock>>();

const make = (size: ChainSize): Promise<Stock> =>
  withMigrated(async (db) => {
    await fillChain(db, size);
    await fillLookups(db);
    return loadTestStock(db);
  });

/** The snapshot of a small chain with prices, events and the rest; files that ask for the same size share it. */
export function loadSmallStock(size: ChainSize): Promise<Stock> {
  const key = JSON.stringify(Object.entries(size).sort());
  const stock = made.get(key) ?? make(size);
  made.set(key, stock);
  return stock;
}
