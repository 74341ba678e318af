import cluster from "node:cluster";
import { readConfig } from "#config";
import { reasonNotStarted } from "./reason-not-started.ts";
import { startWorkers, wantsWorkers } from "./workers/start-workers.ts";

/** The server as it is built: in this process, or in one a core that this one looks after. */
async function start(): Promise<void> {
  const config = readConfig();
  if (!cluster.isWorker && wantsWorkers(config)) return startWorkers(config, (line) => console.error(line));
  // Whoever only looks after others needs little of the server.
  const { main } = await import("./main.ts");
  await main();
}

try {
  await start();
} catch (thrown) {
  console.error(reasonNotStarted(thrown));
  process.exit(1);
}
