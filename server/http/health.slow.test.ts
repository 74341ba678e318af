import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { within } from "#data/deadline.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { type DatabaseWatch, watchDatabase } from "#server/jobs/database-watch.ts";
import { createMetrics } from "#server/telemetry/metrics.ts";
import { openStock, type StockHolder } from "#stock/holder.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { listReasons } from "./readiness.ts";

const nothingElse = { figures: { list: () => [] }, security: { count: () => 0 }, caches: {} };
const patience = { interval: 50 };

describe("readiness on SQLite", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-health-"));
  let db: Database;
  let stock: StockHolder;
  let watch: DatabaseWatch;
  const told: object[] = [];
  const log = { info: (facts: object) => void told.push(facts), warn: (facts: object) => void told.push(facts) };
  const time = { doubtedUntil: (): Date | undefined => undefined, stop: async () => {} };
  const reasons = (clock = time) => listReasons({ stopping: false, watch, stock, db, time: clock });

  beforeAll(async () => {
    db = await openMigrated(dataDir);
    await fillChain(db, { stores: 2, vehicles: 5 });
    stock = await openStock(db);
    watch = watchDatabase(db, stock, log, 50);
  });
  afterAll(async () => {
    watch?.stop();
    await stock?.stop();
    await db?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("says that the file is not in its place, in the figures too, and no more when it is back", async () => {
    expect(reasons()).toEqual([]);
    const metrics = createMetrics({ db, stock, watch, ...nothingElse });
    renameSync(db.place, `${db.place}.away`);
    await expect.poll(() => reasons(), patience).toEqual(["database-moved"]);
    expect(await metrics.text()).toContain('yonke_database_trouble{reason="database-moved"} 1');
    await expect.poll(() => JSON.stringify(told), patience).toContain("is not in its place");
    renameSync(`${db.place}.away`, db.place);
    await expect.poll(() => reasons(), patience).toEqual([]);
    expect(await metrics.text()).toContain('yonke_database_trouble{reason="database-moved"} 0');
  });

  it("says that a form met a lock, until one could be kept again, though nobody sends any", async () => {
    const other = new DatabaseSync(db.place);
    other.exec("begin immediate");
    const mail = { subject: "Hello", body: "hello", replyTo: "" };
    const sent = within(50, () => addSubmission(db, { form: "contact", edition: "en", fields: {}, mail }));
    await expect(sent).rejects.toThrow();
    await expect.poll(() => reasons(), patience).toEqual(["database-locked"]);
    other.close();
    await expect.poll(() => reasons(), patience).toEqual([]);
    expect(await db.main.selectFrom("submissions").select("id").execute()).toEqual([]);
  });

  it("says that the clock is not believed", () => {
    expect(reasons({ ...time, doubtedUntil: () => new Date() })).toEqual(["clock-doubted"]);
  });
});
