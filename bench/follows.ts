import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import type { FollowCellRow } from "#data/schema.ts";
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

const root = new URL("..", import.meta.url).pathname;
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

async function fillFollows(db: Database, stock: Stock): Promise<void> {
  const now = new Date();
  const at = now.toISOString();
  const cellsOf = new Map<string, Omit<FollowCellRow, "follow_id">[]>();
  const chunk = 5_000;
  for (let first = 0; first < followers; first += chunk) {
    const ids = Array.from({ length: chunk }, (_, n) => first + n + 1);
    const follows = ids.flatMap((id) =>
      [...new Set(Array.from({ length: followsOfEach }, wish))].map((query, n) => ({
        id: id * followsOfEach + n,
        follower_id: id,
        query,
        created_at: at,
        confirmed_at: at,
      })),
    );
    const cells = follows.flatMap(({ id: follow_id, query }) => {
      let known = cellsOf.get(query);
      if (!known) {
        const follow = readFollow(new URLSearchParams(query), stock, now);
        known = follow ? cellsOfFollow(follow) : [];
        cellsOf.set(query, known);
      }
      return known.map((cell) => ({ ...cell, follow_id }));
    });
    await db.main.transaction().execute(async (trx) => {
      await insertRows(
        trx,
        "followers",
        ids.map((id) => ({
          id,
          kind: "mail" as const,
          address: `${id}@mail.test`,
          keys: "" as const,
          edition: "es" as const,
          time_zone: "America/Los_Angeles",
          token: String(id).padStart(32, "0"),
          due_at: null,
        })),
      );
      await insertRows(trx, "follows", follows);
      await insertRows(trx, "follow_cells", cells);
    });
  }
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
