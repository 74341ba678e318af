// The thread that watches over the server's own. Plain JavaScript: no type has to be stripped in a thread of its own.
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { createJudge } from "./watchdog-judge.mjs";

const { shared, everyMs, most, seconds } = workerData;
const beats = new Int32Array(shared, 0, 3);
const words = new Uint8Array(shared, 12);
const isFrozen = createJudge(everyMs, most, performance.now());

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
  if (!isFrozen(performance.now(), Atomics.load(beats, 0), Atomics.load(beats, 1) === 1)) return;
  clearInterval(timer);
  end();
}, everyMs);
