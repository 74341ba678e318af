import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import type { Executor, FollowCellRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { cellsOfFollow } from "#server/follows/cells.ts";
import { matchStock } from "#server/follows/match.ts";
import { loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { createRandom, fillChain } from "../tests/support/chain.ts";
import { vehicleRow } from "../tests/support/rows.ts";
import type { Figure } from "./figures.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
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

/** Many people want the same. */
const wishes = 40_000;

/** What can be wanted, with where each wish stands, beside the tables of the site. */
async function fillWishes(trx: Executor, stock: Stock): Promise<number> {
  const now = new Date();
  const wanted = new Map<string, Omit<FollowCellRow, "follow_id">[]>();
  for (let count = 0; count < wishes; count++) {
    const follow = readFollow(new URLSearchParams(wish()), stock, now);
    if (follow) wanted.set(follow.query, cellsOfFollow(follow));
  }
  await sql.raw("create temp table wishes (id integer primary key, query text not null unique)").execute(trx);
  await sql.raw("create temp table wish_cells as select 0 as wish, * from follow_cells limit 0").execute(trx);
  const cells = [...wanted.values()].flatMap((those, wish) => those.map((cell) => ({ wish, ...cell, follow_id: 0 })));
  const all = [...wanted.keys()].map((query, id) => ({ id, query }));
  await insertRows(trx, "wishes" as "follows", all as never);
  await insertRows(trx, "wish_cells" as "follow_cells", cells);
  await sql.raw("create index wish_cells_of on wish_cells (wish)").execute(trx);
  return wanted.size;
}

const numbers = (count: number) =>
  `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`;

/** All in the order of its keys, by the database itself: rows one by one, or in another order, would take an hour. */
async function fillFollows(db: Database, stock: Stock): Promise<void> {
  await db.main.transaction().execute(async (trx) => {
    const count = await fillWishes(trx, stock);
    const run = (statement: string) => sql.raw(statement).execute(trx);
    await run("drop index follow_cells_of");
    await run(`insert into followers (id, kind, address, keys, edition, time_zone, token, due_at) ${numbers(followers)}
      select n, 'mail', printf('%07d@mail.test', n), '', 'es', 'America/Los_Angeles', printf('%032d', n), null from numbers`);
    // Numbers that jump about and are the same each time; whoever gets the same wish twice has one less.
    await run(`insert or ignore into follows (id, follower_id, query, created_at, confirmed_at)
      ${numbers(followers * followsOfEach)}
      select n, 1 + (n - 1) / ${followsOfEach}, query, '2026-11-16', '2026-11-16' from numbers
        join wishes on wishes.id = (n * 2654435761 % 4294967296) % ${count}`);
    const columns = "from_year, to_year, latitude, longitude, miles, more";
    await run(`insert into follow_cells (cell, follow_id, ${columns})
      select wish_cells.cell, follows.id, ${columns} from follows
        join wishes on wishes.query = follows.query join wish_cells on wish = wishes.id
        order by wish_cells.cell, follows.id`);
    await run("create index follow_cells_of on follow_cells (follow_id)");
  });
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

/** Who wants what came in a morning, among a million wishes, while lookups go on in the same process. */
export async function followFigures(): Promise<Figure[]> {
  mkdirSync(`${root}.tmp`, { recursive: true });
  const dataDir = mkdtempSync(`${root}.tmp/bench-follows-`);
  const db = await openDatabase({ dataDir });
  try {
    await migrate(db);
    await fillChain(db, size);
    const before = (await loadStock(db)).stock;
    await fillFollows(db, before);
    console.error("The follows are there.");
    await matchStock(db, before);
    await bringCars(db);
    const { stock } = await loadStock(db);
    let lookups = 0;
    let slowest = 0;
    let last = performance.now();
    const asking = setInterval(() => {
      searchVehicles(stock, { modelId: modelOf().model });
      lookups++;
      slowest = Math.max(slowest, performance.now() - last);
      last = performance.now();
    }, 10);
    const began = performance.now();
    await matchStock(db, stock);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(asking);
    const count = async (table: "follows" | "follow_cars") =>
      (
        await db.main
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("rows"))
          .executeTakeFirstOrThrow()
      ).rows.toLocaleString("en-US");
    return [
      {
        what: `matching of ${newCars.toLocaleString("en-US")} new cars with ${await count("follows")} follows`,
        bar: "≤ 10 s",
        measured: `${seconds.toFixed(1)} s, ${await count("follow_cars")} found; ${lookups} lookups beside, none waited longer than ${slowest.toFixed(0)} ms`,
        holds: seconds <= 10,
      },
    ];
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true });
  }
}
