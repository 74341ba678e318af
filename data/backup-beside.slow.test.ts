import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { runImport } from "#feeds/engine/run.ts";
import { fillChain } from "#tests/support/chain.ts";
import { backupDatabase } from "./backup.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { restoreDatabase } from "./restore.ts";
import { insertRows } from "./writes/rows.ts";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "yonke-beside-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function run(...words: string[]): ChildProcess {
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  return child;
}

const brought = 3_000;

async function filledDatabase(name: string) {
  const db = await openDatabase({ dataDir: join(folder, name) });
  await migrate(db);
  return db;
}

test("a backup beside forms and an import is whole, and ends", async () => {
  const db = await filledDatabase("live");
  await fillChain(db, { stores: 3, vehicles: 3_000 });
  const rows = Array.from({ length: brought }, (_, at) => `1,NEW${at},2003,Make 1,Model 1`);
  const file = join(folder, "stock.csv");
  writeFileSync(file, `store,stock_number,year,make,model\n${rows.join("\n")}\n`);

  const forms = run(join(root, "tests/support/submit-forever.ts"), join(folder, "live"), "", "10");
  let printed = "";
  forms.stdout?.on("data", (text: Buffer) => (printed += text));
  await expect.poll(() => printed.length).toBeGreaterThan(300);

  let importing = true;
  const imported = runImport(db, { feed: "inventory", path: file, who: "test" }).finally(() => {
    importing = false;
  });
  const copies: string[] = [];
  const acknowledged: string[][] = [];
  // The first while the import runs, the last after it; forms go on all the time.
  for (let last = false; !last; ) {
    last = !importing;
    const copy = join(folder, `copy-${copies.length}.sqlite`);
    acknowledged.push(printed.split("\n").filter((line) => line.length === 36));
    const backup = run(join(root, "cli/yonke.ts"), "backup", copy, "--data-dir", join(folder, "live"));
    expect((await once(backup, "exit"))[0]).toBe(0);
    copies.push(copy);
  }
  const report = await imported;
  expect([report.outcome, report.created]).toEqual(["written", brought]);
  expect(forms.exitCode).toBeNull();
  forms.kill("SIGKILL");
  await db.close();

  const counts: number[] = [];
  for (const at of new Set([0, copies.length - 1])) {
    const name = `restored-${at}`;
    const place = { kind: "sqlite" as const, place: join(folder, name, "yonke.sqlite") };
    await restoreDatabase(place, copies[at] as string);
    const restored = await filledDatabase(name);
    const stored = await restored.main
      .selectFrom("submissions")
      .innerJoin("outbox", "outbox.submission_id", "submissions.id")
      .select("submissions.id")
      .execute();
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged[at]?.filter((id) => !ids.has(id))).toEqual([]);
    const cars = await restored.main
      .selectFrom("vehicles")
      .select("id")
      .where("stock_number", "like", "NEW%")
      .execute();
    const runs = await restored.main.selectFrom("import_runs").select("id").execute();
    counts.push(cars.length);
    // All of the import with its record, or none of either.
    expect([
      [0, 0],
      [brought, 1],
    ]).toContainEqual([cars.length, runs.length]);
    await restored.close();
  }
  expect(counts.at(-1)).toBe(brought);
});

test("a form that is thanked for beside a restore is in the file that was kept, or in the new one", async () => {
  const db = await filledDatabase("replaced");
  const copy = join(folder, "empty.sqlite");
  await backupDatabase(db, copy);
  // Large enough that a copy of it takes longer than a form.
  const bytes = randomBytes(10_000_000);
  const pictures = ["a", "b", "c", "d", "e", "f"].map((name) => ({ id: `picture-${name}`, bytes }));
  const rows = pictures.map((one) => ({ ...one, mime: "image/jpeg" as const, width: 1, height: 1 }));
  await insertRows(db.main, "images", rows);
  await db.close();

  const forms = run(join(root, "tests/support/submit-forever.ts"), join(folder, "replaced"));
  let printed = "";
  forms.stdout?.on("data", (text: Buffer) => (printed += text));
  await expect.poll(() => printed.length).toBeGreaterThan(300);
  const kept = await restoreDatabase(db, copy);
  forms.kill("SIGKILL");
  if (forms.exitCode === null && forms.signalCode === null) await once(forms, "exit");

  const stored = new Set<unknown>();
  for (const file of [kept as string, db.place]) {
    const fresh = new DatabaseSync(file);
    for (const { id } of fresh.prepare("select id from submissions").all()) stored.add(id);
    fresh.close();
  }
  const thanked = printed.split("\n").filter((line) => line.length === 36);
  expect(thanked.filter((id) => !stored.has(id))).toEqual([]);
});
