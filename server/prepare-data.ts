import type { Config } from "#config";
import { describePlace } from "#data/backup.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { type OpenOptions, openDatabase, sqliteFile } from "#data/open.ts";
import { ImportBusy } from "#data/writes/import-transaction.ts";
import { type DemoOptions, type DemoProgress, makeDemoChain } from "#demo/make-demo-chain.ts";

/** For whoever starts anew, and for whoever starts on another disk than yesterday's. */
const empty =
  "There are no stores in it: import locations. If a chain was here before, look for its data first. DEMO=1 makes the invented chain in an empty PostgreSQL database, or in a DATA_DIR without yonke.sqlite.";

/** Where this server's data is. */
export const placeOf = (config: Config): OpenOptions => ({
  url: config.databaseUrl?.reveal(),
  readUrl: config.databaseReadUrl?.reveal(),
  tls: config.databaseTls,
  dataDir: config.dataDir,
  file: sqliteFile(config.dataDir, { demo: config.demo, make: true }),
});

/** Brings the schema up to date and makes the demo chain where the database is the demo's and has no store yet. */
export async function prepareData(
  place: OpenOptions,
  { demo }: Pick<Config, "demo">,
  say: (line: string) => void,
  size: Pick<DemoOptions, "vehicles"> = {},
): Promise<void> {
  // Without a limit of time: a large table may take long to be brought up to date.
  const db = await openDatabase(place);
  try {
    // PostgreSQL has no second place: there the demo comes only if DEMO=1 asks for it.
    const isDemo = demo && (place.url !== undefined || place.file !== sqliteFile(place.dataDir));
    await prepare(db, isDemo, say, size);
  } finally {
    await db.close();
  }
}

async function prepare(
  db: Database,
  isDemo: boolean,
  say: (line: string) => void,
  size: Pick<DemoOptions, "vehicles">,
): Promise<void> {
  say(`Database: ${describePlace(db)}`);
  await migrate(db);
  if (await hasStores(db)) return;
  if (!isDemo) return say(empty);
  say("Making the demo chain, once…");
  let shown = "";
  const onProgress = ({ what, done, total }: DemoProgress) => {
    const line = `  ${what} ${Math.floor((done / total) * 10) * 10} %`;
    if (line !== shown) say(line);
    shown = line;
  };
  for (;;) {
    try {
      await makeDemoChain(db, { ...size, onProgress });
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
