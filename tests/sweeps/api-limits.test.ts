import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";

let server: RunningServer;
let origin = "";
beforeAll(async () => {
  const port = String(await freePort());
  server = await runServer("limits", { PORT: port, DATA_DIR: inject("servers").dataDir, TRUST_PROXY: "1" });
  origin = `http://localhost:${port}`;
});
afterAll(() => server.stop());

const from = (address: string, path: string, options = {}) =>
  ask(origin, path, { headers: { "x-forwarded-for": address }, ...options });
const limitOf = (text: string | undefined) =>
  /^"calls";r=(\d+);t=(\d+)$/
    .exec(text ?? "")
    ?.slice(1)
    .map(Number) ?? [];

it("tells each visitor what is left, and no visitor what another has", async () => {
  const [first, second] = [
    await from("192.0.2.1", "/api/vehicle/makes"),
    await from("192.0.2.1", "/api/vehicle/makes"),
  ];
  expect(first.headers["ratelimit-policy"]).toBe('"calls";q=600;w=60');
  const [left = 0, seconds = 0] = limitOf(first.headers.ratelimit);
  expect(left).toBe(599);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  // The minute may have ended between the two.
  expect([598, 599]).toContain(limitOf(second.headers.ratelimit)[0]);
  // From here on it is answered from memory, which nobody counts.
  for (const address of ["192.0.2.1", "198.51.100.1"]) {
    const kept = await from(address, "/api/vehicle/makes");
    expect([kept.status, kept.headers.ratelimit, kept.headers["ratelimit-policy"]]).toEqual([
      200,
      undefined,
      undefined,
    ]);
  }
});

it("says it also of an answer that goes out as it is made, and of an error", async () => {
  const large = await from("192.0.2.9", "/api/vehicle/search?makeId=132&zip=95823&distance=25000");
  expect([large.headers["content-length"], limitOf(large.headers.ratelimit).length]).toEqual([undefined, 2]);
  const wrong = await from("192.0.2.9", "/api/vehicle/search?year=abc");
  expect([wrong.status, limitOf(wrong.headers.ratelimit).length]).toEqual([400, 2]);
});

it("answers 429 with the seconds to wait, to that network alone", async () => {
  let last = await from("203.0.113.1", "/api/locations/count/n0");
  for (let n = 1; n < 1_300 && last.status === 200; n++) last = await from("203.0.113.1", `/api/locations/count/n${n}`);
  expect([last.status, JSON.parse(last.text).error.code]).toEqual([429, "too-many"]);
  const [left, seconds] = limitOf(last.headers.ratelimit);
  expect([left, String(seconds)]).toEqual([0, last.headers["retry-after"]]);
  expect((await from("198.51.100.7", "/api/locations/count/nx")).status).toBe(200);
});
