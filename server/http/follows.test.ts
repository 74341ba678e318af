import { Readable } from "node:stream";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, it } from "vitest";
import { createCsrf } from "#api/csrf.ts";
import { copy as formCopy } from "#api/forms/copy.ts";
import { createHumanCheck } from "#api/human-check.ts";
import { copy } from "#app/follows/follow-page/copy.ts";
import type { Matched } from "#render/match.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { oneSecret } from "#tests/support/one-secret.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { answerFollow } from "./follows.ts";
import type { PageAsk } from "./pages.ts";

const hosts = { es: "https://yonke.test", en: "https://yonke.test" };
const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
const csrf = createCsrf(oneSecret("s"));
let browsers = 0;

describeEachDatabase("a browser that asks to be told", ({ create }) => {
  async function open() {
    const db = await create();
    const stock = await loadSmallStock({ stores: 9, vehicles: 40 });
    const human = createHumanCheck({ provider: "altcha", siteKey: "", secret: undefined }, oneSecret("s"), db);
    const services = {
      ...{ db, csrf, human, stock: { current: stock }, config: { hosts }, log: { error() {} } },
      ...{
        security: { refused() {} },
        site: { addresses: createAddresses(hosts), settings: { alerts: { push: "k" } } },
      },
    } as unknown as Services;
    const solved = async () => {
      const challenge = await human.challenge();
      if (!challenge) throw new Error("no task");
      return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
    };
    const make = stock.catalog.makes[0]?.id;
    const model = stock.catalog.modelsOf(make ?? 0)[0]?.id;
    async function ask(edition: "es" | "en", recaptcha: string, address = "203.0.113.9", opened = Date.now()) {
      const token = csrf.issue(opened);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${++browsers}`;
      const body = new URLSearchParams({ _csrf: token, recaptcha, push: JSON.stringify({ endpoint, keys }) });
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: hosts.es };
      const incoming = Object.assign(Readable.from([Buffer.from(body.toString())]), { headers });
      const { status, plain } = await answerFollow(
        services,
        { id: "alerts", edition } as unknown as Matched,
        {
          ...{ search: `?make=${make}&model=${model}`, requestId: "r", origin: hosts.es },
          cookie: `XSRF-TOKEN=${token}; __Host-XSRF-TOKEN=${token}`,
        } as unknown as PageAsk,
        {
          incoming: incoming as never,
          visitor: { address, loopback: false },
          inTurn: async (make) => make(),
        },
      );
      return { status, said: JSON.parse(String(plain)) as { page?: string; message?: string } };
    }
    const fill = async (key: string) => {
      const window_started = Math.floor(Date.now() / 3_600_000) * 3_600;
      // The next hour counts too, should it begin meanwhile.
      const row = { key, window_started: window_started + 3_600, used: 500 };
      await db.main.deleteFrom("rate_limits").where("key", "=", key).execute();
      await db.main.insertInto("rate_limits").values(row).execute();
    };
    return { db, ask, solved, fill };
  }

  it("shows that somebody is there, as whoever asks by mail does", async () => {
    const { db, ask, solved } = await open();
    const kept = async () => (await db.main.selectFrom("followers").select("kind").execute()).length;
    for (const edition of editionIds) {
      expect(await ask(edition, "bm90aGluZw==")).toEqual({ status: 400, said: { message: formCopy[edition].human } });
      expect(await ask(edition, "")).toEqual({ status: 400, said: { message: formCopy[edition].tooSoon } });
    }
    expect(await kept()).toBe(0);
    const answer = await solved();
    expect(await ask("es", answer)).toMatchObject({ status: 200, said: { page: expect.stringContaining("?k=") } });
    // It is good once.
    expect((await ask("es", answer)).status).toBe(400);
    expect(await kept()).toBe(1);
    // Without it few are taken of a network: by the age of the page, as everywhere.
    const old = Date.now() - 10_000;
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) statuses.push((await ask("en", "", "198.51.100.7", old)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it("is counted apart from mail, and told the truth when it is the count of all", async () => {
    const { ask, solved, fill } = await open();
    await fill("follow:all");
    expect((await ask("es", await solved())).status).toBe(200);
    await fill("follow:push:all");
    for (const edition of editionIds)
      expect(await ask(edition, await solved())).toEqual({
        status: 429,
        said: { message: copy[edition].pushNot["too-many-now"] },
      });
  });
});
