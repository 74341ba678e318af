import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { openMigrated } from "#tests/support/migrated.ts";
import { backupDatabase } from "../backup.ts";
import { restoreDatabase } from "../restore.ts";
import { importTransaction } from "./import-transaction.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-importing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const replaced = "The database was replaced meanwhile, and nothing was written: run the import again.";

async function openWithBackup(name: string) {
  const db = await openMigrated(join(folder, name));
  const copy = join(folder, `${name}.sqlite`);
  await backupDatabase(db, copy);
  const write = (during = () => {}) =>
    importTransaction(db, async (trx) => {
      await trx.insertInto("makes").values({ id: 1, name: "Make" }).execute();
      during();
    });
  return { db, copy, write };
}

function countMakes(file: string): unknown {
  const fresh = new DatabaseSync(file, { readOnly: true });
  const found = fresh.prepare("select count(*) as makes from makes where id = 1").get()?.makes;
  fresh.close();
  return found;
}

/** What `restore` does to the files, while somebody waits for the lock that it holds. */
function swap(file: string, copy: string): string {
  for (const end of ["", "-wal", "-shm"]) if (existsSync(file + end)) renameSync(file + end, `${file}-kept${end}`);
  renameSync(copy, file);
  return `${file}-kept`;
}

test("an import that waited for a restore writes into neither file, and says so", async () => {
  const { db, copy, write } = await openWithBackup("waiting");
  const restoring = new DatabaseSync(db.place);
  restoring.exec("begin immediate");
  const waiting = write();
  const told = expect(waiting).rejects.toThrow(replaced);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const kept = swap(db.place, copy);
  restoring.close();
  await told;
  expect([countMakes(kept), countMakes(db.place)]).toEqual([0, 0]);
  await db.close();
});

test("one that begins after a restore does not write into the file that was kept", async () => {
  const { db, copy, write } = await openWithBackup("late");
  const kept = await restoreDatabase(db, copy);
  await expect(write()).rejects.toThrow(replaced);
  expect([countMakes(kept as string), countMakes(db.place)]).toEqual([0, 0]);
  await db.close();
});

test("one whose file is taken away in the middle takes everything back", async () => {
  const { db, copy, write } = await openWithBackup("middle");
  let kept = "";
  const swapNow = () => {
    kept = swap(db.place, copy);
  };
  await expect(write(swapNow)).rejects.toThrow(replaced);
  expect([countMakes(kept), countMakes(db.place)]).toEqual([0, 0]);
  await db.close();
});

test("one whose file lies still is written", async () => {
  const { db, write } = await openWithBackup("still");
  await write();
  expect(countMakes(db.place)).toBe(1);
  await db.close();
});
