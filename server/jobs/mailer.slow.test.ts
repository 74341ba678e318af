import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { Database } from "#data/database.ts";
import { findMailbox } from "#data/queries/mailboxes.ts";
import { listOutbox } from "#data/queries/outbox.ts";
import { queueMail } from "#data/writes/followers.ts";
import { quietMailbox } from "#data/writes/quiet-mailboxes.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { catchMail } from "#tests/support/mail-catcher.ts";
import { type Mailer, retryAt, startMailer } from "./mailer.ts";

const log = { info() {}, warn() {} };
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});

/** A mail server that is closed after the test. */
async function catcher(...refuse: Parameters<typeof catchMail>) {
  const made = await catchMail(...refuse);
  open.unshift(made);
  return made;
}

const desks = { general: ["jobs@yonke.test"] };
const submission = (n: number) => ({
  form: "careers" as const,
  edition: "es" as const,
  fields: { name: "Prueba" },
  mail: { subject: `Solicitud ${n}`, body: "Nombre: Ñandú", replyTo: "uno@example.com" },
});
const start = (...given: Parameters<typeof startMailer>): Mailer => {
  const mailer = startMailer(...given);
  open.unshift({ close: () => mailer.stop() });
  return mailer;
};

describeEachDatabase("the mailer", ({ create, openAgain }) => {
  test("sends what waits, once, with two processes at it", async () => {
    const db = await create();
    for (let n = 0; n < 25; n++) await addSubmission(db, submission(n));
    const { mail, url } = await catcher();
    for (const each of [db, await openAgain(db)])
      start(each, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 50 });
    await vi.waitFor(async () => expect((await listOutbox(db)).every(({ status }) => status === "sent")).toBe(true), {
      timeout: 300_000,
    });
    expect(mail.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: 25 }, (_, n) => `Solicitud ${n}`).toSorted(),
    );
    expect(mail[0]).toMatchObject({ text: "Nombre: Ñandú", to: "jobs@yonke.test", replyTo: "uno@example.com" });
  });

  test("tries again later what was refused for now, and gives up what was refused for good", async () => {
    const db = await create();
    await addSubmission(db, submission(1));
    let code: number | undefined = 451;
    const { url } = await catcher({ mail: () => code });
    const mailer = start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 60_000 });
    await vi.waitFor(async () => expect(await listOutbox(db)).toMatchObject([{ status: "waiting", attempts: 1 }]), {
      timeout: 300_000,
    });
    const [row] = await listOutbox(db);
    expect(Date.parse(row?.next_attempt_at ?? "")).toBeGreaterThan(Date.now() + 30_000);
    code = 550;
    await db.main
      .updateTable("outbox")
      .set({ next_attempt_at: new Date(0).toISOString() })
      .execute();
    mailer.wake();
    await vi.waitFor(async () => expect(await listOutbox(db)).toMatchObject([{ status: "failed", attempts: 2 }]), {
      timeout: 300_000,
    });
  });

  test("does not wait for a mail server that says nothing when it is to stop", async () => {
    const db = await create();
    for (let n = 0; n < 2; n++) await addSubmission(db, submission(n));
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await once(silent.listen(0, "127.0.0.1"), "listening");
    open.unshift({
      async close() {
        for (const socket of sockets) socket.destroy();
        silent.close();
      },
    });
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const options = { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 60_000, stopWithinMs: 10 };
    const mailer = startMailer(db, options);
    await vi.waitFor(() => expect(sockets).toHaveLength(1), { timeout: 300_000 });
    await mailer.stop();
    // As after a crash: what was under way is neither sent nor failed, and others may take it when its time is over.
    expect((await listOutbox(db)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
  });

  test("stops between two pieces of mail, and leaves the rest to others", async () => {
    const db = await create();
    for (let n = 0; n < 3; n++) await addSubmission(db, submission(n));
    let stopped: Promise<void> | undefined;
    const { mail, url } = await catcher({
      mail() {
        stopped ??= mailer.stop();
        return undefined;
      },
    });
    const mailer = start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 60_000 });
    await vi.waitFor(() => expect(stopped).toBeDefined(), { timeout: 300_000 });
    await stopped;
    expect(mail).toHaveLength(1);
    const rest = (await listOutbox(db)).filter(({ status }) => status === "waiting");
    expect(rest.map(({ taken_until, attempts }) => [taken_until, attempts])).toEqual([
      [null, 0],
      [null, 0],
    ]);
  });

  test("keeps mail while there is no server, and sends it when one comes", async () => {
    const db = await create();
    await addSubmission(db, submission(1));
    start(db, { smtpUrl: undefined, from: "sitio@yonke.test", desks, log });
    const unheard = start(db, { smtpUrl: "smtp://127.0.0.1:1", from: "sitio@yonke.test", desks, log, everyMs: 60_000 });
    await vi.waitFor(
      async () =>
        expect(await listOutbox(db)).toMatchObject([
          { status: "waiting", attempts: 1, last_error: expect.stringContaining("ECONNREFUSED") },
        ]),
      { timeout: 300_000 },
    );
    await unheard.stop();
    await db.main
      .updateTable("outbox")
      .set({ next_attempt_at: new Date(0).toISOString() })
      .execute();
    const { mail, url } = await catcher();
    start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 50 });
    await vi.waitFor(() => expect(mail).toHaveLength(1), { timeout: 300_000 });
  });

  const untilSent = (db: Database, count = 1) =>
    vi.waitFor(
      async () => expect((await listOutbox(db)).filter(({ status }) => status === "sent")).toHaveLength(count),
      { timeout: 300_000 },
    );

  test("who gets it is decided when it is sent; an example address gets nothing and nothing counts as sent", async () => {
    const db = await create();
    await addSubmission(db, submission(1));
    const { mail, url } = await catcher();
    const settings = { smtpUrl: url, from: "sitio@yonke.test", log, everyMs: 50 };
    const before = start(db, { ...settings, desks: { general: ["empleos@example.com"] } });
    await vi.waitFor(
      async () =>
        expect(await listOutbox(db)).toMatchObject([
          { status: "waiting", attempts: 0, taken_until: null, last_error: expect.stringContaining("mail.general") },
        ]),
      { timeout: 300_000 },
    );
    await before.stop();
    expect(mail).toEqual([]);
    start(db, { ...settings, desks: { general: ["office@yonke.test"], careers: ["jobs@yonke.test"] } });
    await untilSent(db);
    expect(mail).toMatchObject([{ to: "jobs@yonke.test" }]);
    expect(await listOutbox(db)).toMatchObject([{ recipient: "jobs@yonke.test", last_error: "" }]);
  });

  test("a store's own address gets its forms too; one that nobody knows does not keep the desk from them", async () => {
    const db = await create((fresh) => fillChain(fresh, { stores: 2, vehicles: 0 }));
    await addSubmission(db, { ...submission(1), storeId: 2 });
    await db.main.updateTable("stores").set({ email: "yard@yonke.test" }).where("id", "=", 2).execute();
    const { mail, url } = await catcher({ recipient: (address) => address.startsWith("yard@") });
    start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 50 });
    await untilSent(db);
    expect(mail).toMatchObject([{ to: "yard@yonke.test, jobs@yonke.test" }]);
    expect(await listOutbox(db)).toMatchObject([{ last_error: "Not taken for yard@yonke.test" }]);
  });

  test("a receipt goes to the visitor once the desk has its mail, and says that a program sent it", async () => {
    const db = await create();
    const receipt = { recipient: "lupe@visitor.test", subject: "Recibimos", body: "Gracias", replyTo: "" };
    await addSubmission(db, { ...submission(1), receipt: { ...receipt, limits: [] } });
    const { mail, url } = await catcher();
    const settings = { smtpUrl: url, from: "sitio@yonke.test", log, everyMs: 50 };
    const nobody = start(db, { ...settings, desks: { general: [] } });
    await vi.waitFor(
      async () =>
        expect((await listOutbox(db)).some(({ last_error }) => last_error.includes("mail.general"))).toBe(true),
      { timeout: 300_000 },
    );
    await nobody.stop();
    expect(mail).toEqual([]);
    start(db, { ...settings, desks });
    await untilSent(db, 2);
    expect(mail.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      ["jobs@yonke.test", "uno@example.com"],
      ["lupe@visitor.test", "jobs@yonke.test"],
    ]);
    expect(mail[1]?.headers).toMatch(/^Auto-Submitted: auto-replied$/m);
    expect(mail[0]?.headers).not.toContain("Auto-Submitted");
  });

  test("sends no receipt to a mailbox that wants no mail, however it was written, and the desk its own", async () => {
    const db = await create();
    for (const [n, recipient] of ["Ev.a+x@gmail.com", "lupe@visitor.test"].entries()) {
      const receipt = { recipient, subject: "Recibimos", body: "Gracias", replyTo: "", limits: [] };
      await addSubmission(db, { ...submission(n), receipt });
    }
    await quietMailbox(db, await findMailbox(db, "eva@gmail.com"));
    const { mail, url } = await catcher();
    start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 50 });
    await untilSent(db, 3);
    expect(mail.map(({ to }) => to).toSorted()).toEqual(["jobs@yonke.test", "jobs@yonke.test", "lupe@visitor.test"]);
  });

  test.each(["x:;,evil@evil.com", "a@b.co, evil@evil.com", "a@b.co\r\nBcc: evil@evil.com", "Group: evil@evil.com;"])(
    "no answer goes to %j",
    async (replyTo) => {
      const db = await create();
      await addSubmission(db, { ...submission(1), mail: { ...submission(1).mail, replyTo } });
      const { mail, url } = await catcher();
      start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 50 });
      await untilSent(db);
      expect(mail).toMatchObject([{ to: "jobs@yonke.test", replyTo: "" }]);
      expect(mail[0]?.headers).not.toContain("evil");
    },
  );

  /** Digests of as many followers, queued. */
  async function queueDigests(db: Database, count: number) {
    const at = new Date();
    for (let id = 1; id <= count; id++) {
      const token = String(id).padStart(32, "0");
      const follower = { id, kind: "mail" as const, address: `f${id}@mail.test`, keys: "" as const, token };
      await db.main
        .insertInto("followers")
        .values({ ...follower, edition: "es", time_zone: "America/Chicago" })
        .execute();
      await queueMail(db.main, id, "digest", { subject: `Aviso ${id}`, body: "Llegó", html: "" }, at);
    }
  }
  const subjects = (count: number) => Array.from({ length: count }, (_, n) => `Aviso ${n + 1}`).toSorted();

  test("sends digests several at a time, each once, with two processes at it", async () => {
    const db = await create();
    await queueDigests(db, 45);
    let busy = 0;
    let most = 0;
    const full = Promise.withResolvers<void>();
    const { mail, url } = await catcher({
      // Nobody is answered before five wait at once: it hangs where they are sent one by one.
      async slow() {
        most = Math.max(most, ++busy);
        if (busy >= 5) full.resolve();
        await full.promise;
        busy--;
      },
    });
    for (const each of [db, await openAgain(db)])
      start(each, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 50 });
    await vi.waitFor(async () => expect(await listOutbox(db)).toEqual([]), { timeout: 300_000 });
    expect(mail.map(({ subject }) => subject).toSorted()).toEqual(subjects(45));
    expect(most).toBeLessThanOrEqual(10);
  });

  test("leaves untried what waits while the mail server is away, and sends all of it when it is back", async () => {
    const db = await create();
    await queueDigests(db, 30);
    let code: number | undefined = 421;
    const { mail, url } = await catcher({ mail: () => code });
    const mailer = start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 60_000 });
    const tried = async () => (await listOutbox(db)).filter(({ attempts }) => attempts > 0).length;
    await vi.waitFor(async () => expect(await tried()).toBeGreaterThan(0), { timeout: 300_000 });
    await vi.waitFor(
      async () => expect((await listOutbox(db)).every(({ taken_until }) => taken_until === null)).toBe(true),
      { timeout: 300_000 },
    );
    expect(await tried()).toBeLessThanOrEqual(5);
    expect(mail).toEqual([]);
    code = undefined;
    await db.main
      .updateTable("outbox")
      .set({ next_attempt_at: new Date(0).toISOString() })
      .execute();
    await vi.waitFor(
      async () => {
        mailer.wake();
        expect(await listOutbox(db)).toEqual([]);
      },
      { timeout: 300_000 },
    );
    expect(mail.map(({ subject }) => subject).toSorted()).toEqual(subjects(30));
  });

  test("drops a digest that is refused for good, keeps its follower, and goes on with the others", async () => {
    const db = await create();
    await queueDigests(db, 12);
    let first = true;
    const { mail, url } = await catcher({
      mail() {
        const code = first ? 554 : undefined;
        first = false;
        return code;
      },
    });
    start(db, { smtpUrl: url, from: "sitio@yonke.test", desks, log, everyMs: 60_000 });
    await vi.waitFor(() => expect(mail).toHaveLength(11), { timeout: 300_000 });
    expect(await db.main.selectFrom("followers").select("id").execute()).toHaveLength(12);
  });
});

test("waits ever longer, then gives up", () => {
  const waits = Array.from({ length: 8 }, (_, n) => (retryAt(n, 0) as Date).getTime());
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(60_000);
  expect(retryAt(8)).toBeNull();
});
