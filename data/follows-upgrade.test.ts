import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openDatabase } from "./open.ts";
import { type DueFollower, queueDigest } from "./writes/queue-digest.ts";

it("follows of an older release share their searches, and what waited for the morning is still told", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-upgrade-"));
  const db = await openDatabase({ dataDir });
  const run = (text: string) => sql.raw(text).execute(db.main);
  try {
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0025"));
    await new Migrator({ db: db.main, provider: { getMigrations: async () => older } }).migrateToLatest();
    const token = (name: string) => name.padEnd(32, "x");
    await run(`insert into followers (id, kind, address, edition, time_zone, token, due_at) values
      (1, 'mail', 'one@example.com', 'es', 'America/Chicago', '${token("one")}', '2026-11-02T13:00:00.000Z'),
      (2, 'mail', 'two@example.com', 'en', 'America/Chicago', '${token("two")}', null)`);
    await run(`insert into follows (id, follower_id, query, created_at, confirmed_at) values
      (7, 1, 'make=5', '2026-11-01', '2026-11-01'), (8, 2, 'make=5', '2026-11-01', '2026-11-01'),
      (9, 2, 'make=6', '2026-11-01', null)`);
    await run(`insert into follow_cells (cell, follow_id, from_year, to_year, latitude, longitude, miles, more)
      values (50, 7, 0, 9999, null, null, null, 0), (50, 8, 0, 9999, null, null, null, 0)`);
    await run(
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
    const now = new Date("2026-11-02T14:00:00Z");
    expect(await queueDigest(db, 1, write, { now, version: 1_000_000 })).toBe(true);
    expect(told[0]?.follows).toEqual([{ query: "make=5", came: [5_000_001], left: [], news: [] }]);
    expect(await queueDigest(db, 1, write, { now, version: 1_000_000 })).toBe(false);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
