import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Database } from "#data/database.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { openStock, type StockHolder } from "./holder.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-holder-"));
let db: Database;
/** The same database, which is away when it is told so, and says only what is announced here. */
let told: Database;
let announce: (version?: number) => void;
let away = false;
let looks = 0;
let holder: StockHolder;
const said: string[] = [];
const changes: [number, number][] = [];

beforeAll(async () => {
  db = await openMigrated(folder);
  told = {
    ...db,
    get reads() {
      looks++;
      if (away) throw new Error("no line");
      return db.reads;
    },
    watch(onMaybeChanged) {
      announce = onMaybeChanged;
      return () => Promise.resolve();
    },
  };
  holder = await openStock(told, {
    onChange: (stock, before) => void changes.push([before.version, stock.version]),
    log: { info: (_, message) => void said.push(message), warn: (_, message) => void said.push(message) },
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  said.length = 0;
  changes.length = 0;
});
afterAll(async () => {
  vi.useRealTimers();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = () => db.main.transaction().execute((trx) => bumpVersion(trx, { areas: ["search"] }));
/** How often it looks in that time. */
const wait = async (ms: number) => {
  const before = looks;
  await vi.advanceTimersByTimeAsync(ms);
  return looks - before;
};

it("tells once of a change, with what stood before", async () => {
  const { version } = holder.current;
  const next = await write();
  await holder.refresh();
  await holder.refresh();
  expect([holder.current.version, changes]).toEqual([next, [[version, next]]]);
  expect(said).toEqual(["stock replaced"]);
});

it("looks ten times a second for what was announced and is not there yet, for a minute at most", async () => {
  const { version } = holder.current;
  announce(version + 1);
  await holder.refresh();
  expect(await wait(99)).toBe(0);
  expect(await wait(1)).toBe(1);
  await holder.refresh();
  await write();
  await wait(100);
  await holder.refresh();
  expect(holder.current.version).toBe(version + 1);
  expect(await wait(1000)).toBe(0);
  announce(version + 9);
  await holder.refresh();
  vi.setSystemTime(Date.now() + 60_000);
  await wait(100);
  await holder.refresh();
  expect(await wait(5000)).toBe(0);
});

it("looks every second while the database is away, says so once, and when it is back", async () => {
  away = true;
  await holder.refresh();
  expect([holder.healthy(), said]).toEqual([false, ["database is away"]]);
  expect(await wait(999)).toBe(0);
  expect(await wait(1)).toBe(1);
  await holder.refresh();
  expect(said).toEqual(["database is away"]);
  away = false;
  await vi.advanceTimersByTimeAsync(1000);
  await holder.refresh();
  expect([holder.healthy(), said]).toEqual([true, ["database is away", "database is back"]]);
});

it("looks no more once it is stopped", async () => {
  away = true;
  await holder.refresh();
  await holder.stop();
  away = false;
  expect(await wait(5000)).toBe(0);
  const before = looks;
  await holder.refresh();
  announce(99);
  expect([looks, holder.healthy()]).toEqual([before, false]);
});
