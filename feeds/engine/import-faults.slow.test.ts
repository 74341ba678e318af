import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, inject, it } from "vitest";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { findPostgres, giveToServer } from "#tests/support/postgres.ts";
import { command, template } from "#tests/support/shared-postgres.ts";
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

/** Imports in a process of its own. */
function importApart(
  db: Database,
  path: string,
  { holdAt = Number.POSITIVE_INFINITY, onRows = (_rows: number) => {} } = {},
) {
  const program = join(import.meta.dirname, "../../tests/support/import-told.ts");
  const child = spawn(process.execPath, [program, placeOf(db), path, `${holdAt}`]);
  let out = "";
  let err = "";
  child.stderr.on("data", (piece) => (err += piece));
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    out += piece;
    const rows = Number(out.trimEnd().split("\n").at(-1));
    if (rows > 0) onRows(rows);
  });
  const ended = new Promise<{ signal: string | null; outcome: string | undefined; err: string }>((done) =>
    child.once("close", (_, signal) => done({ signal, outcome: out.trimEnd().split("\n").at(-1), err })),
  );
  return { ended, kill: () => child.kill("SIGKILL") };
}

/** One that comes so far, stands there in the middle of its work, and is killed once `meanwhile` is done. */
async function killAt(db: Database, path: string, holdAt: number, meanwhile: () => unknown = () => {}) {
  const held = Promise.withResolvers<void>();
  const { ended, kill } = importApart(db, path, { holdAt, onRows: (rows) => rows >= holdAt && held.resolve() });
  await Promise.race([held.promise, ended]);
  await meanwhile();
  kill();
  expect(await ended).toMatchObject({ signal: "SIGKILL" });
}

const fillCars = async (db: Database) => {
  await fillChain(db);
  await importFile(db, "inventory", write("cars.csv", header + cars(1_000)));
};

describeEachDatabase("imports that meet a fault", (maker) => {
  it.each([1_000, 2_500])(
    "one that is killed after %i of 2,500 lines has done nothing, and goes well again",
    async (at) => {
      const db = await maker.create(fillCars);
      const [before, runs] = [await rowsOf(db), await runsOf(db)];
      const path = write(`killed-${at}.csv`, header + cars(2_500, { row: 2 }));
      await killAt(db, path, at);
      expect(await rowsOf(db)).toEqual(before);
      expect(await runsOf(db)).toEqual(runs);
      expect(await importFile(db, "inventory", path)).toMatchObject({ created: 1_500, changed: 1_000 });
    },
  );

  it("what a person was told is kept stays kept, whether the import beside it ends or is killed", async () => {
    const db = await maker.create(fillCars);
    const mine = await db.main.selectFrom("vehicles").select(["id", "store_id", "stock_number"]).limit(8).execute();
    const person = await maker.openAgain(db);
    const kept = new Map<string, string>();
    let under = true;
    const edits = (async () => {
      for (let turn = 0; under || turn < 3; turn++)
        for (const { id, store_id, stock_number } of mine) {
          const row = `${10 + (turn % 20)}`;
          const edited = await editCar(person, { id, storeId: store_id, edit: { row }, who: "a person" });
          if (typeof edited === "object" && "runId" in edited) kept.set(stock_number, row);
          // A person looks before the next, and lets others in.
          await rowsOf(person);
        }
    })();
    // The file says again what it has said before, and brings cars that are new.
    const more = write("more.csv", header + cars(2_500));
    await killAt(db, more, 1_500);
    expect((await importApart(db, more).ended).outcome).toBe("written");
    under = false;
    await edits;
    const now = await rowsOf(db);
    expect(now.size).toBe(2_500);
    expect(kept.size).toBe(8);
    for (const [stock, row] of kept) expect(now.get(stock)).toMatchObject({ row, left_on: null });
  });

  it("two at once for one yard follow one another, and the later one is whole", async () => {
    const db = await maker.create(fillChain);
    const first = write("first.csv", header + cars(1_500, { row: 1 }));
    const second = write("second.csv", header + cars(1_500, { row: 2 }));
    let beside: ReturnType<typeof importFile> | undefined;
    const other = await maker.openAgain(db);
    const apart = importApart(db, first, { onRows: () => (beside ??= importFile(other, "inventory", second)) });
    const { outcome, err } = await apart.ended;
    expect([outcome ?? err, (await beside)?.outcome]).toEqual(["written", "written"]);
    const rows = [...(await rowsOf(db)).values()].map(({ row }) => row);
    expect([rows.length, ...new Set(rows)]).toEqual([1_500, "2"]);
  });

  it("of two at once for one yard the other is whole when one is killed in the middle", async () => {
    const db = await maker.create(fillChain);
    const runs = Number(await runsOf(db));
    const killed = write("killed.csv", header + cars(2_500, { row: 1 }));
    const path = write("other.csv", header + cars(1_500, { row: 2 }));
    const other = await maker.openAgain(db);
    const waits = Promise.withResolvers<void>();
    let beside: ReturnType<typeof importFile> | undefined;
    await killAt(db, killed, 1_500, () => {
      // It has read its file, and comes to where it waits for the first.
      beside = importFile(other, "inventory", path, { onProgress: ({ share }) => share >= 0.29 && waits.resolve() });
      return waits.promise;
    });
    expect(await beside).toMatchObject({ outcome: "written" });
    const rows = [...(await rowsOf(db)).values()].map(({ row }) => row);
    expect([rows.length, ...new Set(rows)]).toEqual([1_500, "2"]);
    expect(Number(await runsOf(db))).toBe(runs + 1);
  });

  // Nothing of it asks the database.
  it.runIf(maker.kind === "sqlite")(
    "a file of 20,000 lines that names 19,500 unknown yards says so in few words, and takes no other car away",
    async () => {
      const db = await maker.create(fillCars);
      const strange = Array.from({ length: 19_500 }, (_, i) => cars(1, { from: 10_000 + i, store: `Yonke ${i}` }));
      const path = write("strange.csv", header + strange.join("") + cars(500, { from: 900 }));
      const report = await importFile(db, "inventory", path, { details: true, rejects: join(folder, "rejects.csv") });
      expect(report).toMatchObject({ read: 20_000, rejected: 19_500, accepted: 500, created: 400, gone: 0 });
      expect(JSON.stringify({ ...report, rejects: null }).length).toBeLessThan(1_000_000);
    },
  );
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
  await fillChain(db);
  await importFile(db, "inventory", write("little.csv", header + cars(500)));
  // What the log of writes has grown to would take many rows more.
  if (db.kind === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db.main);
  const before = await rowsOf(db);
  const much = write("much.csv", header + cars(10_000, { row: 2 }));
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, "filling"), new Uint8Array(bavail * bsize - 1_000_000));
  await expect(importFile(db, "inventory", much)).rejects.toThrow(/full|No space/i);
  expect(await rowsOf(db)).toEqual(before);
  rmSync(join(disk, "filling"));
  expect(await importFile(db, "inventory", much)).toMatchObject({ outcome: "written", created: 9_500 });
}

describe.skipIf(!mayMount)("a disk that fills up while a file is read leaves all as it was", () => {
  it("of SQLite", () =>
    onSmallDisk(async (disk) => {
      const db = await openMigrated(disk);
      await expectAllOrNothing(db, disk).finally(() => db.close());
    }));

  it.skipIf(!findPostgres())("of PostgreSQL", () =>
    onSmallDisk(async (disk) => {
      giveToServer(disk);
      const server = await (await fetch(inject("postgresDesk"))).text();
      await command(`${server}postgres`, `create tablespace small location '${disk}'`);
      const copied = `create database small template ${template} strategy file_copy tablespace small`;
      await command(`${server}postgres`, copied);
      const db = await openDatabase({ dataDir: "", url: `${server}small` });
      await expectAllOrNothing(db, disk).finally(async () => {
        await db.close();
        await command(`${server}postgres`, "drop database small with (force)");
        await command(`${server}postgres`, "drop tablespace small");
      });
    }),
  );
});
