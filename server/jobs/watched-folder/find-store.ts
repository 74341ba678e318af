import type { Database } from "#data/database.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";

/** The yard whose folder a file lay in; undefined where it was the chain's, or is no yard's. */
export async function findFolderStore(db: Database, store: string | undefined): Promise<number | undefined> {
  if (store === undefined) return undefined;
  const found = createStoreLookup(await listStoreFacts(db.main)).find(store);
  return isSaid(found) ? undefined : found.id;
}
