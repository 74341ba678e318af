import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import { reasonNotStarted } from "../server/reason-not-started.ts";
import { BuildError, buildWhenStale } from "./build-when-stale.ts";

const built = fileURLToPath(new URL("../dist/server/start.js", import.meta.url));

if (!cluster.isWorker)
  try {
    await buildWhenStale((line) => console.error(line));
  } catch (thrown) {
    console.error(thrown instanceof BuildError ? thrown.message : reasonNotStarted(thrown));
    process.exit(1);
  }
// In this process's place: what takes the types off a script would stay in its memory, and in that of every worker.
process.execve?.(process.execPath, [process.execPath, ...process.execArgv, built], process.env);
await import(built);
