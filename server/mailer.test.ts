import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import { listOutbox } from "#data/queries/outbox.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { type Mailer, retryAt, startMailer } from "./mailer.ts";

const log = { info() {}, warn() {} };
type Caught = { subject: string; text: string; to: string; replyTo: string };
const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close();
});

/** A real SMTP server on the loopback that keeps what it is given; `refuse` answers a code instead. */
async function catcher(refuse: () => number | undefined = () => undefined) {
  const mail: Caught[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      simpleParser(stream).then((parsed) => {
        const code = refuse();
        if (code) return done(Object.assign(new Error("no"), { responseCode: code }));
        mail.push({
          subject: parsed.subject ?? "",
          text: (parsed.text ?? "").trim(),
          to: parsed.to?.text ?? "",
          replyTo: parsed.replyTo?.text ?? "",
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  open.unshift({ close: () => new Promise((closed) => server.close(() => closed(undefined))) });
  const { port } = server.server.address() as { port: number };
  return { mail, url: `smtp://127.0.0.1:${port}` };
}

const submission = (n: number) => ({
  form: "careers" as const,
  edition: "es" as const,
  fields: { name: "Prueba" },
  mail: { recipient: "jobs@example.com", subject: `Solicitud ${n}`, body: "Nombre: Ñandú", replyTo: "uno@example.com" },
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
      start(each, { smtpUrl: url, from: "sitio@example.com", log, everyMs: 50 });
    await vi.waitFor(async () => expect((await listOutbox(db)).every(({ status }) => status === "sent")).toBe(true), {
      timeout: 25_000,
    });
    expect(mail.map(({ subject }) => subject).toSorted()).toEqual(
      Array.from({ length: 25 }, (_, n) => `Solicitud ${n}`).toSorted(),
    );
    expect(mail[0]).toMatchObject({ text: "Nombre: Ñandú", to: "jobs@example.com", replyTo: "uno@example.com" });
  });

  test("tries again later what was refused for now, and gives up what was refused for good", async () => {
    const db = await create();
    await addSubmission(db, submission(1));
    let code: number | undefined = 451;
    const { url } = await catcher(() => code);
    const mailer = start(db, { smtpUrl: url, from: "sitio@example.com", log, everyMs: 60_000 });
    await vi.waitFor(async () => expect(await listOutbox(db)).toMatchObject([{ status: "waiting", attempts: 1 }]), {
      timeout: 25_000,
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
      timeout: 25_000,
    });
  });

  test("stops between two pieces of mail, and leaves the rest to others", async () => {
    const db = await create();
    for (let n = 0; n < 3; n++) await addSubmission(db, submission(n));
    let stopped: Promise<void> | undefined;
    const { mail, url } = await catcher(() => {
      stopped ??= mailer.stop();
      return undefined;
    });
    const mailer = start(db, { smtpUrl: url, from: "sitio@example.com", log, everyMs: 60_000 });
    await vi.waitFor(() => expect(stopped).toBeDefined(), { timeout: 25_000 });
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
    start(db, { smtpUrl: undefined, from: "sitio@example.com", log });
    const unheard = start(db, { smtpUrl: "smtp://127.0.0.1:1", from: "sitio@example.com", log, everyMs: 60_000 });
    await vi.waitFor(
      async () =>
        expect(await listOutbox(db)).toMatchObject([
          { status: "waiting", attempts: 1, last_error: expect.stringContaining("ECONNREFUSED") },
        ]),
      { timeout: 25_000 },
    );
    await unheard.stop();
    await db.main
      .updateTable("outbox")
      .set({ next_attempt_at: new Date(0).toISOString() })
      .execute();
    const { mail, url } = await catcher();
    start(db, { smtpUrl: url, from: "sitio@example.com", log, everyMs: 50 });
    await vi.waitFor(() => expect(mail).toHaveLength(1), { timeout: 25_000 });
  });
});

test("waits ever longer, then gives up", () => {
  const waits = Array.from({ length: 8 }, (_, n) => (retryAt(n, 0) as Date).getTime());
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBe(60_000);
  expect(retryAt(8)).toBeNull();
});
