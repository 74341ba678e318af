import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "#data/database.ts";
import { addPushFollow, endFollows, queueMail } from "#data/writes/followers.ts";
import { takeDueMail } from "#data/writes/outbox.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { startReceiver } from "#tests/support/push-receiver.ts";
import { openVapidKeys } from "./push.ts";
import { startPusher } from "./start-pusher.ts";

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});

async function browser() {
  const receiver = await startReceiver();
  open.unshift(receiver);
  return receiver;
}

async function follow(db: Database, { endpoint, keys }: Awaited<ReturnType<typeof startReceiver>>): Promise<number> {
  await addPushFollow(db, {
    address: endpoint,
    keys: JSON.stringify(keys),
    edition: "es",
    time_zone: "America/Chicago",
    query: "make=1",
    limits: [],
    index: { search: "make=1", cells: [], vehicleId: undefined },
    welcome: () => ({ subject: welcome.title, body: JSON.stringify(welcome), html: "" }),
  });
  return (await db.main.selectFrom("followers").select("id").executeTakeFirstOrThrow()).id;
}

const welcome = { title: "Yonke: aquí le avisaremos", body: "Honda", url: "https://yonke.test/mine", lang: "es" };
const note = { title: "Yonke: llegó 1 carro que busca", body: "Honda Civic", url: "https://yonke.test/x", lang: "es" };
const tell = (db: Database, id: number) =>
  queueMail(db.main, id, "digest", { subject: note.title, body: JSON.stringify(note), html: "" }, new Date());

async function push(db: Database) {
  const log = { warn() {} };
  const keys = await openVapidKeys(db);
  const pusher = startPusher(db, { keys, subject: () => "mailto:site@yonke.test", log, everyMs: 20 });
  open.unshift({ close: () => pusher.stop() });
}
const dropWelcome = (db: Database) => db.main.deleteFrom("outbox").execute();
const waiting = (db: Database) => db.main.selectFrom("outbox").select("attempts").execute();
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const patience = { timeout: 300_000 };

describeEachDatabase("telling a browser", ({ create }) => {
  test("sends what only that browser can open, signed by keys that are made once, and keeps nothing of it", async () => {
    const db = await create();
    const receiver = await browser();
    expect(await openVapidKeys(db)).toEqual(await openVapidKeys(db));
    const id = await follow(db, receiver);
    await tell(db, id);
    expect(await takeDueMail(db)).toEqual([]);
    await push(db);
    await vi.waitFor(async () => expect(await waiting(db)).toEqual([]), patience);
    const sent = { signed: true, subject: "mailto:site@yonke.test", audience: receiver.origin, ttl: "86400" };
    expect(receiver.received).toEqual([welcome, note].map((one) => ({ note: one, ...sent })));
    await endFollows(db, { id });
    expect(await db.main.selectFrom("followers").selectAll().execute()).toEqual([]);
  });

  test("drops a browser that is gone, and tries again what a service refuses for now", async () => {
    const db = await create();
    const receiver = await browser();
    const id = await follow(db, receiver);
    await dropWelcome(db);
    receiver.answer(503);
    await tell(db, id);
    await push(db);
    await vi.waitFor(async () => expect(await waiting(db)).toEqual([{ attempts: 1 }]), patience);
    receiver.answer(410);
    await db.main.updateTable("outbox").set({ next_attempt_at: new Date().toISOString() }).execute();
    await vi.waitFor(
      async () => expect(await db.main.selectFrom("followers").selectAll().execute()).toEqual([]),
      patience,
    );
    expect(await waiting(db)).toEqual([]);
  });

  test("keeps none that could not be told a word within a day, and whoever was told though it fails later", async () => {
    const db = await create();
    const receiver = await browser();
    const id = await follow(db, receiver);
    receiver.answer(403);
    await push(db);
    await vi.waitFor(async () => expect(await waiting(db)).toEqual([{ attempts: 1 }]), patience);
    const later = (kind: "confirm" | "digest") =>
      db.main
        .updateTable("outbox")
        .set({ next_attempt_at: ago(0), created_at: ago(86_400_000) })
        .where("kind", "=", kind)
        .execute();
    const kept = () => db.main.selectFrom("follows").select("query").execute();
    await later("confirm");
    await vi.waitFor(async () => expect(await kept()).toEqual([]), patience);
    expect(await db.main.selectFrom("followers").selectAll().execute()).toEqual([]);

    receiver.answer(201);
    const real = await follow(db, receiver);
    await vi.waitFor(async () => expect(await waiting(db)).toEqual([]), patience);
    receiver.answer(403);
    expect(real).not.toBe(id);
    await tell(db, real);
    await later("digest");
    await vi.waitFor(async () => expect(await waiting(db)).toEqual([{ attempts: 1 }]), patience);
    expect(await kept()).toEqual([{ query: "make=1" }]);
  });
});
