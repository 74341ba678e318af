import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";
import { findMailbox } from "./queries/mailboxes.ts";
import { makeDue } from "./writes/follow-dues.ts";
import { type DueFollower, queueDigest, type Turns } from "./writes/queue-digest.ts";
import { quietMailbox } from "./writes/quiet-mailboxes.ts";

const run = (db: Database, text: string) => sql.raw(text).execute(db.main);
const now = new Date("2026-11-02T14:00:00Z");
const morning = "2026-11-02T13:00:00.000Z";

/** Two who follow by mail and one by push; the first is due, the second's search has found something. */
async function fill(db: Database): Promise<void> {
  const token = (name: string) => name.padEnd(32, "x");
  for (const [id, kind, address] of [
    [1, "mail", "ev.a+x@gmail.com"],
    [2, "mail", "two@example.com"],
    [3, "push", "https://fcm.googleapis.com/x"],
  ] as const) {
    const mailbox = kind === "mail" ? `'${await findMailbox(db, address)}'` : "null";
    await run(
      db,
      `insert into followers (id, kind, address, edition, time_zone, token, mailbox)
      values (${id}, '${kind}', '${address}', 'es', 'America/Chicago', '${token(address)}', ${mailbox})`,
    );
  }
  await run(db, "insert into searches (id, query) values (7, 'make=5'), (8, 'make=6')");
  await run(
    db,
    `insert into follows (id, follower_id, query, created_at, confirmed_at, search_id, since_turn, told_turn) values
    (7, 1, 'make=5', '2026-11-01', '2026-11-01', 7, 10, 20), (8, 2, 'make=6', '2026-11-01', '2026-11-01', 8, 10, 10),
    (9, 3, 'make=5', '2026-11-01', '2026-11-01', 7, 10, 20)`,
  );
  await run(db, "insert into came_cars (vehicle_id, came_turn, left_turn) values (51, 20, 30), (52, 25, null)");
  await run(db, `insert into follower_dues (follower_id, due_at) values (1, '${morning}')`);
  await run(db, "insert into stirred_searches (search_id, turn) values (8, 25)");
  await run(db, "insert into settings (key, value) values ('follows_turn', '30')");
}

describeEachDatabase("what waits for a follower", ({ create }) => {
  test("is told once, and only by who has read as far as it goes", async () => {
    const db = await create(fill);
    await makeDue(db, () => new Date(morning));
    const dues = db.main.selectFrom("follower_dues").select(["follower_id", "from_turn"]).orderBy("follower_id");
    expect(await dues.execute()).toEqual([
      { follower_id: 1, from_turn: 0 },
      { follower_id: 2, from_turn: 25 },
    ]);
    const asked: Turns[] = [];
    const find = (follow: Turns) => {
      asked.push(follow);
      return { came: [52], left: [] };
    };
    const told: DueFollower[] = [];
    const write = (due: DueFollower) => void told.push(due);
    const queue = (recent: { from: number; turn: number }) =>
      queueDigest(db, 2, write, { now, version: 1, recent: { ...recent, find } });
    expect(await queue({ from: 26, turn: 30 })).toBe("stale");
    expect(await queue({ from: 0, turn: 24 })).toBe("stale");
    expect(told).toEqual([]);
    expect(await queue({ from: 0, turn: 30 })).toBe("told");
    expect(asked).toMatchObject([{ query: "make=6", since_turn: 10, told_turn: 10 }]);
    expect(told[0]?.follows).toEqual([{ query: "make=6", came: [52], left: [], news: [] }]);
    const turns = db.main.selectFrom("follows").select(["id", "told_turn"]).orderBy("id");
    expect(await turns.execute()).toEqual([
      { id: 7, told_turn: 20 },
      { id: 8, told_turn: 30 },
      { id: 9, told_turn: 20 },
    ]);
    expect(await queue({ from: 0, turn: 30 })).toBe("elsewhere");
  });

  test("is also that the car left which a follow began with, which is then forgotten", async () => {
    const db = await create(fill);
    await run(db, "insert into follow_cars (follow_id, vehicle_id, state) values (7, 41, 'left'), (7, 42, 'told')");
    const told: DueFollower[] = [];
    const recent = { from: 0, turn: 30, find: () => ({ came: [51], left: [] }) };
    expect(await queueDigest(db, 1, (due) => void told.push(due), { now, version: 1, recent })).toBe("told");
    expect(told[0]?.follows).toEqual([{ query: "make=5", came: [51], left: [41], news: [] }]);
    const kept = db.main.selectFrom("follow_cars").select(["vehicle_id", "state"]);
    expect(await kept.execute()).toEqual([{ vehicle_id: 42, state: "told" }]);
  });

  test("goes with the mailbox that wants no more, however its address was written", async () => {
    const db = await create(fill);
    await quietMailbox(db, await findMailbox(db, "eva@gmail.com"));
    const left = await db.main.selectFrom("followers").select(["id"]).orderBy("id").execute();
    expect(left).toEqual([{ id: 2 }, { id: 3 }]);
    expect(await db.main.selectFrom("follows").select("id").orderBy("id").execute()).toEqual([{ id: 8 }, { id: 9 }]);
    expect(await db.main.selectFrom("follower_dues").selectAll().execute()).toEqual([]);
  });
});
