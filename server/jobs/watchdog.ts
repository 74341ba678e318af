import { url as debuggerUrl } from "node:inspector";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** So many looks in the time that it may stand still. */
const looks = 10;
const longestNote = 200;

/**
 * Ends this process with SIGALRM when its event loop has stood still for so long: whoever started it starts it again, and
 * a balancer asks another meanwhile. A thread of its own looks, since a frozen one cannot. 0 seconds: nobody looks.
 */
export function createWatchdog(root: string, seconds: number) {
  const shared = new SharedArrayBuffer(12 + longestNote);
  const beats = new Int32Array(shared, 0, 3);
  const words = Buffer.from(shared, 12);
  const everyMs = (seconds * 1000) / looks;

  function beat() {
    Atomics.add(beats, 0, 1);
    Atomics.store(beats, 1, debuggerUrl() === undefined ? 0 : 1);
  }

  return {
    /** What is begun now, for the last words; nothing that the log would not have. */
    note(what: string) {
      Atomics.store(beats, 2, words.write(what));
    },
    start() {
      if (seconds === 0) return;
      beat();
      setInterval(beat, everyMs / 2).unref();
      const worker = new Worker(join(root, "server/jobs/watchdog-worker.mjs"), {
        workerData: { shared, everyMs, seconds },
        // It needs next to nothing.
        resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
        execArgv: [],
      });
      worker.unref();
    },
  };
}

export type Watchdog = ReturnType<typeof createWatchdog>;
