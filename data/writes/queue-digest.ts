import type { Database } from "../database.ts";
import type { Executor, FollowNewsRow, FollowRow } from "../schema.ts";
import { readTurn } from "./follow-turn.ts";
import { isNewestVersion } from "./follow-version.ts";
import { type MailParts, queueMail } from "./followers.ts";

const slice = 500;

export type News = Pick<FollowNewsRow, "event_id" | "state" | "before_cents">;
export type FollowUpdate = { query: string; came: number[]; left: number[]; news: News[] };
export type DueFollower = { kind: "mail" | "push"; edition: "es" | "en"; token: string; follows: FollowUpdate[] };

/** A follow with the turns between which cars came or left that it was not told of. */
export type Turns = Pick<FollowRow, "query" | "since_turn" | "told_turn">;

/** What came and left in the turns from `from` up to `turn`, for whoever wants it. */
export type RecentCars = {
  from: number;
  turn: number;
  find(follow: Turns): { came: number[]; left: number[] };
};

type From = { now: Date; version: number; recent: RecentCars };

/** Thrown to leave all as it was. */
class NotNow extends Error {
  readonly why: "elsewhere" | "stale";
  constructor(why: NotNow["why"]) {
    super(why);
    this.why = why;
  }
}

/**
 * Tells a follower what waits: the mail is queued and what it says is marked in one transaction, so that neither is without
 * the other. `write` answers undefined when none of it is worth a mail any more. "elsewhere" when another server has done it,
 * or has newer data than the `version` that the mail would be written from; "stale" when `recent` is not all that came.
 */
export const queueDigest = (
  db: Database,
  followerId: number,
  write: (due: DueFollower) => MailParts | undefined,
  { now, version, recent }: From,
): Promise<"told" | "elsewhere" | "stale"> =>
  db.main
    .transaction()
    .execute(async (trx) => {
      const due = await trx
        .deleteFrom("follower_dues")
        .where("follower_id", "=", followerId)
        .where("due_at", "<=", now.toISOString())
        .returning("from_turn")
        .executeTakeFirst();
      if (!due) throw new NotNow("elsewhere");
      // After they are due no more: whoever notes something later than this makes them due again.
      if ((await readTurn(trx)) !== recent.turn || due.from_turn < recent.from) throw new NotNow("stale");
      const follower = await trx
        .selectFrom("followers")
        .select(["kind", "edition", "token"])
        .where("id", "=", followerId)
        .executeTakeFirstOrThrow();
      const { cars, own, news } = await listWaiting(trx, followerId, recent);
      if (!(await isNewestVersion(trx, version))) throw new NotNow("elsewhere");
      const mail = write({ ...follower, follows: groupByFollow([...cars, ...own], news) });
      await trx
        .updateTable("follows")
        .set({ told_turn: recent.turn })
        .where("follower_id", "=", followerId)
        .where("told_turn", "<", recent.turn)
        .execute();
      for (const [followId, those] of Map.groupBy(own, (row) => row.follow_id))
        await forgetCars(
          trx,
          followId,
          those.map((row) => row.vehicle_id),
        );
      for (const { follow_id, event_id } of news)
        await trx
          .deleteFrom("follow_news")
          .where("follow_id", "=", follow_id)
          .where("event_id", "=", event_id)
          .execute();
      if (mail) await queueMail(trx, followerId, "digest", mail, now);
      return "told" as const;
    })
    .catch((error: unknown) => {
      if (error instanceof NotNow) return error.why;
      throw error;
    });

type WaitingCar = { follow_id: number; query: string; vehicle_id: number; state: "came" | "left" };
type WaitingNews = News & { follow_id: number; query: string };

type Waiting = { cars: WaitingCar[]; own: WaitingCar[]; news: WaitingNews[] };

/** What came and left of the searches since each follow was told. */
async function listFound(trx: Executor, followerId: number, recent: RecentCars): Promise<WaitingCar[]> {
  const follows = await trx
    .selectFrom("follows")
    .select(["id", "query", "since_turn", "told_turn"])
    .where("follower_id", "=", followerId)
    .where("confirmed_at", "is not", null)
    .orderBy("id")
    .execute();
  return follows.flatMap((follow) => {
    const { came, left } = recent.find(follow);
    const waiting = (state: "came" | "left") => (vehicle_id: number) => ({
      follow_id: follow.id,
      query: follow.query,
      vehicle_id,
      state,
    });
    return [...came.map(waiting("came")), ...left.map(waiting("left"))];
  });
}

async function listWaiting(trx: Executor, followerId: number, recent: RecentCars): Promise<Waiting> {
  const gone = await trx
    .selectFrom("follow_cars")
    .innerJoin("follows", "follows.id", "follow_cars.follow_id")
    .select(["follow_id", "query", "vehicle_id"])
    .where("follower_id", "=", followerId)
    .where("state", "=", "left")
    .orderBy("follow_id")
    .orderBy("vehicle_id")
    .execute();
  const news = await trx
    .selectFrom("follow_news")
    .innerJoin("follows", "follows.id", "follow_news.follow_id")
    .select(["follow_id", "query", "event_id", "state", "before_cents"])
    .where("follower_id", "=", followerId)
    .orderBy("follow_id")
    .orderBy("event_id")
    .execute();
  const own = gone.map((row) => ({ ...row, state: "left" as const }));
  return { cars: await listFound(trx, followerId, recent), own, news };
}

function groupByFollow(cars: readonly WaitingCar[], news: readonly WaitingNews[]): FollowUpdate[] {
  const queries = new Set([...cars, ...news].map((row) => row.query));
  const carsOf = (query: string, state: WaitingCar["state"]) =>
    cars.filter((row) => row.query === query && row.state === state).map((row) => row.vehicle_id);
  return [...queries].map((query) => ({
    query,
    came: carsOf(query, "came"),
    left: carsOf(query, "left"),
    news: news
      .filter((row) => row.query === query)
      .map(({ event_id, state, before_cents }) => ({ event_id, state, before_cents })),
  }));
}

/** Those that were read and no others: more may have left meanwhile. */
async function forgetCars(trx: Executor, followId: number, vehicleIds: readonly number[]): Promise<void> {
  for (let at = 0; at < vehicleIds.length; at += slice)
    await trx
      .deleteFrom("follow_cars")
      .where("follow_id", "=", followId)
      .where("vehicle_id", "in", vehicleIds.slice(at, at + slice))
      .execute();
}
