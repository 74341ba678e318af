// The thread that watches over the server's own. Plain JavaScript: no type has to be stripped in a thread of its own.
import { readFileSync, writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { createJudge } from "./watchdog-judge.mjs";

const { shared, everyMs, seconds } = workerData;
const beats = new Int32Array(shared, 0, 3);
const words = new Uint8Array(shared, 12);

/** The kernel counts how long the server's own thread was ready to run and had no processor; where it does not, nothing. */
function readWaitedMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, "utf8").split(" ")[1]) / 1e6 || 0;
  } catch {
    return 0;
  }
}
const readClocks = () => ({ now: performance.now(), waitedMs: readWaitedMs() });
const isFrozen = createJudge(seconds * 1000, everyMs, readClocks());

function end() {
  const asked = new TextDecoder().decode(words.slice(0, Atomics.load(beats, 2)));
  writeSync(
    2,
    `Frozen: nothing has moved in this server for ${seconds} s, so its watchdog ends it.${asked && ` Last begun: ${asked}.`}\n`,
  );
  process.kill(process.pid, "SIGALRM");
  // Whoever started it may have told it not to hear that.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 1_000);
}

const timer = setInterval(() => {
  const [beat, debugged] = [Atomics.load(beats, 0), Atomics.load(beats, 1) === 1];
  if (!isFrozen({ ...readClocks(), beat, debugged })) return;
  clearInterval(timer);
  end();
}, everyMs);
