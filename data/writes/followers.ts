import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import { insertRows } from "../differences.ts";
import type { Executor, FollowCellRow, FollowerRow, FollowRow, OutboxRow, WatchedPriceRow } from "../schema.ts";
import { countUse, type Limit } from "./limits.ts";

export type MailParts = { subject: string; body: string; html: string };
export type NewFollow = Pick<FollowerRow, "address" | "edition" | "time_zone"> & {
  query: string;
  limits: readonly Limit[];
  /** The mail that asks for a yes, with the token that its link carries. */
  mail(token: string): MailParts;
};

/** Of one address, those that wait for a yes among them. */
export const followsAtMost = 20;
/** How long a follow waits for a yes. */
export const confirmWithinMs = 86_400_000;

const newId = () => randomInt(1, 2 ** 47);
const newToken = () => randomBytes(24).toString("base64url");
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

export type Added = "asked" | "too-many" | "full";

/** Keeps a follow that waits for a yes, with the mail that asks for it. What is there already is asked for once more. */
export const addFollow = (db: Database, given: NewFollow, now = new Date()): Promise<Added> =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx): Promise<Added> => {
      for (const limit of given.limits) if (!(await countUse(trx, limit, now)).allowed) return "too-many";
      const { address, edition, time_zone, query } = given;
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
          due_at: null,
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
        .values({ id: newId(), follower_id: id, query, created_at, confirmed_at: null })
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

/** What a follow is found by, and the car or the price that it is about. */
export type FollowIndex = {
  cells: Omit<FollowCellRow, "follow_id">[];
  vehicleId?: number | undefined;
  price?: WatchedPriceRow | undefined;
};

async function putIntoCells(trx: Executor, follow_id: number, { cells, vehicleId, price }: FollowIndex): Promise<void> {
  await insertRows(
    trx,
    "follow_cells",
    cells.map((cell) => ({ ...cell, follow_id })),
    "(cell, follow_id) do nothing",
  );
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
        if (index) await putIntoCells(trx, id, index);
      }
    }),
  );

export type NewPushFollow = Omit<NewFollow, "mail"> & { keys: string; index: FollowIndex };

/** A browser that was allowed to be told needs no link to say yes. Answers the token of its page. */
export const addPushFollow = (
  db: Database,
  { address, keys, edition, time_zone, query, limits, index }: NewPushFollow,
  now = new Date(),
): Promise<{ token: string } | "too-many" | "full"> =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx) => {
      for (const limit of limits) if (!(await countUse(trx, limit, now)).allowed) return "too-many";
      const follower = { kind: "push" as const, address, keys, edition, time_zone };
      const { id, token } = await trx
        .insertInto("followers")
        .values({ id: newId(), ...follower, token: newToken(), due_at: null })
        .onConflict((conflict) => conflict.column("address").doUpdateSet({ keys }))
        .returning(["id", "token"])
        .executeTakeFirstOrThrow();
      const has = await trx.selectFrom("follows").select("query").where("follower_id", "=", id).execute();
      if (has.some((follow) => follow.query === query)) return { token };
      if (has.length >= followsAtMost) return "full";
      const followId = newId();
      const at = now.toISOString();
      await trx
        .insertInto("follows")
        .values({ id: followId, follower_id: id, query, created_at: at, confirmed_at: at })
        .execute();
      await putIntoCells(trx, followId, index);
      return { token };
    }),
  );

/** Ends one follow, or all; with the last one the address is gone. */
export const endFollows = (db: Database, follower: Pick<FollowerRow, "id">, followId?: FollowRow["id"]) =>
  db.writes.follow(() =>
    db.main.transaction().execute(async (trx) => {
      const ended = trx.deleteFrom("follows").where("follower_id", "=", follower.id);
      await (followId === undefined ? ended : ended.where("id", "=", followId)).execute();
      await dropIdle(trx, follower.id);
    }),
  );

/** An address that cannot be reached, or does not want to be: ends all that it follows. Answers whether there was any. */
export async function endAddress(db: Database, address: string): Promise<boolean> {
  const { numDeletedRows } = await db.main.deleteFrom("followers").where("address", "=", address).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes what nobody said yes to within a day, and addresses without a follow. Answers how many follows. */
export const purgeFollows = (db: Database, now = new Date()): Promise<number> =>
  db.main.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("follows")
      .where("confirmed_at", "is", null)
      .where("created_at", "<=", ago(now, confirmWithinMs))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await dropIdle(trx);
    return Number(numDeletedRows);
  });

/** Ends whatever stands in a cell, once there is nothing more to come of it. */
export async function endFollowsIn(trx: Executor, cell: number): Promise<void> {
  const ended = await trx
    .deleteFrom("follows")
    .where("id", "in", (eb) => eb.selectFrom("follow_cells").select("follow_id").where("cell", "=", cell))
    .returning("follower_id")
    .execute();
  for (const { follower_id } of ended) await dropIdle(trx, follower_id);
}

async function dropIdle(trx: Executor, followerId?: number): Promise<void> {
  const idle = trx
    .deleteFrom("followers")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("follows").select("follows.id").whereRef("follows.follower_id", "=", "followers.id"))),
    );
  await (followerId === undefined ? idle : idle.where("id", "=", followerId)).execute();
}
