import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a server by the bench (`--import`): writes down every turn of its event loop that worked for 5 ms or more,
 * when and how long. Processor time of that thread, so that what else the machine does is not counted.
 */
const file = process.env.LOOP_FILE;
const worthTelling = 5;

const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (file && isMainThread) {
  let before = spent();
  setInterval(() => {
    const now = spent();
    if (now - before >= worthTelling) appendFileSync(file, `${Date.now()} ${(now - before).toFixed(1)}\n`);
    before = now;
  }, 1).unref();
}
