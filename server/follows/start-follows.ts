import { messageOf } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import { listDueFollowers } from "#data/queries/followers.ts";
import { startRounds } from "#data/rounds.ts";
import type { Log } from "#server/telemetry/log.ts";
import type { Stock } from "#stock/stock.ts";
import type { Desk } from "./desk.ts";
import { writeDigest } from "./letters.ts";
import { matchStock } from "./match.ts";
import { matchNews, timesOfEvents } from "./match-news.ts";
import { createTeller } from "./tell.ts";

export type Follows = {
  /** New data is there. */
  look(): void;
  stop(): Promise<void>;
};

type Options = {
  /** Nothing is matched or told while the chain has switched it off. */
  isOn(): boolean;
  stock(): Stock;
  desk(): Pick<Desk, "brand" | "addresses">;
  onMail(): void;
  log: Pick<Log, "info" | "warn">;
  everyMs?: number;
};

const dueAtOnce = 100;
const stopWithinMs = 5_000;

/** Queues a letter for everybody whose morning has come. Answers how many. */
async function tellDue(db: Database, desk: Desk): Promise<number> {
  const tell = createTeller(db, desk.stock, desk.now);
  let told = 0;
  for (;;) {
    const due = await listDueFollowers(db, dueAtOnce, desk.now);
    const before = told;
    for (const { id } of due) if (await tell(id, (follower) => writeDigest(desk, follower))) told++;
    if (due.length < dueAtOnce || told === before) return told;
  }
}

/** Matches what comes and tells it in the morning, on every server: what one does no other does again. */
export function startFollows(db: Database, { isOn, stock, desk, onMail, log, everyMs = 60_000 }: Options): Follows {
  let matched = "";

  async function round() {
    const current = stock();
    const now = new Date();
    if (!isOn()) return;
    const state = `${current.version} ${timesOfEvents(current, now)}`;
    if (state !== matched) {
      const started = performance.now();
      // Who reads older data than another server has no news for anybody.
      if (!(await matchNews(db, current, now))) return;
      await matchStock(db, current, now);
      matched = state;
      log.info({ version: current.version, ms: Math.round(performance.now() - started) }, "follows matched");
    }
    const told = await tellDue(db, { ...desk(), stock: current, now });
    if (told > 0) log.info({ told }, "followers told");
    if (told > 0) onMail();
  }

  const rounds = startRounds(
    () => round().catch((error: unknown) => log.warn({ reason: messageOf(error) }, "follows could not be served")),
    everyMs,
  );
  const look = () => void rounds.wake();
  look();
  // What is under way is whole or not there at all, whenever it ends.
  return { look, stop: () => rounds.stop(stopWithinMs) };
}
