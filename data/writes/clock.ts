import type { Database } from "../database.ts";
import { findSetting } from "../queries/settings.ts";
import type { Executor } from "../schema.ts";
import { putSetting } from "./settings.ts";

/** What processes on this database have seen of the time. Until `doubtedUntil` nothing is deleted by its age. */
type Clock = { seenAt: string; doubtedUntil?: string | undefined };

const minute = 60_000;
const day = 24 * 60 * minute;
/** Longer than a restart takes; whoever was away for longer has to show first that the time is right. */
const mostAway = day;
/** Two machines' clocks may differ so much. */
const mostBehind = 10 * minute;
/** A weekend, in which somebody may notice. */
const doubtFor = 3 * day;

/**
 * Notes the time, which is a small real write. When it has moved in a way that time does not, forwards over a day or
 * backwards, or `jumped` beside this process's own steady clock, it is doubted for three days of the new time.
 */
export const keepTime = (db: Database, jumped: boolean, now = new Date()): Promise<Date | undefined> =>
  db.writes.follow(() => note(db, jumped, now), false);

const note = (db: Database, jumped: boolean, now: Date): Promise<Date | undefined> =>
  db.main.transaction().execute(async (trx) => {
    const { seenAt, doubtedUntil } = await readClock(trx);
    const passed = now.getTime() - Date.parse(seenAt);
    const odd = jumped || passed > mostAway || passed < -mostBehind;
    const until = odd ? new Date(now.getTime() + doubtFor).toISOString() : doubtedUntil;
    const doubted = until !== undefined && until > now.toISOString();
    const clock: Clock = { seenAt: now.toISOString(), doubtedUntil: doubted ? until : undefined };
    await putSetting(trx, "clock", JSON.stringify(clock));
    return doubted ? new Date(until) : undefined;
  });

/** Without a note yet, the data's own last change stands for it. */
async function readClock(db: Executor): Promise<Clock> {
  const kept = await findSetting(db, "clock");
  if (kept) return JSON.parse(kept) as Clock;
  const { changed_at } = await db.selectFrom("data_version").select("changed_at").executeTakeFirstOrThrow();
  return { seenAt: changed_at };
}
