import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runImport } from "#feeds/run.ts";
import { fillChain } from "#tests/support/chain.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { restoreDatabase } from "./restore.ts";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "yonke-beside-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function run(...words: string[]): ChildProcess {
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
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
  const imported = runImport(db, { feed: "inventory", path: file, who: "test", allowShrink: true }).finally(() => {
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
    const restored = await filledDatabase(`restored-${at}`);
    await restoreDatabase(restored, copies[at] as string);
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
