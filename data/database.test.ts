import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { storeRow, vehicleRow } from "#tests/support/rows.ts";
import { DataError } from "./data-error.ts";
import type { Database } from "./database.ts";
import { listPending, migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openDatabase } from "./open.ts";
import { getVersions } from "./queries/versions.ts";
import { bumpVersion } from "./writes/bump-version.ts";
import { deleteRows, insertRows, putRows } from "./writes/rows.ts";
import { keepIdsAbove, takeIds } from "./writes/take-ids.ts";

test.each([
  ["mysql://user@host/db", "DATABASE_URL is no PostgreSQL address"],
  ["postgres://user:secret@127.0.0.1:1/yonke", "PostgreSQL at 127.0.0.1:1/yonke cannot be used"],
  ["nonsense", "DATABASE_URL is no PostgreSQL address"],
])("a wrong address is one clear sentence without the password: %s", async (url, words) => {
  const error = await openDatabase({ dataDir: "unused", url }).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ name: "DataError", message: expect.stringContaining(words) });
  expect((error as Error).message).not.toContain("secret");
});

describeEachDatabase("the database", ({ create, createBare, openAgain, kind }) => {
  test("knows the postal codes", async () => {
    const db = await create();
    const counts = await db.reads
      .selectFrom("postal_codes")
      .select(({ fn }) => ["country", fn.countAll<number>().as("all"), fn.count<number>("latitude").as("placed")])
      .groupBy("country")
      .execute();
    const of = (country: string) => counts.find((row) => row.country === country);
    expect(of("US")?.all).toBeGreaterThan(42_000);
    expect(of("CA")?.all).toBeGreaterThan(1600);
    expect(of("US")?.placed).toBeGreaterThan(42_000);
    const codes = await db.reads
      .selectFrom("postal_codes")
      .selectAll()
      .where("code", "in", ["T2C", "34001", "00901"])
      .execute();
    const byCode = new Map(codes.map((row) => [row.code, row]));
    expect(byCode.get("T2C")).toMatchObject({ country: "CA", state: "AB" });
    expect(byCode.get("34001")).toMatchObject({ latitude: null, longitude: null });
    expect(byCode.get("00901")?.latitude).toBeCloseTo(18.4666, 3);
  });

  test("migrating again does nothing, also in two processes at once", async () => {
    const db = await create();
    const other = await openAgain(db);
    expect(await Promise.all([migrate(db), migrate(other)])).toEqual([[], []]);
  });

  test("takes no failing database for a new one: only without the table has nothing run", async () => {
    const db = await create();
    await sql`alter table kysely_migration rename column name to kept_name`.execute(db.main);
    await expect(listPending(db)).rejects.toThrow(/\bname\b/);
    await expect(migrate(db)).rejects.toThrow(/\bname\b/);
    await sql`drop table kysely_migration`.execute(db.main);
    expect(await listPending(db)).toEqual(Object.keys(migrations));
  });

  test("leaves a database alone that was made before the first release", async () => {
    const db = await createBare();
    await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db.main);
    await sql`insert into kysely_migration values ('0001-stores', ''), ('0002-vehicles', '')`.execute(db.main);
    await expect(listPending(db)).rejects.toThrow(DataError);
    await expect(migrate(db)).rejects.toThrow(/made before 0\.2\.0, the first release.*It is as it was/);
    await expect(sql`select * from stores`.execute(db.main)).rejects.toThrow(/stores/);
  });

  test("every site has a secret of its own", async () => {
    const db = await create();
    const secret = await db.main
      .selectFrom("settings")
      .select("value")
      .where("key", "=", "site_secret")
      .executeTakeFirst();
    expect(secret?.value).toMatch(/^[0-9a-f]{64}$/);
  });

  test("refuses what the rules forbid", async () => {
    const db = await create();
    await fillChain(db, { stores: 2, vehicles: 3 });
    const add = (row: Parameters<typeof vehicleRow>[0]) => insertRows(db.main, "vehicles", [vehicleRow(row)]);
    const good = { id: 900, store_id: 1, model_id: 1001 };
    await add(good);
    await expect(add({ ...good, id: 901, stock_number: "B900" })).rejects.toThrow();
    await expect(add({ ...good, id: 902, stock_number: "N1", model_id: 77 })).rejects.toThrow();
    await expect(add({ ...good, id: 903, stock_number: "N2", store_id: 77 })).rejects.toThrow();
    await expect(add({ ...good, id: 904, stock_number: "", vin: "" })).rejects.toThrow();
    await expect(add({ ...good, id: 905, stock_number: "N3", left_on: "2026-01-01" })).rejects.toThrow();
    await expect(add({ ...good, id: 906, stock_number: "N4", year: 1800 })).rejects.toThrow();
    await expect(insertRows(db.main, "stores", [storeRow({ id: 50, country: "MX" as "US" })])).rejects.toThrow();
    await expect(
      insertRows(db.main, "stores", [storeRow({ id: 51, active: 1, closed_on: "2026-01-01" })]),
    ).rejects.toThrow();
    await expect(insertRows(db.main, "stores", [storeRow({ id: 52, info_es: "<p>Sí</p>" })])).rejects.toThrow();
    for (const wrong of [
      { tax_rate: -1 },
      { tax_rate: 1_000_001 },
      { admission_cents: -1 },
      { environmental_rate: -1 },
    ])
      await expect(insertRows(db.main, "stores", [storeRow({ id: 53, ...wrong })])).rejects.toThrow();
    for (const wrong of [
      { environmental_cap_cents: -1 },
      { core_days: -1 },
      { exchange_days: -1 },
      { warranty_days: -1 },
    ])
      await expect(insertRows(db.main, "stores", [storeRow({ id: 54, ...wrong })])).rejects.toThrow();
    for (const yard_closes_before_minutes of [-1, 721])
      await expect(insertRows(db.main, "stores", [storeRow({ id: 55, yard_closes_before_minutes })])).rejects.toThrow();
    // What nobody has said of a store is null.
    const unsaid = { tax_rate: null, admission_cents: null, environmental_rate: null, environmental_cap_cents: null };
    const days = { core_days: null, exchange_days: null, warranty_days: null, yard_closes_before_minutes: null };
    await insertRows(db.main, "stores", [storeRow({ id: 56, ...unsaid, ...days })]);
    // A stock number may come back once its car has left.
    const gone = { left_on: "2026-10-02", left_how: "gone" } as const;
    await add({ ...good, id: 907, ...gone, stock_number: "B900" });
  });

  test("writes, replaces, reads and deletes many rows", async () => {
    const db = await create();
    await fillChain(db, { stores: 2, vehicles: 0 });
    const rows = Array.from({ length: 5000 }, (_, at) =>
      vehicleRow({ id: at + 1, store_id: 1, model_id: 1001, trim: `ñ "${at}"`, mileage: at % 3 ? at : null }),
    );
    await putRows(db.main, "vehicles", rows);
    const moved = rows.slice(0, 4500).map((row) => ({ ...row, row: "77" }));
    await putRows(db.main, "vehicles", moved);
    const read = await db.main.selectFrom("vehicles").selectAll().orderBy("id").execute();
    expect(read.map((row) => ({ ...row }))).toEqual([...moved, ...rows.slice(4500)]);
    await deleteRows(db.main, "vehicles", rows.slice(10));
    const left = await db.main.selectFrom("vehicles").select("id").execute();
    expect(left).toHaveLength(10);
    const services = [{ store_id: 1, service: "inventory" as const }];
    await deleteRows(db.main, "store_services", services);
    const offered = db.main.selectFrom("store_services").where("store_id", "=", 1).where("service", "=", "inventory");
    expect(await offered.selectAll().execute()).toEqual([]);
  });

  test("keeps every sign of a text, and goes on after a refused insert", async () => {
    const db = await create();
    const names = ["\\N", "a\tb", "a\nb\r\nc", "\\.", "\\t", "ñ 🚗", " ", "'\""];
    const rows = names.map((name, at) => ({ id: at + 1, code: `C${at}`, name }));
    await insertRows(db.main, "divisions", rows);
    const read = () => db.main.selectFrom("divisions").selectAll().orderBy("id").execute();
    expect((await read()).map((row) => ({ ...row }))).toEqual(rows);
    await expect(insertRows(db.main, "divisions", [{ id: 1, code: "Z", name: "Z" }])).rejects.toThrow();
    expect(await read()).toHaveLength(names.length);
  });

  test("keeps bytes", async () => {
    const db = await create();
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    await insertRows(db.main, "images", [{ id: "12345678", mime: "image/png", width: 1, height: 1, bytes }]);
    const [image] = await db.reads.selectFrom("images").selectAll().execute();
    expect(Buffer.from(image?.bytes ?? [])).toEqual(Buffer.from(bytes));
  });

  test("a failed transaction leaves nothing", async () => {
    const db = await create();
    const failing = db.main.transaction().execute(async (trx) => {
      await insertRows(trx, "divisions", [{ id: 9, code: "X", name: "X" }]);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await db.main.selectFrom("divisions").selectAll().execute()).toEqual([]);
  });

  test("ids are handed out once, also to two at a time", async () => {
    const db = await create();
    const other = await openAgain(db);
    const take = (from: typeof db) => takeIds(from.main, "vehicles", 10);
    const firsts = await Promise.all([take(db), take(other), take(db), take(other)]);
    expect(new Set(firsts.map((first) => first % 10)).size).toBe(1);
    expect(new Set(firsts).size).toBe(4);
    await keepIdsAbove(db.main, "makes", 20_000);
    expect(await takeIds(db.main, "makes")).toBe(20_001);
    await keepIdsAbove(db.main, "makes", 10);
    expect(await takeIds(db.main, "makes")).toBe(20_002);
  });

  test("the version moves with what was touched, and another process hears of it", async () => {
    const db = await create();
    await fillChain(db, { stores: 3, vehicles: 5 });
    const other = await openAgain(db);
    const before = await getVersions(other.reads);
    let heard = 0;
    const stop = other.watch(() => heard++);
    // The first look is always told of.
    await expect.poll(() => heard).toBeGreaterThan(0);
    heard = 0;
    const version = await db.main.transaction().execute((trx) => bumpVersion(trx, { areas: ["prices"], stores: [2] }));
    await expect.poll(() => heard).toBeGreaterThan(0);
    await stop();
    const after = await getVersions(other.reads);
    expect(after.version).toBe(before.version + 1);
    expect(after.areas.get("prices")).toBe(version);
    expect(after.areas.get("chain")).toBe(before.areas.get("chain"));
    expect(after.stores.get(2)).toBe(version);
    expect(after.stores.get(1)).toBe(before.stores.get(1));
  });

  const pragma = async (db: Database, name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db.main)).rows[0] as object)[0];

  test.runIf(kind === "sqlite")("is durable: write-ahead log, full sync, foreign keys", async () => {
    const db = await create();
    expect(await pragma(db, "journal_mode")).toBe("wal");
    expect(await pragma(db, "synchronous")).toBe(2);
    expect(await pragma(db, "foreign_keys")).toBe(1);
  });

  test.runIf(kind === "sqlite")("waits for another writer without holding the event loop", async () => {
    const db = await create();
    const other = await openAgain(db);
    // SQLite itself never waits: that would hold the loop.
    expect(await pragma(other, "busy_timeout")).toBe(0);
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const long = db.main.transaction().execute(async (trx) => {
      await insertRows(trx, "divisions", [{ id: 1, code: "A", name: "A" }]);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const order: string[] = [];
    const waiting = insertRows(other.main, "divisions", [{ id: 2, code: "B", name: "B" }]).then(() => order.push("B"));
    // Only a loop that goes on gets to the release.
    for (let turn = 1; turn <= 3; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      order.push(`turn ${turn}`);
    }
    released.resolve();
    await Promise.all([long, waiting]);
    expect(order).toEqual(["turn 1", "turn 2", "turn 3", "B"]);
    expect(await db.reads.selectFrom("divisions").selectAll().execute()).toHaveLength(2);
  });
});
