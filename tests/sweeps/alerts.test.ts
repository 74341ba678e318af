import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { openDatabase } from "#data/open.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { takeIds } from "#data/writes/take-ids.ts";
import { ask, type Reply } from "../support/ask.ts";
import { chainWith } from "../support/chain-with.ts";
import { freePort } from "../support/free-port.ts";
import { type CaughtMail, catchMail } from "../support/mail-catcher.ts";
import { list, readHtml } from "../support/read-html.ts";
import { vehicleRow } from "../support/rows.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { createDataFolder } from "../support/test-data.ts";

let folder: Awaited<ReturnType<typeof createDataFolder>>;
let chain: ReturnType<typeof chainWith>;
let server: RunningServer;
let db: Database;
let origin = "";
let smtp: Awaited<ReturnType<typeof catchMail>>;
let car: { store_id: number; model_id: number; make_id: number; year: number };

beforeAll(async () => {
  folder = await createDataFolder();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  smtp = await catchMail({ recipient: (address) => address.startsWith("nobody@") });
  chain = chainWith({ mail: { from: "site@yonke.test" } });
  const mail = { SMTP_URL: smtp.url, CHAIN_DIR: chain.dir };
  server = await runServer("alerts", {
    PORT: String(port),
    DATA_DIR: folder.path,
    ADMIN_TOKEN: "k".repeat(40),
    ...mail,
  });
  db = await openDatabase({ dataDir: folder.path });
  car = await db.reads
    .selectFrom("vehicles")
    .innerJoin("models", "models.id", "model_id")
    .innerJoin("stores", "stores.id", "store_id")
    .select(["store_id", "model_id", "make_id", "year"])
    .where("left_on", "is", null)
    .where("active", "=", 1)
    .orderBy("vehicles.id")
    .executeTakeFirstOrThrow();
});
afterAll(async () => {
  await db?.close();
  await server?.stop();
  await smtp?.close();
  folder?.remove();
  chain?.remove();
});

const patience = { interval: 100 };
const search = () => `make=${car.make_id}&model=${car.model_id}&year=${car.year}`;
const form = { "content-type": "application/x-www-form-urlencoded" };

async function recaptcha() {
  const challenge = JSON.parse((await ask(origin, "/api/captcha/challenge")).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

async function followAs(email: string, path: string): Promise<Reply> {
  const page = await ask(origin, path);
  const token = list(readHtml(page.text), "input", { name: "_csrf" })[0]?.attributes.value ?? "";
  return ask(origin, path, {
    method: "POST",
    headers: { ...form, cookie: `XSRF-TOKEN=${token}`, origin },
    body: new URLSearchParams({ _csrf: token, email, recaptcha: await recaptcha() }).toString(),
  });
}
const mailTo = (address: string): CaughtMail[] => smtp.mail.filter(({ to }) => to === address);
const linkOf = ({ text }: CaughtMail) => new URL(/https?:\S+\?k=\S+/.exec(text)?.[0] ?? "", origin);
const pathOf = ({ pathname, search: query }: URL) => pathname + query;
const act = (path: string, fields: Record<string, string>) =>
  ask(origin, path, { method: "POST", headers: form, body: new URLSearchParams(fields).toString() });
const listFollows = async (email: string) =>
  (
    await db.main
      .selectFrom("follows")
      .innerJoin("followers", "followers.id", "follower_id")
      .select(["follows.id", "confirmed_at"])
      .where("address", "=", email)
      .execute()
  ).map(({ id, confirmed_at }) => ({ id, confirmed: confirmed_at !== null }));
const isKept = async (email: string) =>
  (await db.main.selectFrom("followers").select("id").where("address", "=", email).execute()).length > 0;

async function bring(): Promise<number> {
  return db.main.transaction().execute(async (trx) => {
    const id = await takeIds(trx, "vehicles", 1);
    const { store_id, model_id, year } = car;
    const row = { id, store_id, model_id, year, vin: "", row: "42", date_set: new Date().toISOString().slice(0, 10) };
    await insertRows(trx, "vehicles", [vehicleRow(row)]);
    await bumpVersion(trx, { stores: [store_id] });
    return id;
  });
}

describe("alerts by e-mail", () => {
  it("are asked for, confirmed by a button, told in a digest and ended by one click", async () => {
    const email = "lupe@mail.test";
    const path = `/avisos?${search()}`;
    const sent = await followAs(email, path);
    expect([sent.status, sent.headers.location]).toEqual([303, `/avisos?${search()}&sent=1`]);
    await expect.poll(() => mailTo(email).length, patience).toBe(1);
    const confirm = mailTo(email)[0] as CaughtMail;
    const link = pathOf(linkOf(confirm));
    expect(link).toMatch(/^\/mis-avisos\?k=[\w-]{32}$/);

    // Whoever only looks changes nothing.
    for (const _ of [1, 2]) {
      const looked = await ask(origin, link);
      expect([looked.status, looked.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(looked.text).toContain("Sí, avíseme");
    }
    expect(await listFollows(email)).toMatchObject([{ confirmed: false }]);
    expect((await act(link, { act: "yes" })).text).toContain("le avisamos a la mañana siguiente");

    const id = await bring();
    await expect
      .poll(() => db.main.selectFrom("came_cars").selectAll().execute(), patience)
      .toMatchObject([{ vehicle_id: id, left_turn: null }]);
    const isDue = async () => (await db.main.selectFrom("follower_dues").selectAll().execute()).length > 0;
    await expect.poll(isDue, patience).toBe(true);
    await db.main.updateTable("follower_dues").set({ due_at: "2026-01-01T00:00:00.000Z" }).execute();
    await db.main.transaction().execute((trx) => bumpVersion(trx, { stores: [car.store_id] }));
    await expect.poll(() => mailTo(email).length, patience).toBe(2);
    const digest = mailTo(email)[1] as CaughtMail;
    expect(digest.subject).toContain("llegó 1 carro");
    for (const text of [digest.text, digest.html]) {
      expect(text).toContain("Fila 42");
      expect(text).toContain(`/revise-inventario/vehiculo/${id}`);
    }
    expect(digest.html).toContain('content="light dark"');
    const unsubscribe = /List-Unsubscribe: <([^>]+)>/i.exec(digest.headers.replaceAll(/\r?\n\s+/g, " "))?.[1];
    expect(pathOf(new URL(unsubscribe ?? "", origin))).toBe(link);
    expect(digest.headers).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    // Nothing of it is kept, once the server has noted that it was taken.
    const kept = () => db.main.selectFrom("outbox").select("id").where("kind", "=", "digest").execute();
    await expect.poll(kept, patience).toEqual([]);

    expect((await ask(origin, link)).status).toBe(200);
    expect(await isKept(email)).toBe(true);
    const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    expect((await ask(origin, link, { method: "POST", headers, body })).status).toBe(200);
    expect(await isKept(email)).toBe(false);
    expect((await ask(origin, link)).status).toBe(404);
  });

  it("work in English, and end one by one or by the administrator's word", async () => {
    const email = "sam@mail.test";
    const asked = [search(), `make=${car.make_id}&model=0`, `events=${car.store_id}`];
    for (const query of asked) expect((await followAs(email, `/alerts?${query}`)).status).toBe(303);
    await expect.poll(() => mailTo(email).length, patience).toBe(3);
    expect(mailTo(email).some(({ text }) => text.includes("about this: Events at "))).toBe(true);
    const link = pathOf(linkOf(mailTo(email)[0] as CaughtMail));
    expect(link).toMatch(/^\/my-alerts\?k=/);
    await act(link, { act: "yes" });
    const [first] = await listFollows(email);
    expect((await act(link, { act: "stop", follow: String(first?.id) })).text).toContain("anymore");
    expect(await listFollows(email)).toHaveLength(2);
    const ended = (authorization: string) =>
      ask(origin, "/api/alerts/ended", {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(["SAM@ＭＡＩＬ.test"]),
      });
    expect((await ended("Bearer wrong")).status).toBe(403);
    expect((await ended(`Bearer ${"k".repeat(40)}`)).text).toBe('{"accepted":1}');
    expect(await isKept(email)).toBe(false);
  });

  it("offer never to write again, which whoever asks cannot tell, and which can be taken back", async () => {
    const email = "eva.luz@mail.test";
    const ways = [
      { asked: "/avisos", never: "/mis-avisos?n=", said: "Ya no le escribimos" },
      { asked: "/alerts", never: "/my-alerts?n=", said: "email you again" },
    ];
    const kept = async () => (await db.main.selectFrom("quiet_mailboxes").selectAll().execute()).length;
    let mails = 0;
    for (const { asked, never, said } of ways) {
      await db.main.deleteFrom("rate_limits").execute();
      expect((await followAs(email, `${asked}?${search()}`)).status).toBe(303);
      mails++;
      await expect.poll(() => mailTo(email).length, patience).toBe(mails);
      const { text } = mailTo(email).at(-1) as CaughtMail;
      const link = pathOf(new URL(/https?:\S+\?n=\S+/.exec(text)?.[0] ?? "", origin));
      expect(link.startsWith(never)).toBe(true);
      // To look at it does nothing, and nobody else can make one.
      expect((await ask(origin, link)).text).not.toContain(said);
      for (const wrong of [`${link}x`, link.replace(/n=./, "n=~"), `${never}${"a".repeat(22)}.${"a".repeat(22)}`]) {
        await act(wrong, { act: "never" });
        expect((await ask(origin, wrong)).status).toBe(404);
      }
      expect(await kept()).toBe(0);
      expect(await isKept(email)).toBe(true);
      expect((await act(link, { act: "never" })).text).toContain(said);
      expect([await isKept(email), await kept()]).toEqual([false, 1]);
      expect(JSON.stringify(await db.main.selectFrom("quiet_mailboxes").selectAll().execute())).not.toContain("eva");

      // However it is written; the stranger is told what everybody is told, down to the count.
      await db.main.deleteFrom("rate_limits").execute();
      const statuses: number[] = [];
      for (const written of [email, "Eva.Luz+x@mail.test", "eva.luz@ＭＡＩＬ.test", email])
        statuses.push((await followAs(written, `${asked}?${search()}`)).status);
      expect(statuses).toEqual([303, 303, 303, 400]);
      expect(await isKept(email)).toBe(false);
      expect((await act(link, { act: "again" })).text).not.toContain(said);
      expect(await kept()).toBe(0);
    }
    await db.main.deleteFrom("rate_limits").execute();
    // Whatever was to be sent has been: what is asked for afterwards arrives alone.
    await followAs(email, `/avisos?${search()}`);
    await expect.poll(() => mailTo(email).length, patience).toBe(mails + 1);
    expect(smtp.mail.filter(({ to }) => /^eva\.luz\+/i.test(to))).toEqual([]);
  });

  it("delete an address that is nobody's, take few of one mailbox, and no search of everything", async () => {
    await followAs("nobody@mail.test", `/avisos?${search()}`);
    await expect.poll(() => isKept("nobody@mail.test"), patience).toBe(false);
    const statuses: number[] = [];
    // One mailbox, however it is written.
    for (const written of ["ana@mail.test", "Ana+x@mail.test", "ana@ＭＡＩＬ.test", "ana@ｍail.test"])
      statuses.push((await followAs(written, `/avisos?${search()}`)).status);
    expect(statuses).toEqual([303, 303, 303, 400]);
    expect((await ask(origin, "/avisos")).text).toContain("Primero diga qué busca");
    expect((await followAs("no address", `/avisos?${search()}`)).text).toContain("Escriba un correo completo");
    const results = await ask(origin, `/revise-inventario/busque?${search()}`);
    expect(results.text).toContain(`href="/avisos?${search().replaceAll("&", "&amp;")}"`);
  });
});
