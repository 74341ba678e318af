import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { listCameCars } from "./queries/followers.ts";
import { getMatchedTurn } from "./writes/follow-cars.ts";
import { makeDue } from "./writes/follow-dues.ts";
import { type DueFollower, queueDigest, type Turns } from "./writes/queue-digest.ts";

const run = (db: Database, text: string) => sql.raw(text).execute(db.main);
const token = (name: string) => name.padEnd(32, "x");
const now = new Date("2026-11-02T14:00:00Z");

async function migrateBefore(db: Database, first: string): Promise<void> {
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first));
  const migrator = new Migrator({ db: db.main, provider: { getMigrations: async () => older } });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
}

describeEachDatabase("follows of an older release", ({ createBare }) => {
  test("share their searches, and what waited for the morning is still told", async () => {
    const db = await createBare();
    await migrateBefore(db, "0025");
    await run(
      db,
      `insert into followers (id, kind, address, edition, time_zone, token, due_at) values
      (1, 'mail', 'one@example.com', 'es', 'America/Chicago', '${token("one")}', '2026-11-02T13:00:00.000Z'),
      (2, 'mail', 'two@example.com', 'en', 'America/Chicago', '${token("two")}', null)`,
    );
    await run(
      db,
      `insert into follows (id, follower_id, query, created_at, confirmed_at) values
      (7, 1, 'make=5', '2026-11-01', '2026-11-01'), (8, 2, 'make=5', '2026-11-01', '2026-11-01'),
      (9, 2, 'make=6', '2026-11-01', null)`,
    );
    await run(
      db,
      `insert into follow_cells (cell, follow_id, from_year, to_year, latitude, longitude, miles, more)
      values (50, 7, 0, 9999, null, null, null, 0), (50, 8, 0, 9999, null, null, null, 0)`,
    );
    await run(
      db,
      `insert into follow_cars (follow_id, vehicle_id, state) values (7, 5000001, 'came'), (7, 5000000, 'told')`,
    );
    await migrate(db);

    expect(await db.main.selectFrom("searches").selectAll().execute()).toEqual([{ id: 7, query: "make=5" }]);
    expect(await db.main.selectFrom("follows").select(["id", "search_id"]).orderBy("id").execute()).toEqual([
      { id: 7, search_id: 7 },
      { id: 8, search_id: 7 },
      { id: 9, search_id: null },
    ]);
    expect(await db.main.selectFrom("search_cells").select(["cell", "search_id"]).execute()).toEqual([
      { cell: 50, search_id: 7 },
    ]);
    const told: DueFollower[] = [];
    const write = (due: DueFollower) => void told.push(due);
    const recent = { from: 0, turn: 0, find: () => ({ came: [], left: [] }) };
    const from = { now, version: 1_000_000, recent };
    expect(await queueDigest(db, 1, write, from)).toBe("told");
    expect(told[0]?.follows).toEqual([{ query: "make=5", came: [5_000_001], left: [], news: [] }]);
    expect(await queueDigest(db, 1, write, from)).toBe("elsewhere");
  });

  test("are told what their searches had found, which is noted once for all of them", async () => {
    const db = await createBare();
    await migrateBefore(db, "0027");
    await run(
      db,
      `insert into followers (id, kind, address, edition, time_zone, token) values
      (1, 'mail', 'one@example.com', 'es', 'America/Chicago', '${token("one")}'),
      (2, 'mail', 'two@example.com', 'en', 'America/Chicago', '${token("two")}')`,
    );
    await run(db, `insert into searches (id, query) values (7, 'make=5'), (8, 'make=6')`);
    await run(
      db,
      `insert into follows (id, follower_id, query, created_at, confirmed_at, search_id, since_turn, told_turn) values
      (7, 1, 'make=5', '2026-11-01', '2026-11-01', 7, 10, 20), (8, 2, 'make=6', '2026-11-01', '2026-11-01', 8, 10, 10)`,
    );
    await run(
      db,
      `insert into search_cars (search_id, vehicle_id, came_turn, left_turn) values
      (7, 51, 20, 30), (7, 52, 25, null), (8, 52, 25, null)`,
    );
    await run(db, `insert into follower_dues (follower_id, due_at) values (1, '2026-11-02T13:00:00.000Z')`);
    await run(db, `insert into stirred_searches (search_id, turn) values (8, 25)`);
    await run(db, `insert into settings (key, value) values ('follows_turn', '30')`);
    await migrate(db);

    expect((await listCameCars(db, 0)).toSorted((a, b) => a.vehicle_id - b.vehicle_id)).toEqual([
      { vehicle_id: 51, came_turn: 20, left_turn: 30 },
      { vehicle_id: 52, came_turn: 25, left_turn: null },
    ]);
    // All that was found is due or stirred: nothing need be matched again.
    expect(await getMatchedTurn(db)).toBe(30);
    await makeDue(db, () => new Date("2026-11-02T13:00:00Z"));
    const dues = db.main.selectFrom("follower_dues").select(["follower_id", "from_turn"]).orderBy("follower_id");
    expect(await dues.execute()).toEqual([
      { follower_id: 1, from_turn: 0 },
      { follower_id: 2, from_turn: 0 },
    ]);
    const asked: Turns[] = [];
    const find = (follow: Turns) => {
      asked.push(follow);
      return { came: [52], left: [] };
    };
    const write = () => undefined;
    const recent = { from: 1, turn: 30, find };
    expect(await queueDigest(db, 2, write, { now, version: 1, recent })).toBe("stale");
    expect(await queueDigest(db, 2, write, { now, version: 1, recent: { ...recent, from: 0, turn: 29 } })).toBe(
      "stale",
    );
    expect(await queueDigest(db, 2, write, { now, version: 1, recent: { ...recent, from: 0 } })).toBe("told");
    expect(asked).toMatchObject([{ query: "make=6", since_turn: 10, told_turn: 10 }]);
    expect(await db.main.selectFrom("follows").select("told_turn").orderBy("id").execute()).toEqual([
      { told_turn: 20 },
      { told_turn: 30 },
    ]);
  });
});
