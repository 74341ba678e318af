import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";

const { dataDir } = inject("servers");
const key = readFileSync(join(dataDir, "admin-token"), "utf8").trim();

/** Servers of their own: what they make is counted, and the other sweeps ask for pages all the time. */
const [onePort, twoPort] = [await freePort(), await freePort()];
const one = { es: `http://localhost:${onePort}`, en: `http://localhost:${onePort}` };
const two = { es: `http://es.localhost:${twoPort}`, en: `http://en.localhost:${twoPort}` };
let servers: RunningServer[] = [];
beforeAll(async () => {
  const hosts = { SITE_URL_ES: two.es, SITE_URL_EN: two.en };
  servers = await Promise.all([
    runServer("fair-one", { PORT: String(onePort), DATA_DIR: dataDir }),
    runServer("fair-two", { PORT: String(twoPort), DATA_DIR: dataDir, ...hosts }),
  ]);
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** How many pages this server has made so far. */
async function pagesMade(origin: string): Promise<number> {
  const { text } = await ask(origin, "/metrics", { headers: { authorization: `Bearer ${key}` } });
  return Number(/^yonke_cache_misses_total\{cache="pages"\} (\d+)/m.exec(text)?.[1]);
}

it.each([
  ["one host", one.es],
  ["two hosts", two.es],
])("an address with parameters that its page does not read is the same page, from memory (%s)", async (_, origin) => {
  const page = "/acera/politicas";
  await ask(origin, page);
  const { headers, text } = await ask(origin, page);
  const made = await pagesMade(origin);
  for (const strange of ["?e=0.123", "?utm_source=x&a[]=1", ";m=1", ";a;b=2?c=3", "?%F0%9F%98%80"]) {
    const reply = await ask(origin, page + strange);
    expect([strange, reply.status, reply.headers.etag]).toEqual([strange, 200, headers.etag]);
    expect(reply.text).toBe(text);
  }
  expect((await ask(origin, "/acera/pol%69ticas?e=1")).headers.etag).toBe(headers.etag);
  // The page of half a minute may have to be made anew meanwhile, once.
  expect((await pagesMade(origin)) - made).toBeLessThanOrEqual(1);
});

it("with two hosts a made-up name makes no other page", async () => {
  const page = "/acera/seguridad";
  await ask(two.es, page);
  const { headers } = await ask(two.es, page);
  const made = await pagesMade(two.es);
  for (let n = 0; n < 5; n++) {
    const reply = await ask(two.es, page, { headers: { host: `made-up-${n}.example.com` } });
    if (reply.status === 200) expect(reply.headers.etag).toBe(headers.etag);
  }
  expect((await pagesMade(two.es)) - made).toBeLessThanOrEqual(1);
});

it("the pages' own parameters still make their pages, in whatever order they stand", async () => {
  const results = "/revise-inventario/busque";
  const [given, turned] = await Promise.all(
    ["?make=1&model=0&zip=95670", "?zip=95670&x=1&model=0&make=1"].map((search) => ask(one.es, results + search)),
  );
  expect(given?.status).toBe(200);
  expect(turned?.headers.etag).toBe(given?.headers.etag);
  expect((await ask(one.es, `${results}?make=2&model=0&zip=95670`)).headers.etag).not.toBe(given?.headers.etag);
});

it("a search from the form is the page of a link to it, made once; what is sent otherwise leads there", async () => {
  const results = "/revise-inventario/busque";
  const link = `${results}?make=3&model=0&distance=50&zip=95823&year=2001-2006`;
  await ask(one.es, link);
  const kept = await ask(one.es, link);
  const made = await pagesMade(one.es);
  for (const form of [
    "?make=3&model=0&from=2001&to=2006&zip=95823&distance=50",
    "?from=2001&to=2006&make=3&zip=+95823-1234+&distance=50&since=&vin=",
  ])
    expect((await ask(one.es, results + form)).headers.location).toBe(link);
  for (const sent of [
    "?year=2001-2006&make=3&model=0&distance=50&zip=95823",
    "?make=3&model=0&distance=50&zip=95823&year=01-06&vin=",
  ]) {
    const reply = await ask(one.es, results + sent);
    expect([sent, reply.status, reply.headers.etag]).toEqual([sent, 200, kept.headers.etag]);
  }
  // The page of half a minute may have to be made anew meanwhile, once.
  expect((await pagesMade(one.es)) - made).toBeLessThanOrEqual(1);
});
