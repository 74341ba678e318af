import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres, startPostgres, type TestServer } from "#tests/support/postgres.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../open.ts";
import type { Schema } from "../schema.ts";

const portOf = async (db: Kysely<Schema>) =>
  (await sql<{ port: number }>`select inet_server_port() as port`.execute(db)).rows[0]?.port;
const write = (db: Database) => sql`create table if not exists kept (id int)`.execute(db.main);

describe.skipIf(!findPostgres())("two PostgreSQL servers, of which one is a standby", () => {
  let primary: TestServer;
  let standby: TestServer;
  let db: Database;
  beforeAll(async () => {
    [primary, standby] = await Promise.all([startPostgres(), startPostgres({ standby: true })]);
    const hosts = [standby, primary].map(({ port }) => `127.0.0.1:${port}`).join(",");
    const url = `postgres://yonke@${hosts}/postgres`;
    db = await openDatabase({ dataDir: "", url, readUrl: url, answerWithinMs: 2000 });
  });
  afterAll(async () => {
    await db.close();
    await Promise.all([primary.stop(), standby.stop()]);
  });

  test("writes go to the one that takes them, reads to the first that answers", async () => {
    expect(await portOf(db.main)).toBe(primary.port);
    expect(await portOf(db.reads)).toBe(standby.port);
  });

  test("a statement without an answer fails in time, and the next one works", async () => {
    const began = Date.now();
    await expect(sql`select pg_sleep(300)`.execute(db.main)).rejects.toThrow("did not answer within 2 s");
    expect(Date.now() - began).toBeLessThan(150_000);
    expect(await portOf(db.main)).toBe(primary.port);
  });

  test("the primary dies: reads go on, writes fail at once and go to the standby once it is promoted", async () => {
    const announced: number[] = [];
    const stop = db.watch((version) => version && announced.push(version));
    await write(db);
    const under = expect(sql`select pg_sleep(20)`.execute(db.main)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await primary.kill();
    await under;
    await expect(write(db)).rejects.toThrow();
    expect(await portOf(db.reads)).toBe(standby.port);
    await sql`select pg_promote()`.execute(db.reads);
    await write(db);
    expect(await portOf(db.main)).toBe(standby.port);
    await expect
      .poll(() => sql`select pg_notify('yonke_version', '7')`.execute(db.main).then(() => announced.length), {
        timeout: 300_000,
      })
      .toBeGreaterThan(0);
    await stop();
    expect(announced).toContain(7);
  });
});
