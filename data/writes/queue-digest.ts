import type { Database } from "../database.ts";
import type { Executor, FollowNewsRow } from "../schema.ts";
import { isNewestVersion } from "./follow-news.ts";
import { type MailParts, queueMail } from "./followers.ts";

const slice = 500;

export type News = Pick<FollowNewsRow, "event_id" | "state" | "before_cents">;
export type Told = { query: string; came: number[]; left: number[]; news: News[] };
export type DueFollower = { kind: "mail" | "push"; edition: "es" | "en"; token: string; follows: Told[] };

/** Thrown to leave all as it was. */
const notOurs = new Error("newer data is at work");

/**
 * Tells a follower what waits: the mail is queued and what it says is marked in one transaction, so that neither is without
 * the other. `write` answers undefined when none of it is worth a mail any more. False when another server has done it, or
 * has newer data than the `version` that the mail would be written from.
 */
export const queueDigest = (
  db: Database,
  followerId: number,
  write: (due: DueFollower) => MailParts | undefined,
  { now, version }: { now: Date; version: number },
): Promise<boolean> =>
  db.main
    .transaction()
    .execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("follower_dues")
        .where("follower_id", "=", followerId)
        .where("due_at", "<=", now.toISOString())
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const follower = await trx
        .selectFrom("followers")
        .select(["kind", "edition", "token"])
        .where("id", "=", followerId)
        .executeTakeFirstOrThrow();
      const { cars, own, news, seen } = await listWaiting(trx, followerId);
      if (!(await isNewestVersion(trx, version))) throw notOurs;
      const mail = write({ ...follower, follows: groupByFollow([...cars, ...own], news) });
      for (const [followId, turn] of seen)
        await trx.updateTable("follows").set({ told_turn: turn }).where("id", "=", followId).execute();
      for (const [followId, those] of Map.groupBy(own, (row) => row.follow_id))
        await markTold(
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
      return true;
    })
    .catch((error: unknown) => {
      if (error === notOurs) return false;
      throw error;
    });

type WaitingCar = { follow_id: number; query: string; vehicle_id: number; state: "came" | "told" | "left" };
type WaitingNews = News & { follow_id: number; query: string };

type Waiting = { cars: WaitingCar[]; own: WaitingCar[]; news: WaitingNews[]; seen: Map<number, number> };

/** What came and left of the searches since each follow was told, from one look: it has seen all turns up to the last in it. */
async function listFound(trx: Executor, followerId: number): Promise<Pick<Waiting, "cars" | "seen">> {
  const rows = await trx
    .selectFrom("follows")
    .innerJoin("search_cars", "search_cars.search_id", "follows.search_id")
    .select(["follows.id as follow_id", "query", "vehicle_id", "came_turn", "left_turn", "told_turn"])
    .where("follower_id", "=", followerId)
    .whereRef("came_turn", ">", "since_turn")
    .where((eb) => eb.or([eb("came_turn", ">", eb.ref("told_turn")), eb("left_turn", ">", eb.ref("told_turn"))]))
    .orderBy("follow_id")
    .orderBy("vehicle_id")
    .execute();
  const seen = new Map<number, number>();
  const cars: WaitingCar[] = [];
  for (const { follow_id, query, vehicle_id, came_turn, left_turn, told_turn } of rows) {
    seen.set(follow_id, Math.max(seen.get(follow_id) ?? 0, came_turn, left_turn ?? 0));
    const waits = { follow_id, query, vehicle_id };
    if (came_turn <= told_turn) cars.push({ ...waits, state: "left" });
    // What came and went before the morning is told to nobody.
    else if (left_turn === null) cars.push({ ...waits, state: "came" });
  }
  return { cars, seen };
}

async function listWaiting(trx: Executor, followerId: number): Promise<Waiting> {
  const own = await trx
    .selectFrom("follow_cars")
    .innerJoin("follows", "follows.id", "follow_cars.follow_id")
    .select(["follow_id", "query", "vehicle_id", "state"])
    .where("follower_id", "=", followerId)
    .where("state", "<>", "told")
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
  return { ...(await listFound(trx, followerId)), own, news };
}

function groupByFollow(cars: readonly WaitingCar[], news: readonly WaitingNews[]): Told[] {
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

/** Those that were read and no others: more may have come meanwhile. */
async function markTold(trx: Executor, followId: number, vehicleIds: readonly number[]): Promise<void> {
  for (let at = 0; at < vehicleIds.length; at += slice) {
    const ids = vehicleIds.slice(at, at + slice);
    const those = ["follow_id", "=", followId] as const;
    await trx
      .deleteFrom("follow_cars")
      .where(...those)
      .where("vehicle_id", "in", ids)
      .where("state", "=", "left")
      .execute();
    await trx
      .updateTable("follow_cars")
      .set({ state: "told" })
      .where(...those)
      .where("vehicle_id", "in", ids)
      .where("state", "=", "came")
      .execute();
  }
}
