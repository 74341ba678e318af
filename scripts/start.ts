import cluster from "node:cluster";
import { readConfig } from "../config.ts";
import { reasonNotStarted } from "../server/reason-not-started.ts";
import { startWorkers, wantsWorkers } from "../server/workers/start-workers.ts";
import { BuildError, buildWhenStale } from "./build.ts";

const say = (line: string) => console.error(line);

/** The server as it was built, in this process. */
async function serveHere(): Promise<void> {
  const built = "../dist/server/main.js";
  const { main } = (await import(built)) as typeof import("../server/main.ts");
  await main();
}

async function start(): Promise<void> {
  await buildWhenStale(say);
  const config = readConfig();
  // From its source: it needs little of the server, which is built as one.
  if (wantsWorkers(config)) await startWorkers(config, say);
  else await serveHere();
}

if (cluster.isWorker) await serveHere();
else
  try {
    await start();
  } catch (thrown) {
    console.error(thrown instanceof BuildError ? thrown.message : reasonNotStarted(thrown));
    process.exit(1);
  }
