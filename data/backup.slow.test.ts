import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { backupDatabase } from "./backup.ts";
import { getVersions } from "./queries/versions.ts";
import { inspectFile, restoreDatabase } from "./restore.ts";
import { bumpVersion } from "./writes/bump-version.ts";
import { importTransaction } from "./writes/import-transaction.ts";
import { insertRows } from "./writes/rows.ts";

describeEachDatabase("backup and imports", ({ create, openAgain, kind }) => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "yonke-backup-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.runIf(kind === "sqlite")("a backup restores, and every part of the data has a newer version", async () => {
    const db = await create();
    await fillChain(db, { stores: 3, vehicles: 40 });
    const file = join(folder, "copy.sqlite");
    await backupDatabase(db, file);
    await expect(backupDatabase(db, file)).rejects.toThrow("exists already");
    const other = await openAgain(db);
    await other.reads.selectFrom("stores").selectAll().execute();
    const stop = other.watch(() => {});
    await db.main.transaction().execute(async (trx) => {
      await trx.deleteFrom("vehicles").execute();
      for (let times = 0; times < 5; times++) await bumpVersion(trx, { stores: [1] });
    });
    const before = await getVersions(db.main);
    await restoreDatabase(db, file);
    // An open server takes the new file up by itself.
    await expect.poll(async () => (await getVersions(other.reads)).version).toBeGreaterThan(before.version);
    await stop();
    const after = await getVersions(other.reads);
    expect([...after.areas.values(), ...after.stores.values()].every((version) => version === after.version)).toBe(
      true,
    );
    expect(await other.reads.selectFrom("vehicles").select("id").execute()).toHaveLength(40);
  });

  test.runIf(kind === "sqlite")("a backup is of the moment it began, whatever is written meanwhile", async () => {
    const db = await create();
    const picture = { mime: "image/jpeg" as const, width: 1, height: 1 };
    const bytes = randomBytes(10_000_000);
    await insertRows(
      db.main,
      "images",
      ["a", "b", "c", "d"].map((name) => ({ ...picture, id: `picture-${name}`, bytes })),
    );
    const writer = await openAgain(db);
    const file = join(folder, "moment.sqlite");
    const copying = backupDatabase(db, file);
    await insertRows(writer.main, "divisions", [{ id: 1, code: "A", name: "A" }]);
    await copying;
    await restoreDatabase(db, file);
    const restored = await openAgain(db);
    expect(await restored.main.selectFrom("divisions").selectAll().execute()).toEqual([]);
    expect(await restored.main.selectFrom("images").select("id").execute()).toHaveLength(4);
  });

  test.runIf(kind === "sqlite")("what is no backup is refused and changes nothing", async () => {
    const db = await create();
    await fillChain(db, { stores: 1, vehicles: 4 });
    const file = join(folder, "broken.sqlite");
    writeFileSync(file, "this is no database, whatever its name says".repeat(100));
    await expect(restoreDatabase(db, file)).rejects.toThrow("is no whole backup");
    expect(await db.main.selectFrom("vehicles").select("id").execute()).toHaveLength(4);
  });

  test.runIf(kind === "sqlite")("beside an import that writes it is refused and changes nothing", async () => {
    const db = await create();
    const file = join(folder, "beside.sqlite");
    await backupDatabase(db, file);
    await importTransaction(await openAgain(db), async (trx) => {
      await insertRows(trx, "divisions", [{ id: 1, code: "A", name: "A" }]);
      await expect(restoreDatabase(db, file)).rejects.toThrow(/is in use .*nothing was changed/);
    });
    const after = await openAgain(db);
    expect(await after.main.selectFrom("divisions").selectAll().execute()).toHaveLength(1);
    expect(readdirSync(dirname(db.place)).filter((name) => /restor/.test(name))).toEqual([]);
  });

  test.runIf(kind === "sqlite")("a file that somebody holds for himself is not called damaged", async () => {
    const db = await create();
    const file = join(folder, "held.sqlite");
    await backupDatabase(db, file);
    await db.close();
    const holder = new DatabaseSync(db.place);
    holder.exec("pragma locking_mode = exclusive; begin exclusive; update data_version set version = version + 1");
    await expect(inspectFile(db.place)).rejects.toThrow(/cannot be looked at now: .*locked/);
    holder.exec("commit");
    holder.close();
    expect(await inspectFile(db.place)).toMatchObject({ state: "whole" });
    writeFileSync(db.place, "no database at all".repeat(100));
    expect(await inspectFile(db.place)).toEqual({ state: "damaged", version: 0 });
  });

  test.runIf(kind === "postgres")("PostgreSQL has its own tools", async () => {
    const db = await create();
    await expect(backupDatabase(db, join(folder, "never"))).rejects.toThrow("pg_dump");
  });

  test("of two imports one waits, or is refused when it has waited long enough", async () => {
    const db = await create();
    const other = await openAgain(db);
    const order: string[] = [];
    const { promise: started, resolve } = Promise.withResolvers<void>();
    const first = importTransaction(db, async (trx) => {
      await insertRows(trx, "divisions", [{ id: 1, code: "A", name: "A" }]);
      resolve();
      await new Promise((later) => setTimeout(later, 300));
      order.push("first");
    });
    await started;
    const second = importTransaction(other, async (trx) => {
      order.push("second");
      expect(await trx.selectFrom("divisions").selectAll().execute()).toHaveLength(1);
    });
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "second"]);
  });

  test("an import that fails leaves nothing and frees the lock", async () => {
    const db = await create();
    const failing = importTransaction(db, async (trx) => {
      await insertRows(trx, "divisions", [{ id: 1, code: "A", name: "A" }]);
      throw new Error("bad line");
    });
    await expect(failing).rejects.toThrow("bad line");
    await importTransaction(db, (trx) => insertRows(trx, "divisions", [{ id: 1, code: "A", name: "A" }]));
    expect(await db.main.selectFrom("divisions").selectAll().execute()).toHaveLength(1);
  });
});
