import { readFileSync } from "node:fs";

/**
 * Loaded before a server by `--import`, for the bench alone: the time of day is off by what stands in the file that
 * YONKE_CLOCK names, in milliseconds, and moves when the file does. The steady clock goes on as it is.
 */
const file = process.env.YONKE_CLOCK as string;
const RealDate = Date;
let off = 0;
const read = () => {
  off = Number(readFileSync(file, "utf8")) || 0;
};
read();
setInterval(read, 50).unref();

const now = () => RealDate.now() + off;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
