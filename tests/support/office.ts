import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { Database } from "#data/database.ts";
import { type Invitation, putStaff } from "#data/writes/staff.ts";
import { addSession } from "#data/writes/staff-sessions.ts";
import { runJob } from "#office/files/run-job.ts";
import { csrfOf } from "#office/http/csrf.ts";
import { createOfficeListener } from "#office/http/listener.ts";
import type { OfficeMail, OfficeServices } from "#office/services.ts";
import { openStock } from "#stock/holder.ts";
import { longLines } from "./long-lines.ts";
import { openMigrated } from "./migrated.ts";

export type Said = { status: number; headers: Headers; text: string };
export type Visitor = {
  get(path: string, headers?: Record<string, string>): Promise<Said>;
  /** Sends a form as the office's own pages do. */
  send(path: string, fields: Record<string, string | string[]>, headers?: Record<string, string>): Promise<Said>;
  /** One that brings a file. */
  sendFile(
    path: string,
    fields: Record<string, string>,
    file: { name: string; text: string | Uint8Array<ArrayBuffer> },
  ): Promise<Said>;
  cookie: string;
  csrf: string;
};

const silent = { info() {}, warn() {}, error() {} };

/** The office on a port of its own, over a database that a test made. */
export async function runOffice(
  db: Database,
  { uploads = mkdtempSync(join(tmpdir(), "yonke-uploads-")) }: { uploads?: string } = {},
) {
  const stock = await openStock(db);
  const mails: OfficeMail[] = [];
  let mailBroken = false;
  let listener: ReturnType<typeof createOfficeListener>;
  const server = createServer(longLines, (req, res) => void listener(req, res));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const services: OfficeServices = {
    db,
    stock,
    log: silent,
    origin,
    uploads,
    runJob: (job) => runJob(db, job),
    keepDays: 90,
    examine: async () => [
      {
        id: "a",
        severity: "problem",
        says: { es: "Falta algo.", en: "Something is missing." },
        todo: { es: "Póngalo.", en: "Put it there." },
      },
      { id: "b", severity: "fine", says: { es: "Hay disco.", en: "There is disk." } },
    ],
    async sendMail(mail) {
      if (mailBroken) throw new Error("no mail today");
      mails.push(mail);
    },
  };
  const listenWithin = (answerWithinMs: number) => {
    listener = createOfficeListener({
      services,
      assets: { styles: ["/styles.css"], script: "/script.js", preloads: [] },
      networkOf: ({ headers }) => String(headers["x-test-network"] ?? "test"),
      hostOf: ({ headers }) => headers.host,
      answerWithinMs,
    });
  };
  listenWithin(60_000);

  async function ask(path: string, init: RequestInit): Promise<Said> {
    const reply = await fetch(origin + path, { redirect: "manual", ...init });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  }
  const visitor = (token?: string): Visitor => {
    const cookie: Record<string, string> = token ? { cookie: `office=${token}` } : {};
    const csrf = token ? csrfOf(token) : "";
    return {
      get: (path, headers = {}) => ask(path, { headers: { ...cookie, ...headers } }),
      send: (path, fields, headers = {}) =>
        ask(path, {
          method: "POST",
          headers: { ...cookie, origin, ...headers },
          body: new URLSearchParams(
            Object.entries({ _csrf: csrf, ...fields }).flatMap(([name, given]) =>
              [given].flat().map((value) => [name, value]),
            ),
          ),
        }),
      sendFile(path, fields, { name, text }) {
        const body = new FormData();
        for (const [key, value] of Object.entries({ _csrf: csrf, ...fields })) body.append(key, value);
        body.append("file", new File([text], name));
        return ask(path, { method: "POST", headers: { ...cookie, origin }, body });
      },
      cookie: cookie.cookie ?? "",
      csrf,
    };
  };
  return {
    origin,
    port,
    mails,
    services,
    /** Gives the office the sign-in of a company, or takes it away. */
    useProvider(provider: OfficeServices["provider"]) {
      Object.assign(services, { provider });
    },
    /** From now on everybody is answered within so long. */
    listenWithin,
    breakMail() {
      mailBroken = true;
    },
    uploads,
    visitor,
    /** Somebody who has signed in. */
    async staff(given: Partial<Invitation> & Pick<Invitation, "role" | "email">) {
      const person = await putStaff(db, { name: "", edition: "es", storeIds: [], ...given }, "test");
      return { person, ...visitor(await addSession(db, person, "test")) };
    },
    async stop() {
      rmSync(uploads, { recursive: true, force: true });
      await stock.stop();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * The office over a small chain of a file's own, open until the file's last test; `fill` makes the chain. The name tells
 * its folder from others.
 */
export async function openTestOffice(name: string, fill: (db: Database) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), `yonke-office-${name}-`));
  const db = await openMigrated(folder);
  await fill(db);
  const office = await runOffice(db);
  afterAll(async () => {
    await office.stop();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { db, office };
}
