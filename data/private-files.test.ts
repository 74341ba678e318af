import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupDatabase } from "./backup.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { closeFolder } from "./private-files.ts";

let root = "";
let umask = 0;
beforeEach(() => {
  // As open as a system can be.
  umask = process.umask(0);
  root = mkdtempSync(join(tmpdir(), "yonke-modes-"));
});
afterEach(() => {
  process.umask(umask);
  rmSync(root, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("folder, database, its log and its backups are their owner's alone", async () => {
  const dataDir = join(root, "data");
  const db = await openDatabase({ dataDir });
  await migrate(db);
  await backupDatabase(db, join(root, "copy.sqlite"));
  const file = join(dataDir, "yonke.sqlite");
  expect([dataDir, file, `${file}-wal`, `${file}-shm`, join(root, "copy.sqlite")].map(modeOf)).toEqual([
    "700",
    "600",
    "600",
    "600",
    "600",
  ]);
  await db.close();
});

test("what an older release left open is closed", async () => {
  const file = join(root, "yonke.sqlite");
  const before = await openDatabase({ dataDir: root });
  await sql`create table written (once integer)`.execute(before.main);
  for (const end of ["", "-wal", "-shm"]) chmodSync(file + end, 0o644);
  chmodSync(root, 0o755);
  const after = await openDatabase({ dataDir: root });
  expect([root, file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual(["700", "600", "600", "600"]);
  await after.close();
  await before.close();
});

test("a folder that all share stays as it is", async () => {
  chmodSync(root, 0o1777);
  const db = await openDatabase({ dataDir: root });
  expect(statSync(root).mode & 0o7777).toBe(0o1777);
  expect(modeOf(join(root, "yonke.sqlite"))).toBe("600");
  await db.close();
});

test("a backup overwrites nothing", async () => {
  const db = await openDatabase({ dataDir: join(root, "data") });
  const copy = join(root, "copy.sqlite");
  writeFileSync(copy, "mine");
  await expect(backupDatabase(db, copy)).rejects.toThrow("exists already");
  expect(statSync(copy).size).toBe(4);
  await db.close();
});

test("what was made read-only stays so", () => {
  chmodSync(root, 0o555);
  closeFolder(root);
  expect(modeOf(root)).toBe("500");
  chmodSync(root, 0o700);
});
