import type { Config } from "#config";
import { migrate } from "#data/migrate.ts";
import type { Database } from "#data/open.ts";
import { makeDemoChain } from "#demo/make-demo-chain.ts";

/** Brings the schema up to date and, when there is no store yet, makes the demo chain. */
export async function prepareData(
  db: Database,
  config: Pick<Config, "demo">,
  say: (line: string) => void,
): Promise<void> {
  const ran = await migrate(db);
  if (ran.length > 0) say(`Preparing the database at ${db.place} (${ran.length} migrations)…`);
  if (!config.demo) return;
  const anyStore = await db.main.selectFrom("stores").select("id").limit(1).executeTakeFirst();
  if (anyStore) return;
  say("Making the demo chain (once)…");
  await makeDemoChain(db, { onProgress: (line: string) => say(`  ${line}`) });
}
