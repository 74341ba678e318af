import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { type ChainSize, fillChain } from "./chain.ts";
import { fillLookups } from "./lookups.ts";

/** The snapshot of a small chain with prices, events and the rest, for tests of what reads it. */
export async function loadSmallStock(size: ChainSize): Promise<Stock> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-stock-"));
  const db = await openDatabase({ dataDir: folder });
  try {
    await migrate(db);
    await fillChain(db, size);
    await fillLookups(db);
    return (await loadStock(db)).stock;
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
