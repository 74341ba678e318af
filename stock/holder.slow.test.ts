import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { putRows } from "#data/writes/rows.ts";
import { fillChain, keepOwnCodes } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { storeRow, vehicleRow } from "#tests/support/rows.ts";
import { openStock } from "./holder.ts";
import { loadStock } from "./load/stock.ts";
import { findVehicleById, searchVehicles } from "./vehicles.ts";

async function fill(db: Database, size: { stores: number; vehicles: number }): Promise<void> {
  await keepOwnCodes(db);
  await fillChain(db, size);
}
const fillSome = (db: Database) => fill(db, { stores: 4, vehicles: 200 });

describeEachDatabase("the stock's holder", ({ create, openAgain, kind }) => {
  test("hears of another process's write and reads only the changed store again", async () => {
    const db = await create(fillSome);
    const other = await openAgain(db);
    const seen: number[] = [];
    const holder = await openStock(db, { onChange: (stock) => void seen.push(stock.version) });
    const before = holder.current;
    const version = await other.main.transaction().execute(async (trx) => {
      await putRows(trx, "vehicles", [vehicleRow({ id: 9001, store_id: 2, model_id: 1001, trim: "LX" })]);
      return bumpVersion(trx, { stores: [2] });
    });
    await expect.poll(() => holder.current.version).toBe(version);
    expect(findVehicleById(holder.current, 9001)).toMatchObject({ trim: "LX", storeId: 2 });
    expect(findVehicleById(before, 9001)).toBeUndefined();
    expect(holder.current.yards.get(1)).toBe(before.yards.get(1));
    expect(holder.current.yards.get(2)).not.toBe(before.yards.get(2));
    expect(holder.current.chain).toBe(before.chain);
    expect(seen).toEqual([version]);
    await holder.stop();
  });

  test("a new, a closed and a moved store; a model that goes to another make", async () => {
    const db = await create(fillSome);
    const holder = await openStock(db);
    const write = async (work: Parameters<ReturnType<typeof db.main.transaction>["execute"]>[0]) => {
      await db.main.transaction().execute(work);
      await holder.refresh();
    };
    await write(async (trx) => {
      await putRows(trx, "stores", [storeRow({ id: 50 }), storeRow({ id: 1, active: 0, closed_on: "2026-11-01" })]);
      await putRows(trx, "vehicles", [vehicleRow({ id: 9002, store_id: 50, model_id: 2001 })]);
      await bumpVersion(trx, { areas: ["chain"], stores: [50] });
    });
    expect(holder.current.chain.storeById.get(50)?.active).toBe(true);
    const stores = searchVehicles(holder.current, {}).map(({ store }) => store.id);
    expect(stores).toContain(50);
    expect(stores).not.toContain(1);
    await write(async (trx) => {
      await trx.updateTable("models").set({ make_id: 1, name: "Moved" }).where("id", "=", 2001).execute();
      await bumpVersion(trx, { areas: ["catalog"] });
    });
    const moved = searchVehicles(holder.current, { makeId: 1, modelId: 2001 }).flatMap((match) => match.vehicles());
    expect(moved.map(({ id }) => id)).toContain(9002);
    expect(searchVehicles(holder.current, { makeId: 2, modelId: 2001 })).toEqual([]);
    await holder.stop();
  });

  test("forgets the texts of cars long gone once they are the greater part", async () => {
    const db = await create();
    await fill(db, { stores: 2, vehicles: 60 });
    const first = await loadStock(db);
    let loaded = first;
    const change = async (round: number) => {
      await db.main
        .updateTable("vehicles")
        .set({ trim: sql<string>`'round ' || ${sql.lit(round)} || ' car ' || id` })
        .where("store_id", "=", 1)
        .execute();
      await db.main.transaction().execute((trx) => bumpVersion(trx, { stores: [1] }));
      loaded = await loadStock(db, loaded, { fewest: 0 });
    };
    let rounds = 0;
    while (loaded.stock.words === first.stock.words && rounds < 50) await change(rounds++);
    expect(rounds).toBeGreaterThan(1);
    expect(loaded.stock.words.size).toBeLessThan(first.stock.words.size);
    expect(loaded.stock.yards.get(2)).not.toBe(first.stock.yards.get(2));
    const fresh = (await loadStock(db)).stock;
    const cars = (stock: typeof fresh) => searchVehicles(stock, {}).flatMap((match) => match.vehicles());
    expect(cars(loaded.stock)).toEqual(cars(fresh));
    expect(cars(fresh).some(({ trim }) => trim.startsWith(`round ${rounds - 1} `))).toBe(true);
    const settled = loaded.stock.words;
    await change(rounds);
    expect(loaded.stock.words).toBe(settled);
  });

  test("nothing moves without a new version", async () => {
    const db = await create(fillSome);
    const holder = await openStock(db);
    const before = holder.current;
    await db.main.updateTable("vehicles").set({ trim: "unseen" }).execute();
    await holder.refresh();
    expect(holder.current).toBe(before);
    await holder.stop();
  });

  test("goes on serving when the database is away", async () => {
    const db = await create(fillSome);
    const warned: string[] = [];
    const holder = await openStock(db, { log: { info() {}, warn: (_, message) => void warned.push(message) } });
    const total = holder.current.present.total;
    await db.close();
    await holder.refresh();
    expect(holder.healthy()).toBe(false);
    expect(warned).toEqual(["database is away"]);
    expect(searchVehicles(holder.current, {}).reduce((sum, { count }) => sum + count, 0)).toBe(total);
    await holder.stop();
  });

  test.runIf(kind === "postgres")("comes back by itself when the server's connections break", async () => {
    const db = await create(fillSome);
    const holder = await openStock(db);
    const other = await openAgain(db);
    const hang = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await hang.execute(other.main);
    const version = await other.main.transaction().execute(async (trx) => {
      await trx.updateTable("vehicles").set({ trim: "after" }).where("store_id", "=", 1).execute();
      return bumpVersion(trx, { stores: [1] });
    });
    await expect.poll(() => holder.current.version).toBe(version);
    await expect.poll(() => holder.healthy()).toBe(true);
    await holder.stop();
  });

  test("a reload of everything is cut up: no turn of the event loop has more than a sixth of its work", async () => {
    const db = await create();
    await fill(db, { stores: 20, vehicles: 20_000 });
    const holder = await openStock(db);
    const stores = Array.from({ length: 20 }, (_, at) => at + 1);
    // Processor time of this thread: other programs on the machine do not count.
    const spent = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
    const longestShare = async () => {
      const began = spent();
      let [longest, since, turning] = [0, began, true];
      const count = () => {
        const now = spent();
        longest = Math.max(longest, now - since);
        since = now;
      };
      const turn = () => {
        count();
        if (turning) setImmediate(turn);
      };
      setImmediate(turn);
      await holder.refresh();
      turning = false;
      // The last turn too: work that never pauses is all in it.
      count();
      return longest / (since - began);
    };
    // A share, so that the machine's speed does not count. Work that is not cut up has it every time; compiling and
    // collecting garbage do not.
    const shares: number[] = [];
    for (let round = 0; round < 3; round++) {
      await db.main.transaction().execute((trx) => bumpVersion(trx, { areas: ["chain", "catalog", "prices"], stores }));
      shares.push(await longestShare());
    }
    expect(Math.min(...shares)).toBeLessThan(1 / 6);
    await holder.stop();
  });
});
