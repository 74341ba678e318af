import { messageOf } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import { shortly } from "#data/deadline.ts";
import { startRounds } from "#data/rounds.ts";
import { keepTime } from "#data/writes/clock.ts";
import { purgeFollows } from "#data/writes/followers.ts";
import { purgePersonalData } from "#data/writes/purge.ts";
import { purgeStaffActs } from "#data/writes/staff-acts.ts";
import { purgeSessions } from "#data/writes/staff-sessions.ts";
import type { Log } from "#server/telemetry/log.ts";

const minute = 60_000;
const purgeEvery = 60;
/** The time of day and the steady clock may drift apart by so much in a minute; a jump is more. */
const mostDrift = 60 * minute;

export type Timekeeper = {
  /** Until when the time is not believed, and nothing is deleted by its age. */
  doubtedUntil(): Date | undefined;
  stop(): Promise<void>;
};

/**
 * Notes the time every minute, which also shows whether the database takes writes, and deletes personal data when its
 * time is over: at the start and every hour, but never while the time is doubted.
 */
export function keepTimeAndPurge(
  db: Database,
  keepDays: number,
  log: Pick<Log, "info" | "warn">,
  everyMs = minute,
): Timekeeper {
  let doubted: Date | undefined;
  let beats = 0;
  let last: { wall: number; steady: number } | undefined;

  async function beat() {
    const now = { wall: Date.now(), steady: performance.now() };
    const jump = last ? now.wall - last.wall - (now.steady - last.steady) : 0;
    try {
      const until = await keepTime(db, Math.abs(jump) > mostDrift, new Date(now.wall));
      // Only now: a jump that could not be noted shall be noted at the next turn.
      last = now;
      if (until && until.getTime() !== doubted?.getTime())
        log.warn({ until: until.toISOString() }, "the clock has jumped: nothing is deleted by its age until then");
      doubted = until;
      if (!until && beats % purgeEvery === 0) await purge();
      beats++;
    } catch (error) {
      log.warn({ reason: messageOf(error) }, "the time could not be noted");
    }
  }

  async function purge() {
    try {
      await purgeSessions(db);
      await purgeStaffActs(db);
      await purgeFollows(db);
      const purged = await purgePersonalData(db, keepDays);
      await db.scrub();
      if (purged.submissions > 0) log.info(purged, "old submissions deleted");
    } catch (error) {
      log.warn({ reason: messageOf(error) }, "nothing could be deleted");
    }
  }

  const rounds = startRounds(beat, everyMs);
  void rounds.wake();
  return {
    doubtedUntil: () => doubted,
    stop: () => shortly(() => rounds.stop()).catch(() => {}),
  };
}
