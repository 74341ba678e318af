import { mkdtempSync, rmSync } from "node:fs";
import { sql } from "kysely";
import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { listDueFollowers } from "#data/queries/followers.ts";
import type { Executor, SearchCellRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { cellsOfFollow } from "#server/follows/cells.ts";
import { matchStock } from "#server/follows/match.ts";
import { createTeller } from "#server/follows/tell.ts";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { createRandom, fillChain } from "../tests/support/chain.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { vehicleRow } from "../tests/support/rows.ts";
import type { Figure } from "./figures.ts";
import { scratch } from "./folders.ts";

const size = { stores: 60, vehicles: 60_000, makes: 40, modelsPerMake: 30 };
const followers = 250_000;
const followsOfEach = 4;
const newCars = 5_000;
const zips = ["95670", "94560", "91911", "76106", "60501", "43207", "02909"];
const random = createRandom(23);
const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const modelOf = () => {
  // A few models are wanted by most, as in life.
  const model = random(3) > 0 ? random(80) : random(size.makes * size.modelsPerMake);
  const make = 1 + (model % size.makes);
  return { make, model: make * 1000 + 1 + Math.floor(model / size.makes) };
};

/** What people follow: mostly a model of some years near a place, some a make, some a colour. */
function wish(): string {
  const { make, model } = modelOf();
  const from = 1990 + random(25);
  const query = [`make=${make}`, `model=${random(20) === 0 ? 0 : model}`];
  if (random(10) > 0) query.push(`distance=${one([25, 50, 50, 100, 250])}`, `zip=${one(zips)}`);
  if (random(5) > 0) query.push(`year=${from}-${from + random(6)}`);
  if (random(20) === 0) query.push("color=negro");
  return query.join("&");
}

/** As many different searches; what all of them are followed by is the same number. */
const wishes = 40_000;

/** What can be wanted, with where each wish stands, beside the tables of the site. */
async function fillWishes(trx: Executor, stock: Stock): Promise<number> {
  const now = new Date();
  const wanted = new Map<string, Omit<SearchCellRow, "search_id">[]>();
  for (let count = 0; count < wishes; count++) {
    const follow = readFollow(new URLSearchParams(wish()), stock, now);
    if (follow) wanted.set(follow.query, cellsOfFollow(follow));
  }
  await sql.raw("create temp table wishes (id integer primary key, query text not null unique)").execute(trx);
  await sql.raw("create temp table wish_cells as select * from search_cells limit 0").execute(trx);
  const cells = [...wanted.values()].flatMap((those, wish) => those.map((cell) => ({ ...cell, search_id: 1 + wish })));
  const all = [...wanted.keys()].map((query, wish) => ({ id: 1 + wish, query }));
  await insertRows(trx, "wishes" as "searches", all);
  await insertRows(trx, "wish_cells" as "search_cells", cells);
  await sql.raw("create index wish_cells_of on wish_cells (search_id)").execute(trx);
  return wanted.size;
}

const numbers = (count: number) =>
  `with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${count})`;

/**
 * All in the order of its keys, by the database itself: rows one by one, or in another order, would take an hour. Where
 * nobody wants what another wants, each follow has a search of its own, which stands in the same cells.
 */
async function fillFollows(db: Database, stock: Stock, shared: boolean): Promise<void> {
  await db.main.transaction().execute(async (trx) => {
    const count = await fillWishes(trx, stock);
    const run = (statement: string) => sql.raw(statement).execute(trx);
    await run("drop index search_cells_of");
    await run("drop index follows_of_search");
    await run(`insert into followers (id, kind, address, keys, edition, time_zone, token) ${numbers(followers)}
      select n, 'mail', n || '@mail.test', '', 'es', 'America/Los_Angeles', 'a-token-of-more-than-32-letters-' || n from numbers`);
    // Numbers that jump about and are the same each time; whoever gets the same wish twice has one less.
    await run(`create temp table wanted as ${numbers(followers * followsOfEach)}
      select n as follow_id, 1 + (n * 2654435761 % 4294967296) % ${count} as wish from numbers`);
    const searchId = shared ? "wish" : "follow_id";
    await run(
      `insert into searches (id, query) ${
        shared
          ? "select id, query from wishes"
          : "select follow_id, query || '&n=' || follow_id from wanted join wishes on wishes.id = wish"
      }`,
    );
    await run(`insert into follows
        (id, follower_id, query, created_at, confirmed_at, search_id, since_turn, told_turn)
      select follow_id, 1 + (follow_id - 1) / ${followsOfEach}, query, '2026-11-16', '2026-11-16', ${searchId}, 0, 0
        from wanted join wishes on wishes.id = wish where true on conflict (follower_id, query) do nothing`);
    const columns = "from_year, to_year, latitude, longitude, miles, more";
    await run(
      `insert into search_cells (cell, search_id, ${columns}) ${
        shared
          ? `select cell, search_id, ${columns} from wish_cells`
          : `select cell, follow_id, ${columns} from wanted join wish_cells on wish_cells.search_id = wish`
      } order by 1, 2`,
    );
    await run("create index search_cells_of on search_cells (search_id)");
    await run("create index follows_of_search on follows (search_id, follower_id)");
  });
  await sql.raw("analyze").execute(db.main);
}

async function bringCars(db: Database): Promise<void> {
  const rows = Array.from({ length: newCars }, (_, n) => {
    const { model } = modelOf();
    return vehicleRow({
      id: 1_000_000 + n,
      store_id: 1 + random(size.stores),
      model_id: model,
      year: 1990 + random(30),
      color: one(["negro", "azul", "blanco"]),
      vin: "",
      date_set: new Date().toISOString().slice(0, 10),
    });
  });
  await db.main.transaction().execute(async (trx) => {
    await insertRows(trx, "vehicles", rows);
    await bumpVersion(trx, { stores: [...new Set(rows.map((row) => row.store_id))] });
  });
}

const count = async (db: Database, from: string) => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(from)}`.execute(db.main);
  return Number(rows[0]?.count).toLocaleString("en-US");
};

/** What this thread itself has done: on a busy machine a wait may be another's. */
const workedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const lettersWritten = 1_000;

/** What those who are due are told in the morning: how many cars each, in how long. */
async function tellSome(db: Database, stock: Stock): Promise<{ told: number; pairs: number; ms: number }> {
  const morning = new Date(Date.now() + 2 * 86_400_000);
  const due = await listDueFollowers(db, lettersWritten, morning);
  const tell = createTeller(db, stock, morning);
  const began = performance.now();
  let cars = 0;
  let told = 0;
  for (const { id } of due)
    await tell(id, ({ follows }) => {
      told++;
      for (const { came } of follows) cars += came.length;
      return { subject: "told", body: "told", html: "" };
    });
  return { told, pairs: cars / told, ms: performance.now() - began };
}

async function matchBeside(db: Database, name: string, shared: boolean): Promise<Figure> {
  await migrate(db);
  await fillChain(db, size);
  const before = (await loadStock(db)).stock;
  await fillFollows(db, before, shared);
  console.error(`${name}: the follows are there.`);
  await matchStock(db, before);
  await bringCars(db);
  const { stock } = await loadStock(db);
  let lookups = 0;
  let slowest = 0;
  let longest = 0;
  let last = performance.now();
  let worked = workedMs();
  const asking = setInterval(() => {
    slowest = Math.max(slowest, performance.now() - last);
    longest = Math.max(longest, workedMs() - worked);
    searchVehicles(stock, { modelId: modelOf().model });
    lookups++;
    last = performance.now();
    worked = workedMs();
  }, 10);
  const began = performance.now();
  await matchStock(db, stock);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(asking);
  const due = await count(db, "follower_dues");
  const { told, pairs, ms } = await tellSome(db, stock);
  return {
    what: `${name}: matching of ${newCars.toLocaleString("en-US")} new cars with ${await count(db, "follows")} follows of ${await count(db, "searches")} searches`,
    bar: "≤ 10 s",
    measured: `${seconds.toFixed(1)} s, ${due} followers due, with ${pairs.toFixed(1)} cars each; ${(ms / told).toFixed(1)} ms to write each letter; ${lookups} lookups beside, none waited longer than ${slowest.toFixed(0)} ms, for ${longest.toFixed(0)} ms of work`,
    holds: seconds <= 10,
  };
}

async function onSqlite(shared: boolean): Promise<Figure> {
  const dataDir = mkdtempSync(`${scratch}bench-follows-`);
  const db = await openDatabase({ dataDir });
  try {
    return await matchBeside(db, "SQLite", shared);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** A server as it is installed: what it has promised is on its disk. */
async function onPostgres(shared: boolean): Promise<Figure> {
  const server = await startPostgres({ settings: [] });
  const db = await openDatabase({ dataDir: "", url: server.url("postgres") });
  try {
    return await matchBeside(db, "PostgreSQL", shared);
  } finally {
    await db.close();
    await server.stop();
  }
}

/**
 * Who wants what came in a morning, among a million wishes, while lookups go on in the same process: where 25 want the same,
 * and where no two do.
 */
export async function followFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const measure of findPostgres() ? [onSqlite, onPostgres] : [onSqlite])
    for (const shared of [true, false]) figures.push(await measure(shared));
  return figures;
}
