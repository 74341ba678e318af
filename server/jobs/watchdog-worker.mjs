// The thread that watches over the server's own. Plain JavaScript: no type has to be stripped in a thread of its own.
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";

const { shared, everyMs, most, seconds } = workerData;
const beats = new Int32Array(shared, 0, 3);
const words = new Uint8Array(shared, 12);
let seen = -1;
let missed = 0;
let at = performance.now();

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
  const now = performance.now();
  // A machine that sleeps, a process that is stopped, no processor to be had: then this thread is late too.
  const late = now - at > 2 * everyMs;
  at = now;
  const beat = Atomics.load(beats, 0);
  const debugged = Atomics.load(beats, 1) === 1;
  missed = beat !== seen || late || debugged ? 0 : missed + 1;
  seen = beat;
  if (missed < most) return;
  clearInterval(timer);
  end();
}, everyMs);
