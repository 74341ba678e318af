import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { putMigrated } from "#tests/support/migrated.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../open.ts";
import { hasSubmission } from "../queries/submissions.ts";
import { findTrouble } from "../trouble.ts";
import { insertRows } from "../writes/rows.ts";
import { addSubmission } from "../writes/submissions.ts";
import { guardFile } from "./file-guard.ts";
import { SqliteHandle } from "./handle.ts";

const root = mkdtempSync(join(tmpdir(), "yonke-guard-"));
const template = join(root, "template");
let db: Database;
let folder = "";
let file = "";
let stop: () => Promise<void>;
let count = 0;

beforeAll(async () => {
  await putMigrated(template);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  folder = join(root, String(count++));
  mkdirSync(folder);
  copyFileSync(join(template, "yonke.sqlite"), join(folder, "yonke.sqlite"));
  db = await openDatabase({ dataDir: folder });
  file = db.place;
  stop = db.watch(() => {});
  return async () => {
    await stop();
    await db.close();
  };
});

const mail = { recipient: "a@example.com", subject: "Hello", body: "hello", replyTo: "" };
const send = (clientKey: string) =>
  addSubmission(db, { form: "contact", edition: "en", clientKey, fields: { text: "x".repeat(3000) }, mail });
/** What a process that starts now would find. */
function keysIn(path: string): string[] {
  const fresh = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = fresh.prepare("select client_key as k from submissions order by 1").all() as { k: string }[];
    return rows.map(({ k }) => k);
  } finally {
    fresh.close();
  }
}
const reason = () => db.fault()?.trouble;
const patience = { interval: 50 };
const settled = () => expect.poll(reason, patience).toBeUndefined();
const rescuedFiles = () => readdirSync(folder).filter((name) => /^yonke-rescued-.*\.sqlite$/.test(name));

test("a file that was moved away: nothing is acknowledged until it is back, then everything goes on", async () => {
  await send("before");
  renameSync(file, `${file}.away`);
  await expect(send("while")).rejects.toMatchObject({ trouble: "database-moved" });
  // A second try finds the row in the file that nobody will open again: still no thanks.
  await expect(hasSubmission(db, "while")).rejects.toMatchObject({ trouble: "database-moved" });
  expect(reason()).toBe("database-moved");
  expect(db.writes.trouble).toBe("database-moved");
  renameSync(`${file}.away`, file);
  await settled();
  await send("after");
  expect(db.writes.trouble).toBeUndefined();
  expect(keysIn(file)).toEqual(["after", "before", "while"]);
});

test("a file that was deleted: what it held is copied beside it, and a copy put in its place is taken up", async () => {
  await send("before");
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  await expect(send("lost")).rejects.toMatchObject({ trouble: "database-moved" });
  await expect.poll(rescuedFiles, patience).toHaveLength(1);
  await expect.poll(() => db.fault()?.detail, patience).toContain("was copied to");
  const copy = join(folder, rescuedFiles()[0] as string);
  expect(keysIn(copy)).toContain("before");
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  renameSync(copy, file);
  await settled();
  await send("after");
  expect(keysIn(file)).toEqual(["after", "before", "lost"]);
});

test("another file in its place, the old log still beside it: the log is not mixed into the new file", async () => {
  await send("old");
  copyFileSync(join(template, "yonke.sqlite"), `${file}.new`);
  renameSync(`${file}.new`, file);
  await expect(send("lost")).rejects.toMatchObject({ trouble: "database-moved" });
  await settled();
  await send("new");
  expect(keysIn(file)).toEqual(["new"]);
  const rescued = join(folder, rescuedFiles()[0] as string);
  expect(keysIn(rescued)).toContain("old");
  expect(new DatabaseSync(file).prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
});

test("what is put in its place and is no database of this release is not taken up", async () => {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  const other = new DatabaseSync(file);
  other.exec("create table kysely_migration (name text); insert into kysely_migration values ('0001-other')");
  other.close();
  await expect.poll(() => db.fault()?.detail, patience).toContain("another release");
  await expect(send("no")).rejects.toMatchObject({ trouble: "database-moved" });
});

test("a file that was cut off is damaged, and whole again when it is", async () => {
  await send("before");
  new DatabaseSync(file).exec("pragma wal_checkpoint(truncate)");
  await expect.poll(() => db.fault(), patience).toBeUndefined();
  copyFileSync(file, `${file}.copy`);
  await send("second");
  truncateSync(file, statSync(file).size >> 1);
  await expect(send("cut")).rejects.toMatchObject({ trouble: "database-damaged" });
  expect(reason()).toBe("database-damaged");
  for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
  renameSync(`${file}.copy`, file);
  await settled();
  await send("after");
  expect(keysIn(file)).toEqual(["after", "before"]);
});

test("a file that was cut off to nothing is never opened: SQLite would throw its log away", async () => {
  await send("before");
  truncateSync(file, 0);
  // SQLite itself may see it first, by a page that it has to read.
  expect(await send("cut").then(String, findTrouble)).toBe("database-damaged");
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
});

test("pages that were overwritten are found, whether a form needs them or not", async () => {
  await send("before");
  new DatabaseSync(file).exec("pragma wal_checkpoint(truncate)");
  const size = statSync(file).size;
  const raw = openSync(file, "r+");
  for (let at = 4096 * 20; at < size; at += 4096 * 3) writeSync(raw, Buffer.alloc(4096, 0xab), 0, 4096, at);
  closeSync(raw);
  await expect.poll(reason, patience).toBe("database-damaged");
  expect(findTrouble(await send("after").catch((error) => error))).toBe("database-damaged");
});

test("a log that was deleted beside its file: what only it held is written into the file", async () => {
  await send("before");
  rmSync(`${file}-wal`);
  await expect(send("first").catch((error) => error.trouble)).resolves.toBeDefined();
  await settled();
  await send("after");
  expect(keysIn(file)).toEqual(expect.arrayContaining(["after", "before"]));
});

test("another file in its place while the one before is looked through is taken up all the same", async () => {
  const [alone, other] = [join(folder, "alone.sqlite"), join(folder, "other.sqlite")];
  for (const copy of [alone, other]) copyFileSync(join(template, "yonke.sqlite"), copy);
  const handle = new SqliteHandle();
  const guard = guardFile(alone, handle, async () => {});
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  const looked = guard.lookOnce();
  clock.mockRestore();
  renameSync(other, alone);
  await looked;
  expect([guard.inPlace(), handle.generation]).toEqual([false, 0]);
  await guard.lookOnce();
  expect([guard.inPlace(), handle.generation]).toEqual([true, 1]);
});

test("whatever is written is confirmed: by statement, by transaction, in a batch, and what found nothing to do", async () => {
  const value = { key: "k", value: "v" };
  const where = (one: Database) => one.main.updateTable("settings").set({ value: "w" }).where("key", "=", "k");
  const writes: Record<string, () => Promise<unknown>> = {
    insert: () => db.main.insertInto("settings").values(value).execute(),
    update: () => where(db).execute(),
    "written out": () => sql`update settings set value = 'x' where key = 'k'`.execute(db.main),
    returning: () => db.main.deleteFrom("settings").where("key", "=", "k").returning("key").execute(),
    batch: () => insertRows(db.main, "settings", [value, { ...value, key: "other" }]),
    transaction: () => db.main.transaction().execute((trx) => trx.deleteFrom("settings").execute()),
    nothing: () => where(db).where("key", "=", "nobody").execute(),
  };
  for (const write of Object.values(writes)) await write();
  const marked = () => new DatabaseSync(file, { readOnly: true }).prepare("pragma user_version").get()?.user_version;
  const before = marked() as number;
  // Nobody is told of new data where nothing was changed.
  await writes.nothing?.();
  await db.main.transaction().execute((trx) => trx.selectFrom("settings").selectAll().execute());
  expect([before > 0, marked()]).toEqual([true, before]);
  renameSync(file, `${file}.away`);
  for (const [name, write] of Object.entries(writes))
    expect([name, await write().catch(findTrouble)]).toEqual([name, "database-moved"]);
  expect(await db.main.selectFrom("settings").selectAll().execute()).toBeDefined();
});

test("a file that is lost is copied by one of all who have it open, and by one again when it is lost again", async () => {
  const others = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: folder })));
  const stops = others.map((one) => one.watch(() => {}));
  try {
    for (const round of [1, 2]) {
      await send(`before ${round}`);
      renameSync(file, `${file}.away`);
      const all = [db, ...others];
      const told = () => all.filter((one) => one.fault()?.detail.includes("was copied to")).length;
      await expect.poll(told, patience).toBe(4);
      expect(rescuedFiles()).toHaveLength(round);
      expect(keysIn(join(folder, rescuedFiles().sort().at(-1) as string))).toContain(`before ${round}`);
      renameSync(`${file}.away`, file);
      await expect.poll(() => all.some((one) => one.fault()), patience).toBe(false);
    }
    expect(readdirSync(folder).filter((name) => name.includes("rescuing"))).toEqual([]);
  } finally {
    for (const stopOne of stops) await stopOne();
    for (const one of others) await one.close();
  }
});
