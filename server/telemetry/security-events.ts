import { type OnRefusal, type RefusalKind, refusalKinds } from "#api/refusals.ts";
import { type Log, loggedNetwork } from "./log.ts";

const windowMs = 60_000;
/** Lines of one kind in a window; the rest is counted, so that nobody fills a disk with them. */
export const linesPerWindow = 20;

type EventTally = { total: number; since: number; lines: number; held: number };

export type SecurityEvents = {
  refused: OnRefusal;
  /** How many of a kind there were since the start. */
  count(kind: RefusalKind): number;
  stop(): void;
};

/**
 * Refusals in the log, all in one shape and with nothing personal: of the visitor the network alone. Many of a kind
 * become one line that says how many more there were.
 */
export function createSecurityEvents(log: Pick<Log, "warn">, now = () => performance.now()): SecurityEvents {
  const seen = new Map<RefusalKind, EventTally>(
    refusalKinds.map((kind) => [kind, { total: 0, since: now(), lines: 0, held: 0 }]),
  );
  function turn(kind: RefusalKind, of: EventTally) {
    if (now() - of.since < windowMs) return;
    if (of.held > 0)
      log.warn({ event: "security", kind, more: of.held }, "more refusals of this kind, not logged one by one");
    Object.assign(of, { since: now(), lines: 0, held: 0 });
  }
  const timer = setInterval(() => {
    for (const [kind, of] of seen) turn(kind, of);
  }, windowMs);
  timer.unref();
  return {
    refused({ kind, route, visitor, requestId }) {
      const of = seen.get(kind) as EventTally;
      of.total++;
      turn(kind, of);
      if (of.lines >= linesPerWindow) {
        of.held++;
        return;
      }
      of.lines++;
      log.warn({ event: "security", kind, route, net: loggedNetwork(visitor.address), id: requestId }, "refused");
    },
    count: (kind) => (seen.get(kind) as EventTally).total,
    stop() {
      clearInterval(timer);
      for (const [kind, { held }] of seen)
        if (held > 0)
          log.warn({ event: "security", kind, more: held }, "more refusals of this kind, not logged one by one");
    },
  };
}
