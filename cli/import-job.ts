import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readConfig } from "#config";
import type { ImportJob } from "#office/files/jobs.ts";

/** Does one job that the office sends in, a line, and writes its answer. */
const given = new Promise<ImportJob>((done) => {
  let heard = "";
  process.stdin.setEncoding("utf8").on("data", (piece) => {
    heard += piece;
    if (heard.endsWith("\n")) done(JSON.parse(heard) as ImportJob);
  });
});
// Its server is gone, and nobody waits for the answer. A picture that is being decoded would hold a gentler end up.
process.stdin.on("end", () => process.kill(process.pid, "SIGKILL"));
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
process.stdout.write(JSON.stringify(await runJob(db, await given, leadsSomewhere)));
await db.close();
process.stdin.destroy();
