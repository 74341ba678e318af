import type { Database } from "#data/database.ts";
import { getVersions } from "#data/queries/versions.ts";
import { type Loaded, loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { WordTable } from "#stock/word-table.ts";

let first: Loaded | undefined;

/** The 44,000 postal codes are the same in every chain, so a worker reads them once; all else is read each time. */
export async function loadTestStock(db: Database): Promise<Stock> {
  if (!first) {
    first = await loadStock(db);
    return first.stock;
  }
  const postal = (await getVersions(db.main)).areas.get("postal") as number;
  const nothing = { chain: undefined, campaigns: undefined, yards: new Map(), words: new WordTable() };
  const stock = { ...first.stock, ...nothing } as unknown as Stock;
  const versions = { ...first.versions, areas: new Map([["postal", postal]] as const) };
  return (await loadStock(db, { stock, versions })).stock;
}
