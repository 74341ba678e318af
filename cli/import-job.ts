import { text } from "node:stream/consumers";
import { readConfig } from "#config";
import { openDatabase } from "#data/open.ts";
import type { ImportJob } from "#office/files/jobs.ts";
import { runJob } from "#office/files/run-job.ts";
import { leadsSomewhere } from "./site-page.ts";

/** Does one job that the office sends in, and writes its answer. */
const config = readConfig();
const db = await openDatabase({
  dataDir: config.dataDir,
  url: config.databaseUrl?.reveal(),
  tls: config.databaseTls,
});
const job = JSON.parse(await text(process.stdin)) as ImportJob;
process.stdout.write(JSON.stringify(await runJob(db, job, leadsSomewhere)));
await db.close();
