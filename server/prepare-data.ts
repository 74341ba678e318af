import type { Config } from "#config";
import { describePlace } from "#data/backup.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { type OpenOptions, openDatabase } from "#data/open.ts";
import { ImportBusy } from "#data/writes/import-transaction.ts";
import { isOwnData } from "#data/writes/own-data.ts";
import { type DemoProgress, makeDemoChain } from "#demo/make-demo-chain.ts";

/** For whoever starts anew, and for whoever starts on another disk than yesterday's. */
const empty =
  "There are no stores in it: import locations, or set DEMO=1 for the invented chain in a new database. If a chain was here before, look for its data first.";

/** Brings the schema up to date and, when there is no store yet, makes the demo chain. */
export async function prepareData(
  place: OpenOptions,
  { demo }: Pick<Config, "demo">,
  say: (line: string) => void,
): Promise<void> {
  // Without a limit of time: a large table may take long to be brought up to date.
  const db = await openDatabase(place);
  try {
    await prepare(db, demo, say);
  } finally {
    await db.close();
  }
}

async function prepare(db: Database, demo: boolean, say: (line: string) => void): Promise<void> {
  say(`Database: ${describePlace(db)}`);
  await migrate(db);
  if (await hasStores(db)) return;
  if (!demo || (await isOwnData(db))) return say(empty);
  say("Making the demo chain, once…");
  let shown = "";
  const onProgress = ({ what, done, total }: DemoProgress) => {
    const line = `  ${what} ${Math.floor((done / total) * 10) * 10} %`;
    if (line !== shown) say(line);
    shown = line;
  };
  for (;;) {
    try {
      await makeDemoChain(db, { onProgress });
      return;
    } catch (error) {
      // Of several servers that start at once on an empty database, one makes it and the others wait for it.
      if (await hasStores(db)) return;
      if (!(error instanceof ImportBusy)) throw error;
    }
  }
}

const hasStores = async (db: Database): Promise<boolean> =>
  (await db.main.selectFrom("stores").select("id").limit(1).executeTakeFirst()) !== undefined;
