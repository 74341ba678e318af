import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { findPostgres, giveToServer, startPostgres } from "#tests/support/postgres.ts";
import { command } from "#tests/support/shared-postgres.ts";
import { editCar } from "./edit-car.ts";
import { fillChain, importFile } from "./fixtures/chain.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-faults-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const header = "store,stock_number,year,make,model,color,row\n";
const cars = (count: number, { from = 0, row = 1, store = "FW1" } = {}) =>
  Array.from({ length: count }, (_, i) => `${store},C${from + i},2003,Honda,Accord,Silver,${row}\n`).join("");

const rowsOf = async (db: Database) => {
  const found = await db.main.selectFrom("vehicles").select(["stock_number", "row", "left_on"]).execute();
  return new Map(found.map((car) => [car.stock_number, car]));
};
const runsOf = async (db: Database) =>
  (
    await db.main
      .selectFrom("import_runs")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

const placeOf = ({ kind, place }: Database) => (kind === "sqlite" ? dirname(place) : `postgres://yonke@${place}`);

/** Imports in a process of its own; `onRows` is called as it goes on, and may end it. */
function importApart(db: Database, path: string, onRows: (rows: number, kill: () => void) => void = () => {}) {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, "../../tests/support/import-told.ts"),
    placeOf(db),
    path,
  ]);
  let out = "";
  let err = "";
  child.stderr.on("data", (piece) => (err += piece));
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    out += piece;
    const rows = Number(out.trimEnd().split("\n").at(-1));
    if (rows > 0) onRows(rows, () => child.kill("SIGKILL"));
  });
  return new Promise<{ signal: string | null; outcome: string | undefined; err: string }>((done) =>
    child.once("close", (_, signal) => done({ signal, outcome: out.trimEnd().split("\n").at(-1), err })),
  );
}

describeEachDatabase("imports that meet a fault", (maker) => {
  it.each([500, 4_000, 8_000])(
    "one that is killed after %i of 8,000 lines has done nothing, and goes well again",
    async (at) => {
      const db = await maker.create(fillChain);
      await importFile(db, "inventory", write(`before-${at}.csv`, header + cars(3_000)));
      const [before, runs] = [await rowsOf(db), await runsOf(db)];
      const path = write(`killed-${at}.csv`, header + cars(8_000, { row: 2 }));
      const ended = await importApart(db, path, (rows, kill) => rows >= at && kill());
      expect(ended).toMatchObject({ signal: "SIGKILL" });
      expect(await rowsOf(db)).toEqual(before);
      expect(await runsOf(db)).toEqual(runs);
      expect(await importFile(db, "inventory", path)).toMatchObject({ created: 5_000, changed: 3_000 });
    },
  );

  it("what a person was told is kept stays kept, whether the import beside it ends or is killed", async () => {
    const db = await maker.create(fillChain);
    const path = write("cars.csv", header + cars(4_000));
    await importFile(db, "inventory", path);
    const mine = await db.main.selectFrom("vehicles").select(["id", "store_id", "stock_number"]).limit(20).execute();
    const person = await maker.openAgain(db);
    const kept = new Map<string, string>();
    let under = true;
    const edits = (async () => {
      for (let turn = 0; under || turn < 3; turn++)
        for (const { id, store_id, stock_number } of mine) {
          const row = `${10 + (turn % 20)}`;
          const edited = await editCar(person, { id, storeId: store_id, edit: { row }, who: "a person" });
          if (typeof edited === "object" && "runId" in edited) kept.set(stock_number, row);
        }
    })();
    // The file says again what it has said before, and brings cars that are new.
    const more = write("more.csv", header + cars(6_000));
    await importApart(db, more, (rows, kill) => rows >= 3_000 && kill());
    expect((await importApart(db, more)).outcome).toBe("written");
    under = false;
    await edits;
    const now = await rowsOf(db);
    expect(now.size).toBe(6_000);
    expect(kept.size).toBe(20);
    for (const [stock, row] of kept) expect(now.get(stock)).toMatchObject({ row, left_on: null });
  });

  it("two at once for one yard follow one another, and the later one is whole", async () => {
    const db = await maker.create(fillChain);
    const first = write("first.csv", header + cars(3_000, { row: 1 }));
    const second = write("second.csv", header + cars(3_000, { row: 2 }));
    const outcomes = await Promise.all([importApart(db, first), importApart(db, second)]);
    expect(outcomes.map(({ outcome, err }) => outcome ?? err)).toEqual(["written", "written"]);
    const rows = [...(await rowsOf(db)).values()].map(({ row }) => row);
    expect(rows).toHaveLength(3_000);
    expect(new Set(rows).size).toBe(1);
  });

  it("of two at once for one yard the other is whole when one is killed in the middle", async () => {
    const db = await maker.create(fillChain);
    const runs = Number(await runsOf(db));
    const killed = write("killed.csv", header + cars(8_000, { row: 1 }));
    const other = write("other.csv", header + cars(3_000, { row: 2 }));
    let beside: ReturnType<typeof importApart> | undefined;
    const ended = await importApart(db, killed, (rows, kill) => {
      beside ??= importApart(db, other);
      if (rows >= 4_000) kill();
    });
    expect(ended).toMatchObject({ signal: "SIGKILL" });
    expect(await beside).toMatchObject({ outcome: "written" });
    const rows = [...(await rowsOf(db)).values()].map(({ row }) => row);
    expect([rows.length, ...new Set(rows)]).toEqual([3_000, "2"]);
    expect(Number(await runsOf(db))).toBe(runs + 1);
  });

  it("a file of 60,000 lines that names 59,000 unknown yards says so in few words, and takes no other car away", async () => {
    const db = await maker.create(fillChain);
    await importFile(db, "inventory", write("known.csv", header + cars(100)));
    const strange = Array.from({ length: 59_000 }, (_, i) => cars(1, { from: 10_000 + i, store: `Yonke ${i}` }));
    const path = write("strange.csv", header + strange.join("") + cars(1_000));
    const report = await importFile(db, "inventory", path, { details: true, rejects: join(folder, "rejects.csv") });
    expect(report).toMatchObject({ read: 60_000, rejected: 59_000, accepted: 1_000, created: 900, gone: 0 });
    expect(JSON.stringify({ ...report, rejects: null }).length).toBeLessThan(1_000_000);
  });
});

const mayMount = process.getuid?.() === 0;

/** Works on a disk of its own in memory, which is small. */
async function onSmallDisk(work: (disk: string) => Promise<void>) {
  const disk = mkdtempSync(join(tmpdir(), "yonke-small-disk-"));
  expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", disk]).status).toBe(0);
  try {
    await work(disk);
  } finally {
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  }
}

async function expectAllOrNothing(db: Database, disk: string) {
  await migrate(db);
  await fillChain(db);
  await importFile(db, "inventory", write("little.csv", header + cars(500)));
  // What the log of writes has grown to would take many rows more.
  if (db.kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db.main);
  const before = await rowsOf(db);
  const much = write("much.csv", header + cars(60_000, { row: 2 }));
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, "filling"), new Uint8Array(bavail * bsize - 4_000_000));
  await expect(importFile(db, "inventory", much)).rejects.toThrow(/full|No space/i);
  expect(await rowsOf(db)).toEqual(before);
  rmSync(join(disk, "filling"));
  expect(await importFile(db, "inventory", much)).toMatchObject({ outcome: "written", created: 59_500 });
}

describe.skipIf(!mayMount)("a disk that fills up while a file is read leaves all as it was", () => {
  it("of SQLite", () =>
    onSmallDisk(async (disk) => {
      const db = await openDatabase({ dataDir: disk });
      await expectAllOrNothing(db, disk).finally(() => db.close());
    }));

  it.skipIf(!findPostgres())("of PostgreSQL", () =>
    onSmallDisk(async (disk) => {
      giveToServer(disk);
      const server = await startPostgres();
      await command(server.url("postgres"), `create tablespace small location '${disk}'`);
      await command(server.url("postgres"), "create database small tablespace small");
      const db = await openDatabase({ dataDir: "", url: server.url("small") });
      await expectAllOrNothing(db, disk).finally(async () => {
        await db.close();
        await server.stop();
      });
    }),
  );
});
