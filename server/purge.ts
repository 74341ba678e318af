import type { Database } from "#data/open.ts";
import { purgePersonalData } from "#data/writes/purge.ts";
import type { Log } from "./log.ts";

const everyMs = 3_600_000;

/** Deletes personal data when its time is over, at the start and every hour; answers what stops it. */
export function startPurge(db: Database, keepDays: number, log: Pick<Log, "info" | "warn">): () => void {
  const purge = () =>
    purgePersonalData(db, keepDays).then(
      (purged) => purged.submissions > 0 && log.info(purged, "old submissions deleted"),
      (error) =>
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, "nothing could be deleted"),
    );
  void purge();
  const timer = setInterval(() => void purge(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
