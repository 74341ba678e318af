import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What lives when everything else has been collected. */
export function living(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
