import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#data/database.ts";
import { markMailFailed, markMailSent, takeDueMail } from "#data/writes/outbox.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { keepTimeAndPurge, type Timekeeper } from "./purge.ts";

const day = 86_400_000;
const keepDays = 90;
const mail = { recipient: "a@example.com", subject: "Hello", body: "hello", replyTo: "" };
const silent = { info() {}, warn() {} };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});
const moveClock = (days: number) => vi.setSystemTime(Date.now() + days * day);

describeEachDatabase("purging", ({ create, openAgain }) => {
  const keys = async (db: Database) =>
    (await db.main.selectFrom("submissions").select("client_key").execute()).map((row) => row.client_key).sort();

  /** One form whose mail went out, one that waits, one that was given up. */
  async function fill(db: Database) {
    for (const clientKey of ["failed", "sent", "waiting"])
      await addSubmission(db, { form: "contact", edition: "en", clientKey, fields: {}, mail });
    const rows = await db.main.selectFrom("submissions").select(["id", "client_key"]).execute();
    for (const due of await takeDueMail(db)) {
      const key = rows.find(({ id }) => id === due.submission_id)?.client_key;
      if (key === "sent") await markMailSent(db, due.id, { recipient: "a@example.com" });
      if (key === "failed") await markMailFailed(db, due.id, "no such user", null);
    }
  }
  /** A server's timekeeper that has done its first round. */
  async function start(db: Database): Promise<Timekeeper> {
    const failures = db.writes.failures;
    const before = await noted(db);
    const time = keepTimeAndPurge(db, keepDays, silent, 20);
    await expect.poll(async () => (await noted(db)) !== before && db.writes.failures === failures).toBe(true);
    return time;
  }
  const noted = async (db: Database) =>
    (await db.main.selectFrom("settings").select("value").where("key", "=", "clock").executeTakeFirst())?.value;

  test("takes what came when its time is over, day by day, whether it was mailed or not", async () => {
    const db = await create();
    await fill(db);
    for (let passed = 0; passed <= keepDays; passed += 0.9) {
      await (await start(db)).stop();
      expect(await keys(db)).toHaveLength(3);
      moveClock(0.9);
    }
    moveClock(0.05);
    await (await start(db)).stop();
    await expect.poll(() => keys(db)).toEqual([]);
  });

  test("takes nothing after a start far in the future, nor after the next, until three days have passed", async () => {
    const db = await create();
    await fill(db);
    await (await start(db)).stop();
    moveClock(200);
    const ahead = await start(db);
    expect(ahead.doubtedUntil()?.getTime()).toBeGreaterThan(Date.now() + 2 * day);
    await ahead.stop();
    // Started again, as somebody would who looks for the cause.
    moveClock(0.5);
    const again = await start(db);
    expect(again.doubtedUntil()).toBeDefined();
    await again.stop();
    expect(await keys(db)).toHaveLength(3);
    // Set right: another jump.
    moveClock(-200);
    const right = await start(db);
    expect(right.doubtedUntil()).toBeDefined();
    await right.stop();
    for (const passed of [0.9, 0.9, 0.9, 0.9]) {
      moveClock(passed);
      await (await start(db)).stop();
    }
    const believed = await start(db);
    expect(believed.doubtedUntil()).toBeUndefined();
    await believed.stop();
    expect(await keys(db)).toHaveLength(3);
  });

  test("a clock that jumps under a running server is noticed, and by its neighbours", async () => {
    const db = await create();
    const other = await openAgain(db);
    const time = await start(db);
    expect(time.doubtedUntil()).toBeUndefined();
    moveClock(0.5);
    await expect.poll(() => time.doubtedUntil()).toBeDefined();
    const neighbour = await start(other);
    await expect.poll(() => neighbour.doubtedUntil()).toBeDefined();
    await time.stop();
    await neighbour.stop();
  });
});
