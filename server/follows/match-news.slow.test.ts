import { expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import type { EventRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { claimVersion } from "#data/writes/follow-version.ts";
import type { FollowUpdate } from "#data/writes/queue-digest.ts";
import { insertRows } from "#data/writes/rows.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { followerIn, stockOf } from "#tests/support/follow.ts";
import { fillLookups } from "#tests/support/lookups.ts";
import { eventRow } from "#tests/support/rows.ts";
import { matchNews } from "./match-news.ts";
import { createTeller } from "./tell.ts";

const now = new Date("2026-11-16T20:00:00Z");
const morning = new Date("2026-11-17T15:30:00Z");
const follow = followerIn("America/Los_Angeles", now);
const match = async (db: Database, at = now) => matchNews(db, await stockOf(db), at);

async function fill(db: Database) {
  await fillChain(db, { stores: 9, vehicles: 10 });
  await fillLookups(db);
}

async function change(db: Database, area: "campaigns" | "prices", work: (db: Database) => Promise<unknown>) {
  await work(db);
  await bumpVersion(db.main, { areas: [area] });
}
const announce = (db: Database, row: Partial<EventRow> & { id: number }, storeId: number) =>
  change(db, "campaigns", async ({ main }) => {
    await insertRows(main, "events", [eventRow(row)]);
    await insertRows(main, "event_stores", [{ event_id: row.id, store_id: storeId }]);
  });
const alter = (db: Database, id: number, set: Partial<EventRow>) =>
  change(db, "campaigns", ({ main }) => main.updateTable("events").set(set).where("id", "=", id).execute());
const reprice = (db: Database, partId: number, price_cents: number) =>
  change(db, "prices", ({ main }) =>
    main.updateTable("chain_prices").set({ price_cents }).where("part_id", "=", partId).execute(),
  );

async function told(db: Database, id: number, at = morning): Promise<FollowUpdate[]> {
  const stock = await stockOf(db);
  let follows: FollowUpdate[] = [];
  const write = (due: { follows: FollowUpdate[] }) => {
    follows = due.follows;
    return { subject: "s", body: "b", html: "" };
  };
  await createTeller(db, stock, at)(id, write);
  return follows;
}
const event = (event_id: number, state: "new" | "changed") => ({ event_id, state, before_cents: null });
const fell = (before_cents: number) => ({ event_id: 0, state: "fell" as const, before_cents });

describeEachDatabase("events and prices that somebody follows", ({ create }) => {
  test("a yard's followers are told once of what is announced there, and once of each change", async () => {
    const db = await create(fill);
    await match(db);
    const here = await follow(db, await stockOf(db), "events=1");
    const elsewhere = await follow(db, await stockOf(db), "events=4");
    await match(db);
    expect(await told(db, here)).toEqual([]);
    await announce(db, { id: 20, starts_at: "2026-12-05T00:00", ends_at: "2026-12-05T23:59" }, 1);
    await match(db);
    await match(db);
    expect(await told(db, elsewhere)).toEqual([]);
    expect(await told(db, here, now)).toEqual([]);
    expect(await told(db, here)).toEqual([{ query: "events=1", came: [], left: [], news: [event(20, "new")] }]);
    expect(await told(db, here)).toEqual([]);
    // A mended sentence is no news; another day is.
    await alter(db, 20, { description_es: "Lleve guantes.", description_en: "Bring gloves." });
    await match(db);
    expect(await told(db, here)).toEqual([]);
    await alter(db, 20, { starts_at: "2026-12-06T00:00", ends_at: "2026-12-06T23:59" });
    await match(db);
    const next = new Date("2026-11-18T15:30:00Z");
    expect(await told(db, here, next)).toMatchObject([{ news: [event(20, "changed")] }]);
  });

  test("those who follow one event hear of its change, and are forgotten when it is over", async () => {
    const db = await create(fill);
    await match(db);
    const id = await follow(db, await stockOf(db), "event=2");
    await alter(db, 2, { status: "cancelled" });
    await match(db);
    expect(await told(db, id)).toMatchObject([{ query: "event=2", news: [event(2, "changed")] }]);
    await match(db, new Date("2026-12-04T12:00:00Z"));
    expect(await db.main.selectFrom("followers").selectAll().execute()).toEqual([]);
  });

  test("a yard that joins an event is told it as new, the others nothing", async () => {
    const db = await create(fill);
    await match(db);
    const joined = await follow(db, await stockOf(db), "events=3");
    const before = await follow(db, await stockOf(db), "events=2");
    await change(db, "campaigns", ({ main }) => insertRows(main, "event_stores", [{ event_id: 1, store_id: 3 }]));
    await match(db);
    expect(await told(db, joined)).toMatchObject([{ news: [event(1, "new")] }]);
    expect(await told(db, before)).toEqual([]);
  });

  test("a yard that leaves an event is told to those who follow the event or the yard's events, the others nothing", async () => {
    const db = await create(fill);
    await announce(db, { id: 22, starts_at: "2026-12-05T00:00", ends_at: "2026-12-05T23:59" }, 1);
    await change(db, "campaigns", ({ main }) => insertRows(main, "event_stores", [{ event_id: 22, store_id: 2 }]));
    await match(db);
    const left = await follow(db, await stockOf(db), "events=2");
    const itself = await follow(db, await stockOf(db), "event=22");
    const stays = await follow(db, await stockOf(db), "events=1");
    await change(db, "campaigns", ({ main }) =>
      main.deleteFrom("event_stores").where("event_id", "=", 22).where("store_id", "=", 2).execute(),
    );
    await match(db);
    await match(db);
    expect(await told(db, left)).toMatchObject([{ query: "events=2", news: [event(22, "changed")] }]);
    expect(await told(db, itself)).toMatchObject([{ query: "event=22", news: [event(22, "changed")] }]);
    expect(await told(db, stays)).toEqual([]);
    expect(await told(db, left)).toEqual([]);
  });

  test("a price is told when it fell, from what it was first, and not when it rose again", async () => {
    const db = await create(fill);
    const id = await follow(db, await stockOf(db), "price=1&store=1");
    const other = await follow(db, await stockOf(db), "price=2&store=1");
    await match(db);
    await reprice(db, 1, 7000);
    await match(db);
    expect(await told(db, id)).toEqual([]);
    await reprice(db, 1, 6500);
    await match(db);
    await reprice(db, 1, 6000);
    await match(db);
    await match(db);
    expect(await told(db, id)).toMatchObject([{ query: "price=1&store=1", news: [fell(7000)] }]);
    expect(await told(db, id)).toEqual([]);
    await reprice(db, 1, 5000);
    await match(db);
    await reprice(db, 1, 6000);
    await match(db);
    expect(await told(db, id, new Date("2026-11-18T15:30:00Z"))).toEqual([]);
    expect(await told(db, other)).toEqual([]);
  });

  test("a sale that begins makes a price fall, by the clock alone", async () => {
    const db = await create(fill);
    await announce(db, { id: 21, starts_at: "2026-11-17T00:00", ends_at: "2026-11-18T23:59" }, 1);
    await insertRows(db.main, "event_discounts", [{ event_id: 21, category: "electrical", percent: 50 }]);
    await bumpVersion(db.main, { areas: ["campaigns"] });
    const id = await follow(db, await stockOf(db), "price=4&store=1");
    await match(db);
    expect(await db.main.selectFrom("follow_news").selectAll().execute()).toEqual([]);
    const begun = new Date("2026-11-17T09:00:00Z");
    await match(db, begun);
    expect(await told(db, id)).toMatchObject([{ news: [fell(6199)] }]);
  });

  test("two servers note it once, and one with older data neither notes nor tells", async () => {
    const db = await create(fill);
    await match(db);
    const id = await follow(db, await stockOf(db), "events=1");
    const price = await follow(db, await stockOf(db), "price=1&store=1");
    const older = await stockOf(db);
    await announce(db, { id: 22, starts_at: "2026-12-05T00:00", ends_at: "2026-12-05T23:59" }, 1);
    await reprice(db, 1, 4000);
    const newer = await stockOf(db);
    await Promise.all([matchNews(db, newer, now), matchNews(db, newer, now), matchNews(db, older, now)]);
    expect(await matchNews(db, newer, now)).toBe(true);
    expect(await matchNews(db, older, now)).toBe(false);
    expect(await claimVersion(db, older.version)).toBe(false);
    const write = () => ({ subject: "s", body: "b", html: "" });
    expect(await createTeller(db, older, morning)(id, write)).toBe(false);
    expect(await told(db, id)).toMatchObject([{ news: [event(22, "new")] }]);
    expect(await told(db, price)).toMatchObject([{ news: [fell(6199)] }]);
    expect(await db.main.selectFrom("follow_news").selectAll().execute()).toEqual([]);
  });
});
