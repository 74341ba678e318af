import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { openMigrated } from "./migrated.ts";

/** A database of its own with the chain, and a folder for files. `stores` are its ids by site. */
export async function openFeedChain() {
  const folder = mkdtempSync(join(tmpdir(), "yonke-feed-"));
  const db = await openMigrated(folder);
  await fillChain(db);
  const rows = await db.main.selectFrom("stores").select(["site", "id"]).execute();
  let files = 0;
  return {
    db,
    folder,
    stores: new Map(rows.map(({ site, id }) => [site, id])),
    /** The path of a file that holds this. */
    write(text: string): string {
      const path = join(folder, `${++files}.csv`);
      writeFileSync(path, text);
      return path;
    },
    async close(): Promise<void> {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
