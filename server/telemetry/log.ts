import { randomFillSync } from "node:crypto";
import { isIPv4 } from "node:net";
import { destination, type Logger, pino } from "pino";
import { networkOf } from "#api/visitor.ts";
import { hideVins } from "#core/vin/hide-vins.ts";

export type Log = Logger;

/**
 * JSON lines on standard output, written in blocks and at least once a second; nothing personal is ever put in. Several
 * processes may write to one pipe, which takes 4,096 bytes as a whole and mixes what is longer: a block ends before that.
 */
export function createLog(level: string, worker?: number): Log {
  const out = destination({ dest: 1, sync: false, minLength: 3072, maxWrite: 4096 });
  setInterval(() => out.flush(), 1000).unref();
  const base = worker === undefined ? null : { worker };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } }, out);
}

/** What went wrong and where. A database's error carries more, such as the row that it refused: that stays out. */
export function loggedError(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { message: `not an error but of type ${typeof thrown}` };
  const { name, message, stack, cause } = thrown;
  const { code } = thrown as NodeJS.ErrnoException;
  return { type: name, message, ...(code ? { code } : {}), stack, ...(cause ? { cause: loggedError(cause) } : {}) };
}

/** Only the network of a visitor's address: 24 bits of IPv4, 48 of IPv6. */
export const loggedNetwork = (address: string): string =>
  isIPv4(address) ? `${networkOf(address)}.0/24` : `${networkOf(address)}::/48`;

/** What a visitor looked for stands behind the first ";" or "?", or is a VIN, and is nobody's business. */
export const loggedPath = (url: string): string =>
  hideVins((/^[^;?]*/.exec(url)?.[0] ?? "").slice(0, 400)).slice(0, 200);

/** Letters and digits that nobody mistakes for another on the telephone, two at a time. */
const alphabet = "abcdefghjkmnpqrstuvwxyz234567890";
const pairs = Array.from({ length: 1024 }, (_, n) => `${alphabet[n >> 5]}${alphabet[n & 31]}`);
const pairsOfAnId = 6;
const pool = new Uint16Array(pairsOfAnId * 512);
let used = pool.length;

/** Unique across processes, short enough to read over the telephone, and telling nothing: neither order nor number. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = "";
  for (const end = used + pairsOfAnId; used < end; used++) id += pairs[(pool[used] as number) & 1023];
  return id;
}
