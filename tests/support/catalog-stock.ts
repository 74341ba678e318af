import type { Database } from "#data/database.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { makePriceList } from "#demo/parts.ts";
import { writeCatalog } from "#demo/write-catalog.ts";
import type { Stock } from "#stock/stock.ts";
import { loadTestStock } from "./load-test-stock.ts";
import { withMigrated } from "./migrated.ts";

/** The makes, models and parts of the demo chain without a store or a car; `fill` may add to them. */
export const loadCatalogStock = (fill: (db: Database) => Promise<void> = async () => {}): Promise<Stock> =>
  withMigrated(async (db) => {
    await db.main.transaction().execute(async (trx) => {
      await writeCatalog(trx);
      const { parts, synonyms, prices } = makePriceList("2026-11-01T00:00:00.000Z");
      await insertRows(trx, "parts", parts);
      await insertRows(trx, "part_synonyms", synonyms);
      await insertRows(trx, "chain_prices", prices);
      await bumpEverything(trx);
    });
    await fill(db);
    return loadTestStock(db);
  });
