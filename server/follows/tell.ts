import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { listCameCars, readDueTurn } from "#data/queries/followers.ts";
import { getMatchedTurn } from "#data/writes/follow-cars.ts";
import { readTurn } from "#data/writes/follow-turn.ts";
import type { MailParts } from "#data/writes/followers.ts";
import { type DueFollower, queueDigest, type RecentCars, type Turns } from "#data/writes/queue-digest.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import type { Stock } from "#stock/stock.ts";
import { createCarTest } from "./car-test.ts";
import { cellsOfFollow } from "./cells.ts";
import { cellsOfPlaced, type PlacedCar, placeCar } from "./placed-car.ts";

type RecentCar = PlacedCar & { cameTurn: number; leftTurn: number | undefined };

/** What a follow was not told of: that a car came, if it is still there, or that one left which it knew of. */
function newsOf({ cameTurn, leftTurn }: RecentCar, { since_turn, told_turn }: Turns): "came" | "left" | undefined {
  if (cameTurn <= since_turn) return undefined;
  if (cameTurn > told_turn) return leftTurn === undefined ? "came" : undefined;
  return leftTurn !== undefined && leftTurn > told_turn ? "left" : undefined;
}

/** What came and left from a turn on, by its cells: a follow looks into its own and tests what is there. */
async function readRecent(db: Database, stock: Stock, now: Date, dueFrom: number): Promise<RecentCars> {
  // Of later turns than this not everybody is due yet: whoever is, for another reason, is told of them.
  const from = Math.min(dueFrom, (await getMatchedTurn(db)) + 1);
  const turn = await readTurn(db.main);
  const byCell = new Map<number, RecentCar[]>();
  const yieldIfDue = createYield();
  for (const { vehicle_id, came_turn, left_turn } of await listCameCars(db, from)) {
    const placed = placeCar(stock, vehicle_id, left_turn === null ? "present" : "departed");
    await yieldIfDue();
    if (!placed) continue;
    const car = { ...placed, cameTurn: came_turn, leftTurn: left_turn ?? undefined };
    for (const cell of cellsOfPlaced(stock, placed)) {
      const others = byCell.get(cell);
      if (others) others.push(car);
      else byCell.set(cell, [car]);
    }
  }
  function find(turns: Turns): { came: number[]; left: number[] } {
    const found = { came: [] as number[], left: [] as number[] };
    const follow = readFollow(new URLSearchParams(turns.query), stock, now);
    if (follow?.kind !== "cars") return found;
    const wants = createCarTest(stock, follow, now);
    for (const { cell } of cellsOfFollow(follow))
      for (const car of byCell.get(cell) ?? []) {
        const news = newsOf(car, turns);
        if (news && wants(car)) found[news].push(car.id);
      }
    for (const ids of [found.came, found.left]) ids.sort((a, b) => a - b);
    return found;
  }
  return { from, turn, find };
}

/** Queues letters, with what came and left as it is in this data. */
export function createTeller(db: Database, stock: Stock, now: Date) {
  let recent: RecentCars | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  /** False when another server has done it, or has newer data. */
  return async (followerId: number, write: (due: DueFollower) => MailParts | undefined): Promise<boolean> => {
    for (;;) {
      if (!recent) {
        lowest = Math.min(lowest, await readDueTurn(db, followerId));
        recent = await readRecent(db, stock, now, lowest);
      }
      const done = await queueDigest(db, followerId, write, { now, version: stock.version, recent });
      if (done !== "stale") return done === "told";
      recent = undefined;
    }
  };
}
