import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { createMatcher } from "#render/match.ts";
import { PageCache } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { sendBytes } from "#tests/support/send-bytes.ts";
import { testSite } from "#tests/support/test-site.ts";
import { createListener } from "./listener.ts";
import { createOverloadGuard } from "./overload.ts";
import type { Piece } from "./work-queue.ts";

const dataDir = mkdtempSync(join(tmpdir(), "yonke-listener-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const hosts = { es: "http://localhost:1", en: "http://localhost:1" };
const addresses = createAddresses(hosts);
let matches = 0;
const match = createMatcher(addresses);
/** Without data: a page that is made is the plain one. */
const services = {
  config: { hosts, trustProxy: false, dataDir },
  log: { isLevelEnabled: () => false, error() {}, warn() {} },
  metrics: { answered() {}, shed() {} },
  security: { refused() {} },
  csrf: { allows: () => false },
  always: {},
  inert: {},
  stock: { current: { version: 1 } },
  site: { addresses, settings: testSite.settings, assets: { url: (name: string) => `/${name}` } },
  match: (...args: Parameters<typeof match>) => {
    matches++;
    return match(...args);
  },
  cache: new PageCache(1e6),
  apiCache: new PageCache(1e6),
} as unknown as Services;

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0)) await end();
});

/** A site whose work waits until the test has decided on it. */
async function start(decide: (piece: Piece, at: number) => void) {
  const pieces: Piece[] = [];
  const run = (piece: Piece) => decide(piece, pieces.push(piece));
  const queue = { waiting: 0, arrive() {}, run, runSoon: run };
  const server = createServer(createListener(services, new Map(), { guard: createOverloadGuard(), queue, note() {} }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  cleanUp.push(() => new Promise((done) => server.close(done)));
  const { port } = server.address() as AddressInfo;
  const ask = (line: string, head = "", body = "") =>
    sendBytes(port, `${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n${body}`);
  return { ask, pieces, port, server };
}
const form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n";

it.each([
  ["a page", "GET /", ""],
  ["what is no path", "GET //x", ""],
  ["a backslash", "GET /a\\b", ""],
  ["a second host", "GET /", "host: another\r\n"],
  ["a health path that is not read", "POST /healthz", form],
  ["a form for a page that has none", "POST /ubicaciones", form],
  ["another method", "PUT /", form],
  ["another without a body", "DELETE /carreras", ""],
])("%s waits for its turn, and is turned away when others have a better right", async (_, line, head) => {
  const { ask, pieces } = await start((piece) => piece.refuse());
  expect(await ask(line, head, head === form ? "a=1" : "")).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n/s);
  expect(pieces).toHaveLength(1);
});

it("lets a form wait for its sender outside the queue, and for its page in it", async () => {
  const taken = await start((piece) => piece.work());
  expect(await taken.ask("POST /carreras", form, "a=1")).toMatch(/^HTTP\/1\.1 [45]\d\d /);
  expect(taken.pieces.map(({ kind }) => kind)).toEqual(["POST /carreras made"]);
  const { ask } = await start((piece) => piece.refuse());
  const told = await ask("POST /carreras", form, "a=1");
  expect(told).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 2\r\n/s);
  expect(told).toContain("<h1>503</h1>");
});

it("lets a form whose sender has left take nobody's turn", async () => {
  const { ask, pieces, port, server } = await start((piece) => piece.work());
  const left = new Promise((done) => server.once("connection", (socket) => socket.once("close", done)));
  const sender = connect(port, "127.0.0.1");
  server.once("request", () => sender.destroy());
  sender.write(`POST /carreras HTTP/1.1\r\nhost: localhost\r\n${form}\r\na`);
  await left;
  await ask("POST /carreras", form, "a=1");
  expect(pieces).toHaveLength(1);
});

it.each([
  ["es", "Lo que envi", "What you sent is too long"],
  ["en", "What you sent is too long", "Lo que envi"],
] as const)("tells at once that a form is too large (%s), without a page", async (edition, first, second) => {
  const { ask, pieces } = await start((piece) => piece.refuse());
  const large = form.replace(/\d+(?=\r\n$)/, "100000000");
  const told = await ask(`POST ${addresses.path("careers", edition, {})}`, large, "a=1");
  expect(told).toMatch(/^HTTP\/1\.1 413 /);
  expect(told).toMatch(new RegExp(`<h1>413</h1>.*<h2>${first}.*<h2>${second}`, "s"));
  expect(pieces).toHaveLength(0);
});

it("refuses a form in the middle that is larger than it says, and is still heard", async () => {
  const { ask, pieces } = await start((piece) => piece.refuse());
  const head = form.replace(/content-length.*/, "transfer-encoding: chunked");
  const told = await ask("POST /carreras", head, `${(70_000).toString(16)}\r\n${"a".repeat(70_000)}`);
  expect(told).toMatch(/^HTTP\/1\.1 413 /);
  expect(pieces).toHaveLength(0);
});

it("tells at once that an address is too long, without a page", async () => {
  const { ask, pieces } = await start((piece) => piece.refuse());
  const told = await ask(`GET /${"a".repeat(9_000)}`);
  expect(told).toMatch(/^HTTP\/1\.1 414 /);
  expect(told).toContain("No pudimos leer");
  expect(told).toContain("We could not read this address");
  expect(pieces).toHaveLength(0);
});

it("tells what is wrong with a request when its turn comes", async () => {
  const { ask } = await start((piece) => piece.work());
  expect(await ask("GET //x")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask(`GET /${"a".repeat(9_000)}`)).toMatch(/^HTTP\/1\.1 414 /);
  expect(await ask("PUT /", form, "a=1")).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET, HEAD\r\n/s);
});

it("reads an address once, whether its page is made or refused", async () => {
  for (const end of ["work", "refuse"] as const) {
    const { ask } = await start((piece) => piece[end]());
    matches = 0;
    await ask("GET /ubicaciones");
    expect([end, matches]).toEqual([end, 1]);
  }
});

it("keeps an answer of the API under what the call reads, whatever else an address says", async () => {
  const { ask, pieces } = await start((piece) => piece.work());
  for (const query of ["", "?e=1", "?e=2", "?e=3&e=4", "?E=5#", "?&&f"]) {
    const told = await ask(`GET /api/openapi.json${query}`);
    expect(told).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(await ask("GET /API/OpenAPI.json/?null")).toMatch(/^HTTP\/1\.1 200 /);
  // The first was not kept, as nobody had asked for it before; the second was, for all of them.
  expect(pieces).toHaveLength(2);
  expect(await ask(`GET /api/openapi.json?${"e".repeat(9_000)}`)).toMatch(/^HTTP\/1\.1 414 /);
});
