import { listWarnings } from "#server/jobs/mail-setup.ts";
import type { Services } from "#server/services.ts";
import type { Crew } from "#server/workers/messages.ts";

/** A replica is some hundred milliseconds behind; longer than this is worth saying. */
const staleSeconds = 10;

type ReadinessFacts = Pick<Services, "stopping" | "watch" | "stock" | "db" | "time">;

/** What does not work now. Only `stopping` takes the process out of service: pages and lookups go on from memory. */
export function listReasons({ stopping, watch, stock, db, time }: ReadinessFacts) {
  const reasons: string[] = [];
  if (stopping) reasons.push("stopping");
  const trouble = watch.trouble();
  if (trouble) reasons.push(trouble);
  if (db.replicated && !stock.healthy()) reasons.push("read-replica-away");
  if (watch.behindSeconds() > staleSeconds) reasons.push("data-stale");
  if (time.doubtedUntil()) reasons.push("clock-doubted");
  if (stock.current.chain.stores.length === 0) reasons.push("no-stores");
  return reasons;
}

/** What /readyz says. */
export type Readiness = {
  ready: boolean;
  reasons: string[];
  warnings: string[];
  database: "away" | "failing" | "ok";
  dataVersion: number;
  dataLoadedAt: string;
};

/** Of this process alone. */
export function readinessOf(services: Services): Readiness {
  const { version, loadedAt } = services.stock.current;
  const { watch } = services;
  return {
    ready: !services.stopping,
    reasons: listReasons(services),
    warnings: listWarnings(services.config),
    database: !watch.mainUp() ? "away" : watch.trouble() ? "failing" : "ok",
    dataVersion: version,
    dataLoadedAt: loadedAt.toISOString(),
  };
}

const states = ["ok", "failing", "away"] as const;

/** Of all processes behind the port: what one of them cannot do, and the oldest data that one of them answers from. */
export function readinessOfAll(
  own: Readiness,
  all: readonly Readiness[],
  workers: Crew,
): Readiness & { workers: Crew } {
  const each = [own, ...all];
  const oldest = each.reduce((one, other) => (other.dataVersion < one.dataVersion ? other : one));
  const missing = workers.serving < workers.wanted && !each.some(({ ready }) => !ready);
  return {
    ready: each.every(({ ready }) => ready),
    reasons: [...new Set([...each.flatMap(({ reasons }) => reasons), ...(missing ? ["workers-missing"] : [])])],
    warnings: own.warnings,
    database: states[Math.max(...each.map(({ database }) => states.indexOf(database)))] ?? own.database,
    dataVersion: oldest.dataVersion,
    dataLoadedAt: oldest.dataLoadedAt,
    workers,
  };
}
