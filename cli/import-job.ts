import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { readConfig } from "#config";
import type { ImportJob } from "#office/files/jobs.ts";

/** Does one job that the office sends in, and writes its answer. */
const config = readConfig();
// Half of a small job's time went into reading the sources: what they compile to is kept for the next.
enableCompileCache(join(config.dataDir, "compiled"));
const [{ openDatabase }, { runJob }, { leadsSomewhere }] = await Promise.all([
  import("#data/open.ts"),
  import("#office/files/run-job.ts"),
  import("./site-page.ts"),
]);
const db = await openDatabase({
  dataDir: config.dataDir,
  url: config.databaseUrl?.reveal(),
  tls: config.databaseTls,
});
const job = JSON.parse(await text(process.stdin)) as ImportJob;
process.stdout.write(JSON.stringify(await runJob(db, job, leadsSomewhere)));
await db.close();
