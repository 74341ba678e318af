import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { makeDemoChain } from "#demo/make-demo-chain.ts";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";

/** The snapshot of a whole demo chain with few cars, as pages read it; counted from `today`. */
export async function loadDemoStock(today: string): Promise<Stock> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-stock-"));
  const db = await openDatabase({ dataDir: folder });
  try {
    await migrate(db);
    await makeDemoChain(db, { stores: 58, vehicles: 400, today });
    return (await loadStock(db)).stock;
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
