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
  say(`Opening the database (${db.place})…`);
  await migrate(db);
  if (!config.demo) return;
  const anyStore = await db.main.selectFrom("stores").select("id").limit(1).executeTakeFirst();
  if (anyStore) return;
  say("Making the demo chain, once…");
  let shown = "";
  await makeDemoChain(db, {
    onProgress({ what, done, total }) {
      const line = `  ${what} ${Math.floor((done / total) * 10) * 10} %`;
      if (line !== shown) say(line);
      shown = line;
    },
  });
}
