import type { Database } from "../database.ts";
import { insertRows } from "../differences.ts";
import type { Executor, FollowCarRow } from "../schema.ts";

const carKey = "follows_car";
const dayKey = "follows_day";

async function readSetting(db: Executor, key: string): Promise<string | undefined> {
  return (await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst())?.value;
}

export type Progress = {
  /** The newest car that was matched. */
  car: number;
  /** Up to when cars that left were looked at. */
  day: string;
};

/** How far cars were matched; the first time, up to now: follows are about what comes later. */
export async function getProgress(db: Database, first: Progress): Promise<Progress> {
  const car = await readSetting(db.main, carKey);
  const day = await readSetting(db.main, dayKey);
  if (car !== undefined && day !== undefined) return { car: Number(car), day };
  await db.main
    .insertInto("settings")
    .values([
      { key: carKey, value: String(first.car) },
      { key: dayKey, value: first.day },
    ])
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return getProgress(db, first);
}

/** Where nobody follows anything, nothing need be matched. */
export async function skipMatching(db: Database, from: Progress, to: Progress): Promise<boolean> {
  if (await db.main.selectFrom("followers").select("id").limit(1).executeTakeFirst()) return false;
  if (from.car < to.car)
    await db.main
      .updateTable("settings")
      .set({ value: String(to.car) })
      .where("key", "=", carKey)
      .where("value", "=", String(from.car))
      .execute();
  if (from.day !== to.day) await setDay(db.main, to.day);
  return true;
}

const setDay = (db: Executor, day: string) =>
  db.updateTable("settings").set({ value: day }).where("key", "=", dayKey).execute();

export type Match = Pick<FollowCarRow, "follow_id" | "vehicle_id">;

/**
 * Matches the cars after `from` up to `to`, in one transaction: they are all found and noted, or none. False when another
 * server has done it. `nextMorning` says when a zone is told.
 */
export const matchBatch = (
  db: Database,
  { from, to }: { from: number; to: number },
  find: (trx: Executor) => Promise<Match[]>,
  nextMorning: (zone: string) => Date,
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("settings")
      .set({ value: String(to) })
      .where("key", "=", carKey)
      .where("value", "=", String(from))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const matches = await find(trx);
    await insertRows(
      trx,
      "follow_cars",
      matches.map((match) => ({ ...match, state: "came" as const })),
      "(follow_id, vehicle_id) do nothing",
    );
    await setDue(trx, [...new Set(matches.map((match) => match.follow_id))], nextMorning);
    return true;
  });

const slice = 500;
const hour = 3_600_000;

/**
 * Whoever is not due is due in the morning. The row is written also where it is due about now: a server that tells them at
 * this moment has not seen what is noted here, and whichever of the two comes second sees the other.
 */
export async function setDue(
  trx: Executor,
  followIds: readonly number[],
  nextMorning: (zone: string) => Date,
  now = new Date(),
): Promise<void> {
  const soon = new Date(now.getTime() + hour).toISOString();
  for (let at = 0; at < followIds.length; at += slice) {
    const idle = await trx
      .selectFrom("followers")
      .innerJoin("follows", "follows.follower_id", "followers.id")
      .select(["followers.id", "time_zone"])
      .distinct()
      .where("follows.id", "in", followIds.slice(at, at + slice))
      .where((eb) => eb.or([eb("due_at", "is", null), eb("due_at", "<=", soon)]))
      .execute();
    for (const [zone, those] of Map.groupBy(idle, (follower) => follower.time_zone))
      await trx
        .updateTable("followers")
        .set(({ fn, val, ref }) => ({ due_at: fn.coalesce(ref("due_at"), val(nextMorning(zone).toISOString())) }))
        .where(
          "id",
          "in",
          those.map(({ id }) => id),
        )
        .execute();
  }
}

/** Cars that left: who was told of one is told that; of one that nobody was told of, nothing is said. */
export const noteDepartures = (
  db: Database,
  vehicleIds: readonly number[],
  today: string,
  nextMorning: (zone: string) => Date,
): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    for (let at = 0; at < vehicleIds.length; at += slice) {
      const ids = vehicleIds.slice(at, at + slice);
      await trx.deleteFrom("follow_cars").where("vehicle_id", "in", ids).where("state", "=", "came").execute();
      const left = await trx
        .updateTable("follow_cars")
        .set({ state: "left" })
        .where("vehicle_id", "in", ids)
        .where("state", "=", "told")
        .returning("follow_id")
        .execute();
      await setDue(trx, [...new Set(left.map((row) => row.follow_id))], nextMorning);
    }
    await setDay(trx, today);
  });
