import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import { insertRows } from "../differences.ts";
import { isQuiet } from "../queries/mailboxes.ts";
import type { Executor, FollowerRow, FollowRow, OutboxRow, SearchCellRow, WatchedPriceRow } from "../schema.ts";
import { purgeDeparted } from "./follow-cars.ts";
import { takeTurn } from "./follow-turn.ts";
import { countUses, type Limit, type Refused } from "./limits.ts";

export type MailParts = { subject: string; body: string; html: string };
type NewFollow = Pick<FollowerRow, "address" | "edition" | "time_zone"> & {
  query: string;
  limits: readonly Limit[];
  /** The keyed hash of the mailbox. */
  mailbox: string;
  /** The mail that asks for a yes, with the token that its link carries. */
  mail(token: string): MailParts;
};

/** Of one address, those that wait for a yes among them. */
const followsAtMost = 20;
/** How long a follow waits for a yes. */
export const confirmWithinMs = 86_400_000;

const newId = () => randomInt(1, 2 ** 47);
const newToken = () => randomBytes(24).toString("base64url");
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

type Added = "asked" | Refused | "full";

/**
 * Keeps a follow that waits for a yes, with the mail that asks for it. What is there already is asked for once more. For a
 * mailbox that wants no mail nothing is kept, and nobody can tell.
 */
export const addFollow = (db: Database, given: NewFollow, now = new Date()): Promise<Added> =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx): Promise<Added> => {
      const refused = await countUses(trx, given.limits, now);
      if (refused) return refused;
      const { address, edition, time_zone, query, mailbox } = given;
      if (await isQuiet(trx, mailbox)) return "asked";
      await trx
        .insertInto("followers")
        .values({
          id: newId(),
          kind: "mail",
          address,
          keys: "",
          edition,
          time_zone,
          token: newToken(),
          mailbox,
        })
        .onConflict((conflict) => conflict.column("address").doNothing())
        .execute();
      const { id, token } = await trx
        .selectFrom("followers")
        .select(["id", "token"])
        .where("address", "=", address)
        .executeTakeFirstOrThrow();
      const has = await trx.selectFrom("follows").select("query").where("follower_id", "=", id).execute();
      if (has.length >= followsAtMost && !has.some((follow) => follow.query === query)) return "full";
      const created_at = now.toISOString();
      await trx
        .insertInto("follows")
        .values({
          id: newId(),
          follower_id: id,
          query,
          created_at,
          confirmed_at: null,
          search_id: null,
          since_turn: 0,
          told_turn: 0,
        })
        .onConflict((conflict) =>
          conflict
            .columns(["follower_id", "query"])
            .doUpdateSet({ created_at })
            .where("follows.confirmed_at", "is", null),
        )
        .execute();
      await queueMail(trx, id, "confirm", given.mail(token), now);
      return "asked";
    }),
  );

/** Mail for a follower waits in the outbox without their address, and goes with them. */
export async function queueMail(
  trx: Executor,
  followerId: number,
  kind: OutboxRow["kind"],
  mail: MailParts,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      submission_id: null,
      follower_id: followerId,
      kind,
      recipient: "",
      ...mail,
      reply_to: "",
      status: "waiting",
      attempts: 0,
      next_attempt_at: at,
      taken_until: null,
      last_error: "",
      sent_at: null,
      created_at: at,
    })
    .execute();
}

/** What a follow asks for as all who ask for it write it, where that is found, and the car or the price that it is about. */
export type FollowIndex = {
  search: string;
  cells: Omit<SearchCellRow, "search_id">[];
  vehicleId?: number | undefined;
  price?: WatchedPriceRow | undefined;
};

/** The search of that text, put into its cells when it is the first. */
async function putSearch(trx: Executor, { search, cells }: FollowIndex): Promise<number> {
  const known = await trx.selectFrom("searches").select("id").where("query", "=", search).executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await insertRows(trx, "searches", [{ id, query: search }]);
  const rows = cells.map((cell) => ({ ...cell, search_id: id }));
  await insertRows(trx, "search_cells", rows, "(cell, search_id) do nothing");
  return id;
}

/** Whatever comes after this turn is told. */
async function putIntoSearch(trx: Executor, follow_id: number, index: FollowIndex, turn: number): Promise<void> {
  const search_id = await putSearch(trx, index);
  await trx
    .updateTable("follows")
    .set({ search_id, since_turn: turn, told_turn: turn })
    .where("id", "=", follow_id)
    .execute();
  const { vehicleId, price } = index;
  if (price) await insertRows(trx, "watched_prices", [price], "(cell) do nothing");
  if (vehicleId === undefined) return;
  const car = { follow_id, vehicle_id: vehicleId, state: "told" as const };
  await insertRows(trx, "follow_cars", [car], "(follow_id, vehicle_id) do nothing");
}

/** Says yes to what waits for it, unless that is older than a day. Whatever comes from now on is told. */
export const confirmFollows = (
  db: Database,
  followerId: number,
  indexOf: (query: string) => FollowIndex | undefined,
  now = new Date(),
): Promise<void> =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx) => {
      const turn = await takeTurn(trx);
      const waiting = await trx
        .updateTable("follows")
        .set({ confirmed_at: now.toISOString() })
        .where("follower_id", "=", followerId)
        .where("confirmed_at", "is", null)
        .where("created_at", ">", ago(now, confirmWithinMs))
        .returning(["id", "query"])
        .execute();
      for (const { id, query } of waiting) {
        const index = indexOf(query);
        if (index) await putIntoSearch(trx, id, index, turn);
      }
    }),
  );

type NewPushFollow = Omit<NewFollow, "mail" | "mailbox"> & {
  keys: string;
  index: FollowIndex;
  /** What a new browser is told at once, with the token of its page. */
  welcome(token: string): MailParts;
};

/**
 * A browser that was allowed to be told needs no link to say yes: it is told so at once, and kept only if its push service
 * takes that. Answers the token of its page.
 */
export const addPushFollow = (
  db: Database,
  { address, keys, edition, time_zone, query, limits, index, welcome }: NewPushFollow,
  now = new Date(),
): Promise<{ token: string } | Refused | "full"> =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx) => {
      const refused = await countUses(trx, limits, now);
      if (refused) return refused;
      const turn = await takeTurn(trx);
      const follower = { kind: "push" as const, address, keys, edition, time_zone };
      const { id, token } = await trx
        .insertInto("followers")
        .values({ id: newId(), ...follower, token: newToken(), mailbox: null })
        .onConflict((conflict) => conflict.column("address").doUpdateSet({ keys }))
        .returning(["id", "token"])
        .executeTakeFirstOrThrow();
      const has = await trx.selectFrom("follows").select("query").where("follower_id", "=", id).execute();
      if (has.some((follow) => follow.query === query)) return { token };
      if (has.length >= followsAtMost) return "full";
      const followId = newId();
      const at = now.toISOString();
      const turns = { since_turn: turn, told_turn: turn };
      await trx
        .insertInto("follows")
        .values({ id: followId, follower_id: id, query, created_at: at, confirmed_at: at, search_id: null, ...turns })
        .execute();
      await putIntoSearch(trx, followId, index, turn);
      if (has.length === 0) await queueMail(trx, id, "confirm", welcome(token), now);
      return { token };
    }),
  );

/** Ends one follow, or all; with the last one the address is gone, and what nobody follows any more. */
export const endFollows = (db: Database, follower: Pick<FollowerRow, "id">, followId?: FollowRow["id"]) =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx) => {
      await takeTurn(trx);
      const those = trx.deleteFrom("follows").where("follower_id", "=", follower.id);
      const ended = await (followId === undefined ? those : those.where("id", "=", followId))
        .returning(["follower_id", "search_id"])
        .execute();
      await dropIdle(trx, ended);
    }),
  );

/** An address that cannot be reached, or does not want to be: ends all that it follows. Answers whether there was any. */
export async function endAddress(db: Database, address: string): Promise<boolean> {
  const follower = await db.main.selectFrom("followers").select("id").where("address", "=", address).executeTakeFirst();
  if (follower) await endFollows(db, follower);
  return follower !== undefined;
}

/** The same of all addresses that are one mailbox, by its keyed hash. */
export async function endMailbox(db: Database, mailbox: string): Promise<boolean> {
  const followers = await db.main.selectFrom("followers").select("id").where("mailbox", "=", mailbox).execute();
  for (const follower of followers) await endFollows(db, follower);
  return followers.length > 0;
}

/** Deletes what nobody said yes to within a day, and addresses without a follow. Answers how many follows. */
export async function purgeFollows(db: Database, now = new Date()): Promise<number> {
  await purgeDeparted(db, now);
  return db.main.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("follows")
      .where("confirmed_at", "is", null)
      .where("created_at", "<=", ago(now, confirmWithinMs))
      .returning(["follower_id", "search_id"])
      .execute();
    await dropIdle(trx, ended);
    return ended.length;
  });
}

/** Ends whatever stands in a cell, once there is nothing more to come of it. */
export async function endFollowsIn(trx: Executor, cell: number): Promise<void> {
  const ended = await trx
    .deleteFrom("follows")
    .where("search_id", "in", (eb) => eb.selectFrom("search_cells").select("search_id").where("cell", "=", cell))
    .returning(["follower_id", "search_id"])
    .execute();
  await dropIdle(trx, ended);
}

/** Followers without a follow, and searches that nobody follows. */
async function dropIdle(trx: Executor, ended: readonly Pick<FollowRow, "follower_id" | "search_id">[]): Promise<void> {
  for (const followerId of new Set(ended.map((row) => row.follower_id)))
    await trx
      .deleteFrom("followers")
      .where("id", "=", followerId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("follows").select("follows.id").where("follows.follower_id", "=", followerId))),
      )
      .execute();
  for (const searchId of new Set(ended.flatMap((row) => row.search_id ?? [])))
    await trx
      .deleteFrom("searches")
      .where("id", "=", searchId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("follows").select("follows.id").where("follows.search_id", "=", searchId))),
      )
      .execute();
}
