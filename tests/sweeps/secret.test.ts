import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCsrf } from "#api/csrf.ts";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { getSiteSecret } from "#data/queries/settings.ts";
import { rotateSiteSecret } from "#data/writes/site-secrets.ts";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { oneSecret } from "../support/one-secret.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let server: RunningServer;
let db: Database;
let origin = "";
beforeAll(async () => {
  folder = await createDataFolder();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await runServer("secret", { PORT: String(port), DATA_DIR: folder.path });
  db = await openDatabase({ dataDir: folder.path });
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
  folder?.remove();
});

const person = { name: "Prueba Secreto", phone: "555-0100", email: "secreto@example.com" };
const patience = { interval: 200 };
const cookieOf = (reply: { headers: Record<string, string> }) =>
  (reply.headers["set-cookie"] ?? "").split(";")[0] ?? "";
const tokenOf = (cookie: string) => cookie.slice(cookie.indexOf("=") + 1);
const freshToken = async () => tokenOf(cookieOf(await ask(origin, "/api/token")));

/** Once the running server signs with the newest secret. */
async function untilRotated() {
  const newest = createCsrf(oneSecret(await getSiteSecret(db)));
  await expect.poll(async () => newest.issuedAt(await freshToken()) !== undefined, patience).toBe(true);
}

const openForm = async () => {
  const cookie = cookieOf(await ask(origin, "/carreras"));
  const challenge = JSON.parse((await ask(origin, "/api/captcha/challenge")).text) as Challenge;
  return { cookie, challenge };
};
async function send({ cookie, challenge }: Awaited<ReturnType<typeof openForm>>) {
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  return ask(origin, "/api/careers/form/", {
    method: "POST",
    headers: { cookie, "x-xsrf-token": tokenOf(cookie), "content-type": "application/json" },
    body: JSON.stringify({ ...person, recaptcha, clientKey: `secret-${performance.now()}` }),
  });
}

it("a form opened before a rotation is sent after it, its human check included, without a restart", async () => {
  const opened = await openForm();
  const scriptless = await openForm();
  await rotateSiteSecret(db, { leadMs: 0 });
  await untilRotated();
  const reply = await send(opened);
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('"sent":true')]);
  const sendPlain = () =>
    ask(origin, "/carreras", {
      method: "POST",
      headers: { cookie: scriptless.cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...person, _csrf: tokenOf(scriptless.cookie) }).toString(),
    });
  // Without script a form must have been open for some seconds.
  await expect.poll(async () => (await sendPlain()).status, patience).toBe(303);
  expect((await send(await openForm())).status).toBe(200);
});

it("when the old secret is dropped, what it signed holds no more", async () => {
  const opened = await openForm();
  await rotateSiteSecret(db, { dropOld: true });
  await untilRotated();
  expect((await send(opened)).status).toBe(403);
  expect((await send(await openForm())).status).toBe(200);
});
