import { enableCompileCache } from "node:module";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { readConfig } from "#config";
import type { ImportJob, JobAnswer, NotDone } from "#office/files/jobs.ts";

/** As niceness: where the processor is short, visitors are answered first. With 10 an import stood still on a busy machine. */
const behindVisitors = 5;
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
setPriority(Math.max(getPriority(), behindVisitors));
const config = readConfig();
// Half of a small job's time went into reading the sources: what they compile to is kept for the next.
enableCompileCache(join(config.dataDir, "compiled"));
const [{ openDatabase, sqliteFile }, { findTrouble }, { runJob }, { leadsSomewhere }] = await Promise.all([
  import("#data/open.ts"),
  import("#data/trouble.ts"),
  import("#office/files/run-job.ts"),
  import("./site-page.ts"),
]);

async function work(): Promise<JobAnswer | NotDone> {
  const db = await openDatabase({
    dataDir: config.dataDir,
    file: sqliteFile(config.dataDir, config),
    url: config.databaseUrl?.reveal(),
    tls: config.databaseTls,
  });
  try {
    return await runJob(db, await given, leadsSomewhere);
  } finally {
    await db.close();
  }
}
const answer = await work().catch((error: unknown): NotDone => {
  const notKept = findTrouble(error);
  if (!notKept) throw error;
  return { notKept };
});
process.stdout.write(JSON.stringify(answer));
process.stdin.destroy();
