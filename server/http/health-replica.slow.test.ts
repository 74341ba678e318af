import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { type DatabaseWatch, watchDatabase } from "#server/jobs/database-watch.ts";
import { createMetrics } from "#server/telemetry/metrics.ts";
import { openStock, type StockHolder } from "#stock/holder.ts";
import { fillChain } from "#tests/support/chain.ts";
import { findPostgres, startPostgres, type TestServer } from "#tests/support/postgres.ts";
import { command } from "#tests/support/shared-postgres.ts";
import { listReasons } from "./readiness.ts";

const nothingElse = { figures: { list: () => [] }, security: { count: () => 0 }, caches: {} };
const silent = { info() {}, warn() {} };
const patience = { interval: 50 };

describe.skipIf(!findPostgres())("readiness with a replica", () => {
  const running = new Set<TestServer>();
  const away = (server: TestServer) => {
    running.delete(server);
    return server.stop();
  };
  let main: TestServer;
  let replica: TestServer;
  let db: Database;
  let stock: StockHolder;
  let watch: DatabaseWatch;
  const time = { doubtedUntil: () => undefined, stop: async () => {} };
  const reasons = (stopping = false) => listReasons({ stopping, watch, stock, db, time });

  beforeAll(async () => {
    [main, replica] = await Promise.all([startPostgres(), startPostgres()]);
    running.add(main).add(replica);
    // Stands for a replica that gets nothing any more: a copy of the same moment.
    for (const server of [main, replica]) {
      await command(server.url("postgres"), "create database yonke");
      const one = await openDatabase({ dataDir: "", url: server.url("yonke") });
      await migrate(one);
      if (server === main) await fillChain(one, { stores: 2, vehicles: 5 });
      await one.close();
    }
    db = await openDatabase({ dataDir: "", url: main.url("yonke"), readUrl: replica.url("yonke") });
    stock = await openStock(db);
    watch = watchDatabase(db, stock, silent, 100);
  });
  afterAll(async () => {
    watch?.stop();
    await stock?.stop();
    await db?.close();
    for (const server of running) await server.stop();
  });

  it("says that there are no stores, that the data is late, and that it is stopping", async () => {
    expect(reasons()).toEqual(["no-stores"]);
    expect(reasons(true)).toEqual(["stopping", "no-stores"]);
    await db.main.transaction().execute((trx) => bumpVersion(trx, { stores: [1] }));
    await expect.poll(() => watch.behindSeconds(), patience).toBeGreaterThan(0.3);
    const late = { ...watch, behindSeconds: () => 60 };
    expect(listReasons({ stopping: false, watch: late, stock, db, time })).toContain("data-stale");
  });

  it("says which of the two databases is away; the figures that stood there are absent", async () => {
    const metrics = createMetrics({ db, stock, watch, ...nothingElse });
    expect(await metrics.text()).toContain('yonke_outbox_mails{status="waiting"} 0');
    await away(replica);
    await stock.refresh();
    expect(reasons()).toEqual(["read-replica-away", "no-stores"]);
    const text = await metrics.text();
    expect(text).toContain('yonke_database_up{role="reads"} 0');
    expect(text).toContain('yonke_database_up{role="main"} 1');
    expect(text).not.toMatch(/^yonke_outbox_mails\{|^yonke_outbox_oldest_seconds \d/m);
    await away(main);
    await expect.poll(() => reasons(), patience).toContain("database-away");
    expect(stock.current.version).toBeGreaterThanOrEqual(0);
  });
});
