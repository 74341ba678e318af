import { expect, test } from "vitest";
import { type CarFollow, readFollow } from "#app/follows/read-follow.ts";
import { findCars } from "#app/inventory/find-cars.ts";
import type { Database } from "#data/database.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { getProgress, noteCars } from "#data/writes/follow-cars.ts";
import { addFollow, endFollows, purgeFollows } from "#data/writes/followers.ts";
import type { DueFollower } from "#data/writes/queue-digest.ts";
import { insertRows } from "#data/writes/rows.ts";
import { createRandom, fillChain, keepOwnCodes } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { followerIn, stockOf } from "#tests/support/follow.ts";
import { vehicleRow } from "#tests/support/rows.ts";
import { matchStock } from "./match.ts";
import { createTeller } from "./tell.ts";

const now = new Date("2026-11-16T20:00:00Z");
const morning = new Date("2026-11-17T13:00:01Z");
const follow = followerIn("America/Chicago", now);
const stores = 40;
const size = { stores, vehicles: 200, makes: 4, modelsPerMake: 4 };

/** A chain whose cars are all matched. */
async function fillMatched(db: Database): Promise<void> {
  await keepOwnCodes(db);
  await fillChain(db, size);
  await matchStock(db, await stockOf(db), now);
}

let nextId = 10_000;
async function bring(db: Database, cars: Partial<Parameters<typeof vehicleRow>[0]>[]): Promise<number[]> {
  const rows = cars.map((car) => vehicleRow({ vin: "", date_set: "2026-11-16", ...car, id: nextId++ } as never));
  await db.main.transaction().execute(async (trx) => {
    await insertRows(trx, "vehicles", rows);
    await bumpVersion(trx, { stores: [...new Set(rows.map((row) => row.store_id))] });
  });
  return rows.map((row) => row.id);
}

async function leave(db: Database, id: number): Promise<void> {
  await db.main.transaction().execute(async (trx) => {
    const [car] = await trx
      .updateTable("vehicles")
      .set({ left_on: "2026-11-16", left_how: "gone" })
      .where("id", "=", id)
      .returning("store_id")
      .execute();
    await bumpVersion(trx, { stores: [car?.store_id ?? 0] });
  });
}

/** What a follower is told when it is this late: came and left of each follow; undefined when they are not due. */
async function told(db: Database, id: number, at: Date, teller?: ReturnType<typeof createTeller>) {
  let said: { query: string; came: number[]; left: number[] }[] | undefined;
  const write = ({ follows }: DueFollower) => {
    said = follows.map(({ query, came, left }) => ({ query, came, left }));
    return { subject: "s", body: "b", html: "h" };
  };
  const done = await (teller ?? createTeller(db, await stockOf(db), at))(id, write);
  expect(done).toBe(said !== undefined);
  return said;
}

/** What was noted, and is there or has left. */
const carsOf = async (db: Database, state: "there" | "left") =>
  (
    await db.main
      .selectFrom("came_cars")
      .select("vehicle_id")
      .where("left_turn", state === "left" ? "is not" : "is", null)
      .orderBy("vehicle_id")
      .execute()
  ).map((row) => row.vehicle_id);

describeEachDatabase("matching cars with follows", ({ create }) => {
  test("finds by cells just the cars that the search finds", async () => {
    const db = await create(fillMatched);
    const before = await stockOf(db);
    const random = createRandom(11);
    const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    const queries = Array.from({ length: 120 }, () => {
      const make = 1 + random(4);
      const asked = new URLSearchParams();
      if (random(4) > 0) asked.set("make", String(make));
      if (asked.has("make") && random(3) > 0) asked.set("model", `${make * 1000 + 1 + random(4)}`);
      if (random(2) > 0) asked.set("year", one(["1995", "1992-2004", "2001-2019,1993"]));
      if (random(3) > 0 || !asked.has("make")) {
        asked.set("zip", one(["95670", "76106", "43207", "60501"]));
        asked.set("distance", one(["10", "25", "100", "250", "500", "25000"]));
      }
      if (random(5) === 0) asked.set("store", String(1 + random(stores)));
      if (random(6) === 0) asked.set("color", "negro");
      if (random(6) === 0) asked.set("body", "sedan");
      if (random(8) === 0) asked.set("engine", "V6");
      return asked;
    });
    const follows = new Map<string, number>();
    for (const asked of queries) {
      const read = readFollow(asked, before, now);
      if (read && !follows.has(read.query)) follows.set(read.query, await follow(db, before, read.query));
    }
    expect(follows.size).toBeGreaterThan(60);
    const came = await bring(
      db,
      Array.from({ length: 400 }, () => {
        const make = 1 + random(4);
        return {
          store_id: 1 + random(stores),
          model_id: make * 1000 + 1 + random(4),
          year: 1990 + random(30),
          color: one(["negro", "azul"]),
          engine: one(["3.5L V6 SOHC", ""]),
        };
      }),
    );
    const stock = await stockOf(db);
    await matchStock(db, stock, now);
    await matchStock(db, stock, now);
    let found = 0;
    const teller = createTeller(db, stock, morning);
    for (const [query, id] of follows) {
      const { search } = readFollow(new URLSearchParams(query), stock, now) as CarFollow;
      const wanted = findCars(stock, search, now)
        .matches.flatMap((match) => match.vehicles().map(({ id: car }) => car))
        .filter((car) => came.includes(car));
      // Whoever is due has found something, and nobody who has not is due.
      const said = wanted.length > 0 ? [{ query, came: wanted.sort(), left: [] }] : undefined;
      expect([query, await told(db, id, morning, teller)]).toEqual([query, said]);
      found += wanted.length;
    }
    expect(found).toBeGreaterThan(200);
  });

  test("tells each car once, and that it left to those who were told of it", async () => {
    const db = await create(fillMatched);
    const before = await stockOf(db);
    const id = await follow(db, before, "make=1&model=1001");
    const [first = 0, second = 0, other = 0] = await bring(db, [
      { store_id: 1, model_id: 1001, year: 2000 },
      { store_id: 2, model_id: 1001, year: 2001 },
      { store_id: 2, model_id: 2001, year: 2001 },
    ]);
    await matchStock(db, await stockOf(db), now);
    expect(await carsOf(db, "there")).toEqual([first, second, other]);
    await leave(db, second);
    await matchStock(db, await stockOf(db), now);
    expect(await carsOf(db, "there")).toEqual([first, other]);
    const due = await db.main.selectFrom("follower_dues").select("due_at").executeTakeFirstOrThrow();
    expect(due.due_at).toBe("2026-11-17T13:00:00.000Z");
    const query = "make=1&model=1001";
    expect(await told(db, id, now)).toBeUndefined();
    expect(await told(db, id, morning)).toEqual([{ query, came: [first], left: [] }]);
    expect(await told(db, id, morning)).toBeUndefined();
    await leave(db, first);
    await matchStock(db, await stockOf(db), morning);
    expect(await carsOf(db, "left")).toEqual([first, second]);
    expect(await told(db, id, new Date("2026-11-18T13:00:01Z"))).toEqual([{ query, came: [], left: [first] }]);
    await matchStock(db, await stockOf(db), morning);
    expect(await told(db, id, new Date("2026-11-19T13:00:01Z"))).toBeUndefined();
    await purgeFollows(db);
    expect(await carsOf(db, "left")).toEqual([first, second]);
    await purgeFollows(db, new Date(Date.now() + 15 * 86_400_000));
    expect(await carsOf(db, "left")).toEqual([]);
    const mail = await db.main
      .selectFrom("outbox")
      .select(["kind", "recipient"])
      .where("kind", "=", "digest")
      .execute();
    expect(mail).toEqual([
      { kind: "digest", recipient: "" },
      { kind: "digest", recipient: "" },
    ]);
  });

  test("of those who share a search each is told what came since they began, and that it left if they knew of it", async () => {
    const db = await create(fillMatched);
    const before = await stockOf(db);
    const query = "make=1&model=1001";
    const early = await follow(db, before, query, "early@mail.test");
    const [first = 0] = await bring(db, [{ store_id: 1, model_id: 1001, year: 2000 }]);
    const there = await stockOf(db);
    await matchStock(db, there, now);
    const late = await follow(db, there, `${query}&car=${first}`, "late@mail.test");
    const other = await follow(db, there, query, "other@mail.test");
    expect(await db.main.selectFrom("searches").select("query").execute()).toEqual([{ query }]);
    const [second = 0] = await bring(db, [{ store_id: 1, model_id: 1001, year: 2000 }]);
    await matchStock(db, await stockOf(db), now);
    const heard = async (id: number, day: number) =>
      (await told(db, id, new Date(`2026-11-${day}T13:00:01Z`)))?.map(({ came, left }) => ({ came, left }));
    expect(await heard(early, 17)).toEqual([{ came: [first, second], left: [] }]);
    expect(await heard(late, 17)).toEqual([{ came: [second], left: [] }]);
    expect(await heard(other, 17)).toEqual([{ came: [second], left: [] }]);
    await leave(db, first);
    await matchStock(db, await stockOf(db), new Date("2026-11-17T14:00:00Z"));
    expect(await heard(early, 18)).toEqual([{ came: [], left: [first] }]);
    // It was the car that this one began with.
    expect(await heard(late, 18)).toEqual([{ came: [], left: [first] }]);
    expect(await heard(other, 18)).toEqual([]);
    await endFollows(db, { id: early });
    await endFollows(db, { id: late });
    expect(await db.main.selectFrom("searches").select("query").execute()).toEqual([{ query }]);
    await endFollows(db, { id: other });
    for (const table of ["searches", "search_cells", "stirred_searches", "follower_dues"] as const)
      expect(await db.main.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test("whoever wants what came is due in the morning of their own zone, once, and whoever is due stays so", async () => {
    const db = await create(fillMatched);
    const before = await stockOf(db);
    const mornings: Record<string, string> = {
      "America/New_York": "2026-11-17T12:00:00.000Z",
      "America/Chicago": "2026-11-17T13:00:00.000Z",
      "America/Phoenix": "2026-11-17T14:00:00.000Z",
      "America/Los_Angeles": "2026-11-17T15:00:00.000Z",
    };
    const zones = Object.keys(mornings);
    const first = await follow(db, before, "make=1&model=1001");
    const follower = await db.main.selectFrom("followers").selectAll().executeTakeFirstOrThrow();
    const asked = await db.main.selectFrom("follows").selectAll().executeTakeFirstOrThrow();
    const wanted = new Map([[first, mornings["America/Chicago"] as string]]);
    // More than are written at once by either database's smallest lot.
    const others = Array.from({ length: 519 }, (_, n) => ({ n, id: n + 1, zone: zones[n % zones.length] as string }));
    await insertRows(
      db.main,
      "followers",
      others.map(({ n, id, zone }) => ({
        ...follower,
        id,
        address: `${n}@mail.test`,
        token: `${n}`.padStart(32, "0"),
        time_zone: zone,
      })),
    );
    await insertRows(
      db.main,
      "follows",
      others.map(({ id }) => ({ ...asked, id, follower_id: id })),
    );
    for (const { id, zone } of others) wanted.set(id, mornings[zone] as string);
    await follow(db, before, "make=2&model=2001", "another@mail.test");
    const [waiting = 0] = wanted.keys();
    await db.main
      .insertInto("follower_dues")
      .values({ follower_id: waiting, due_at: now.toISOString(), from_turn: 0 })
      .execute();
    wanted.set(waiting, now.toISOString());
    await bring(db, [{ store_id: 1, model_id: 1001, year: 2000 }]);
    const stock = await stockOf(db);
    await Promise.all([matchStock(db, stock, now), matchStock(db, stock, now)]);
    const due = await db.main.selectFrom("follower_dues").select(["follower_id", "due_at"]).execute();
    expect(new Map(due.map(({ follower_id, due_at }) => [follower_id, due_at]))).toEqual(wanted);
  });

  test("two servers match each car once", async () => {
    const db = await create(fillMatched);
    const before = await stockOf(db);
    await follow(db, before, "make=1&model=0");
    const came = await bring(
      db,
      Array.from({ length: 450 }, () => ({ store_id: 1, model_id: 1001, year: 2000 })),
    );
    const stock = await stockOf(db);
    await Promise.all([matchStock(db, stock, now), matchStock(db, stock, now)]);
    expect(await carsOf(db, "there")).toEqual(came);
  });

  test("what a server noted that died before anybody was due is told once, by whichever letter is first", async () => {
    const db = await create(fillMatched);
    const before = await stockOf(db);
    const query = "make=1&model=1001";
    const early = await follow(db, before, query, "early@mail.test");
    const late = await follow(db, before, query, "late@mail.test");
    const { car: from } = await getProgress(db, { car: 0, day: "" });
    const [id = 0] = await bring(db, [{ store_id: 1, model_id: 1001, year: 2000 }]);
    expect(await noteCars(db, { from, to: id }, [id])).toBe(true);
    expect(await noteCars(db, { from, to: id }, [id])).toBe(false);
    // Due for something else that became of a later turn.
    const due = { due_at: now.toISOString(), from_turn: Number.MAX_SAFE_INTEGER };
    await insertRows(db.main, "follower_dues", [{ follower_id: early, ...due }]);
    expect(await told(db, early, now)).toEqual([{ query, came: [id], left: [] }]);
    await insertRows(db.main, "follower_dues", [{ follower_id: late, ...due }]);
    await matchStock(db, await stockOf(db), now);
    expect(await told(db, early, morning)).toEqual([]);
    expect(await told(db, late, morning)).toEqual([{ query, came: [id], left: [] }]);
    expect(await told(db, late, morning)).toBeUndefined();
  });

  test("what nobody said yes to goes after a day, and with the last follow the address", async () => {
    const db = await create(fillMatched);
    const stock = await stockOf(db);
    const mail = () => ({ subject: "?", body: "?", html: "" });
    const who = { address: "a@mail.test", mailbox: "a", edition: "es", time_zone: "America/Chicago" } as const;
    const asked = { ...who, limits: [], mail };
    await addFollow(db, { ...asked, query: "make=1" }, now);
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
    await purgeFollows(db, hours(23));
    expect(await db.main.selectFrom("followers").select("address").execute()).toEqual([{ address: "a@mail.test" }]);
    await purgeFollows(db, hours(24));
    expect(await db.main.selectFrom("followers").selectAll().execute()).toEqual([]);
    expect(await db.main.selectFrom("outbox").selectAll().execute()).toEqual([]);
    const id = await follow(db, stock, "make=2&model=0", "b@mail.test");
    await follow(db, stock, "make=3&model=0", "b@mail.test");
    const [one] = await db.main.selectFrom("follows").select("id").execute();
    await endFollows(db, { id }, one?.id);
    expect(await db.main.selectFrom("followers").select("id").execute()).toEqual([{ id }]);
    await endFollows(db, { id });
    for (const table of ["followers", "follows", "searches", "search_cells", "follow_cars", "outbox"] as const)
      expect(await db.main.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
