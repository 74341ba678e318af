import { sql } from "kysely";
import type { Database } from "../database.ts";
import { insertRows, isOneOf } from "../differences.ts";
import { findSetting } from "../queries/settings.ts";
import type { Executor } from "../schema.ts";
import { stir } from "./follow-dues.ts";
import { nextTurn } from "./follow-turn.ts";
import { isNewestVersion } from "./follow-version.ts";
import { addSettings } from "./settings.ts";

const carKey = "follows_car";
const dayKey = "follows_day";
const matchedKey = "follows_matched_turn";

type Progress = {
  /** The newest car that was noted. */
  car: number;
  /** Up to when cars that left were looked at. */
  day: string;
};

/** How far cars were noted; the first time, up to now: follows are about what comes later. */
export async function getProgress(db: Database, first: Progress): Promise<Progress> {
  const car = await findSetting(db.main, carKey);
  const day = await findSetting(db.main, dayKey);
  if (car !== undefined && day !== undefined) return { car: Number(car), day };
  await addSettings(db.main, { key: carKey, value: String(first.car) }, { key: dayKey, value: first.day });
  return getProgress(db, first);
}

/** Sets a setting, unless another server has. */
async function moveSetting(db: Executor, key: string, { from, to }: { from: number; to: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set({ value: String(to) })
    .where("key", "=", key)
    .where("value", "=", String(from))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where nobody follows anything, nothing need be noted. */
export async function skipMatching(db: Database, from: Progress, to: Progress): Promise<boolean> {
  if (await db.main.selectFrom("followers").select("id").limit(1).executeTakeFirst()) return false;
  if (from.car < to.car) await moveSetting(db.main, carKey, { from: from.car, to: to.car });
  if (from.day !== to.day) await setDay(db, to.day);
  return true;
}

/** Up to this day cars that left were looked at. */
export const setDay = (db: Database, day: string) =>
  db.main.updateTable("settings").set({ value: day }).where("key", "=", dayKey).execute();

/** Notes the cars after `from`, the last of which is `to`: all of them or none. False when another server has done it. */
export const noteCars = (
  db: Database,
  cars: { from: number; to: number },
  vehicleIds: readonly number[],
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const turn = await nextTurn(trx);
    if (!(await moveSetting(trx, carKey, cars))) return false;
    const rows = vehicleIds.map((vehicle_id) => ({ vehicle_id, came_turn: turn, left_turn: null }));
    await insertRows(trx, "came_cars", rows, "(vehicle_id) do nothing");
    return true;
  });

/** Up to which turn everybody who wants what came, or knew what left, is due. */
export const getMatchedTurn = async (db: Database): Promise<number> =>
  Number((await findSetting(db.main, matchedKey)) ?? 0);

/**
 * Notes that everybody is due up to a turn. Not by whoever reads older data, who may not have seen a car, nor where another
 * server was faster: what is left is then to be looked at again.
 */
export const moveMatchedTurn = (db: Database, turns: { from: number; to: number }, version: number): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    if (!(await isNewestVersion(trx, version))) return false;
    await addSettings(trx, { key: matchedKey, value: "0" });
    return moveSetting(trx, matchedKey, turns);
  });

const idsAtOnce = 500;

/** Those that were noted as come, or that a follow began with, and not yet as gone. */
async function listUnnoted(db: Database, vehicleIds: readonly number[]): Promise<number[]> {
  const there = isOneOf(db.main, "vehicle_id", vehicleIds);
  const found = await db.main
    .selectFrom("came_cars")
    .select("vehicle_id")
    .where(there)
    .where("left_turn", "is", null)
    .union(db.main.selectFrom("follow_cars").select("vehicle_id").distinct().where(there).where("state", "=", "told"))
    .execute();
  return found.map((row) => row.vehicle_id);
}

/** Cars that left: who was told of one is told that; of one that nobody was told of, nothing is said. */
export async function noteDepartures(db: Database, vehicleIds: readonly number[]): Promise<void> {
  for (let at = 0; at < vehicleIds.length; at += idsAtOnce) {
    const gone = await listUnnoted(db, vehicleIds.slice(at, at + idsAtOnce));
    if (gone.length > 0) await noteGone(db, gone);
  }
}

const noteGone = (db: Database, vehicleIds: readonly number[]): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    const turn = await nextTurn(trx);
    const those = isOneOf(trx, "vehicle_id", vehicleIds);
    await trx.updateTable("came_cars").set({ left_turn: turn }).where(those).where("left_turn", "is", null).execute();
    const own = await trx
      .updateTable("follow_cars")
      .set({ state: "left" })
      .where(those)
      .where("state", "=", "told")
      .returning("follow_id")
      .execute();
    const ids = own.map((row) => row.follow_id);
    const follows = await trx
      .selectFrom("follows")
      .select("search_id")
      .where(isOneOf(trx, "id", ids))
      .execute();
    await stir(
      trx,
      follows.flatMap(({ search_id }) => search_id ?? []),
      turn,
    );
  });

const keptMs = 14 * 86_400_000;
const rowsAtOnce = 1_000;

/** Forgets cars that left long ago: whoever was to be told of it was. */
export async function purgeDeparted(db: Database, now: Date): Promise<void> {
  const before = now.getTime() - keptMs;
  for (let deleted = BigInt(rowsAtOnce); deleted === BigInt(rowsAtOnce); ) {
    const { numAffectedRows = 0n } = await sql`delete from came_cars where vehicle_id in
      (select vehicle_id from came_cars where left_turn < ${before} limit ${rowsAtOnce})`.execute(db.main);
    deleted = numAffectedRows;
  }
}
