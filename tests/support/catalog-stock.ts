import type { Database } from "#data/database.ts";
import { listParts } from "#data/queries/feeds-export.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows, putRows } from "#data/writes/rows.ts";
import { makePriceList } from "#demo/parts.ts";
import type { Stock } from "#stock/stock.ts";
import { loadTestStock } from "./load-test-stock.ts";
import { withMigrated } from "./migrated.ts";

/** The catalogue, priced as the demo chain does, without a store or a car; `fill` may add to them. */
export const loadCatalogStock = (fill: (db: Database) => Promise<void> = async () => {}): Promise<Stock> =>
  withMigrated(async (db) => {
    await db.main.transaction().execute(async (trx) => {
      const { parts, prices } = makePriceList(await listParts(trx), "2026-11-01T00:00:00.000Z");
      await putRows(trx, "parts", parts);
      await insertRows(trx, "chain_prices", prices);
      await bumpEverything(trx);
    });
    await fill(db);
    return loadTestStock(db);
  });
