import { sql } from "kysely";
import type { Database } from "../database.ts";
import { givenRows, isOneOf } from "../differences.ts";
import type { Executor, SearchCarRow } from "../schema.ts";
import { stir } from "./follow-dues.ts";
import { nextTurn } from "./follow-turn.ts";

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

/** Moves the mark of cars, unless another server has. */
async function moveCar(db: Executor, { from, to }: { from: number; to: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set({ value: String(to) })
    .where("key", "=", carKey)
    .where("value", "=", String(from))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where nobody follows anything, nothing need be matched. */
export async function skipMatching(db: Database, from: Progress, to: Progress): Promise<boolean> {
  if (await db.main.selectFrom("followers").select("id").limit(1).executeTakeFirst()) return false;
  if (from.car < to.car) await moveCar(db.main, { from: from.car, to: to.car });
  if (from.day !== to.day) await setDay(db, to.day);
  return true;
}

/** Up to this day cars that left were looked at. */
export const setDay = (db: Database, day: string) =>
  db.main.updateTable("settings").set({ value: day }).where("key", "=", dayKey).execute();

export type Match = Pick<SearchCarRow, "search_id" | "vehicle_id">;

const rowsAtOnce = 1_000;

/**
 * Notes what was found for the cars after `from` up to `to`, in one transaction: all of it or nothing. False when another
 * server has done it. A search that nobody follows any more is left out.
 */
export const noteMatches = (
  db: Database,
  cars: { from: number; to: number },
  matches: readonly Match[],
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const turn = await nextTurn(trx);
    if (!(await moveCar(trx, cars))) return false;
    // In the order of their key, so that each page of the table is written once.
    const rows = matches.toSorted((a, b) => a.search_id - b.search_id || a.vehicle_id - b.vehicle_id);
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const given = givenRows(trx, "search_cars", ["search_id", "vehicle_id"], rows.slice(at, at + rowsAtOnce));
      await sql`insert into search_cars (search_id, vehicle_id, came_turn)
        select searches.id, given.vehicle_id, cast(${turn} as bigint)
        from ${given} as given join searches on searches.id = given.search_id
        where true on conflict (search_id, vehicle_id) do nothing`.execute(trx);
      await new Promise(setImmediate);
    }
    await stir(
      trx,
      rows.map((row) => row.search_id),
      turn,
    );
    return true;
  });

const idsAtOnce = 500;
/** Thousands may have waited for one car. */
const carsAtOnce = 50;

/** Those that somebody waited for and that nobody has noted as gone. */
async function listUnnoted(db: Database, vehicleIds: readonly number[]): Promise<number[]> {
  const there = isOneOf(db.main, "vehicle_id", vehicleIds);
  const found = await db.main
    .selectFrom("search_cars")
    .select("vehicle_id")
    .distinct()
    .where(there)
    .where("left_turn", "is", null)
    .union(db.main.selectFrom("follow_cars").select("vehicle_id").distinct().where(there).where("state", "<>", "left"))
    .execute();
  return found.map((row) => row.vehicle_id);
}

/** Cars that left: who was told of one is told that; of one that nobody was told of, nothing is said. */
export async function noteDepartures(db: Database, vehicleIds: readonly number[]): Promise<void> {
  for (let at = 0; at < vehicleIds.length; at += idsAtOnce) {
    const gone = await listUnnoted(db, vehicleIds.slice(at, at + idsAtOnce));
    for (let one = 0; one < gone.length; one += carsAtOnce) await noteGone(db, gone.slice(one, one + carsAtOnce));
  }
}

const noteGone = (db: Database, vehicleIds: readonly number[]): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    const turn = await nextTurn(trx);
    const those = isOneOf(trx, "vehicle_id", vehicleIds);
    const found = await trx
      .updateTable("search_cars")
      .set({ left_turn: turn })
      .where(those)
      .where("left_turn", "is", null)
      .returning("search_id")
      .execute();
    await trx.deleteFrom("follow_cars").where(those).where("state", "=", "came").execute();
    const own = await trx
      .updateTable("follow_cars")
      .set({ state: "left" })
      .where(those)
      .where("state", "=", "told")
      .returning("follow_id")
      .execute();
    const follows = await trx
      .selectFrom("follows")
      .select("search_id")
      .where(
        isOneOf(
          trx,
          "id",
          own.map((row) => row.follow_id),
        ),
      )
      .execute();
    await stir(
      trx,
      [...found, ...follows].flatMap(({ search_id }) => search_id ?? []),
      turn,
    );
  });

const keptMs = 14 * 86_400_000;

/** Forgets cars that left long ago: whoever was to be told of it was. */
export async function purgeDeparted(db: Database, now: Date): Promise<void> {
  const before = now.getTime() - keptMs;
  for (let deleted = BigInt(rowsAtOnce); deleted === BigInt(rowsAtOnce); ) {
    const { numAffectedRows = 0n } = await sql`delete from search_cars where (search_id, vehicle_id) in
      (select search_id, vehicle_id from search_cars where left_turn < ${before} limit ${rowsAtOnce})`.execute(db.main);
    deleted = numAffectedRows;
  }
}
