import { randomBytes } from "node:crypto";
import { destination, type Logger, pino } from "pino";

export type Log = Logger;

/** JSON lines on standard output, written in blocks and at least once a second; nothing personal is ever put in. */
export function createLog(level: string): Log {
  const out = destination({ dest: 1, sync: false, minLength: 4096 });
  setInterval(() => out.flush(), 1000).unref();
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, out);
}

const process = randomBytes(5).toString("base64url");
let count = 0;

/** Unique across processes, short enough to read over the telephone. */
export const newRequestId = (): string => `${process}-${(++count).toString(36)}`;
