import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";

const { dataDir } = inject("servers");
const key = "an-administration-key";
/** Of no car in the demo, nor of anybody's. */
const vin = "1HGCM665930004352";
const wrongSign = "2T1BR32E18X018356";

let server: RunningServer;
let origin = "";
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await runServer("vins", { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "info", ADMIN_TOKEN: key });
});
afterAll(() => server?.stop());

const hasVin = (text: string) => /1HGCM665930004352|2T1BR32E18X018356/i.test(decodeURIComponent(text));
const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, body: string) => ask(origin, path, { method: "POST", headers: form, body });

describe("a visitor's VIN", () => {
  it.each([
    `/revise-inventario?q=${vin}`,
    `/en/check-inventory?q=${vin}&zip=95823`,
    `/busqueda;s=${vin}`,
    `/busqueda?s=${vin.toLowerCase()}`,
    `/revise-inventario/busque?vin=${vin}`,
    `/precios-de-piezas?q=alternador+${vin}`,
    `/busque-pieza?part=alternador+${vin}`,
    `/revise-inventario?q=${wrongSign}`,
  ])("is taken off an address by the redirect: %s", async (path) => {
    for (let time = 0; time < 3; time++) {
      const { status, headers } = await ask(origin, path);
      expect([status, headers["cache-control"]]).toEqual([303, "no-store"]);
      expect(headers.location).toMatch(/^\/(en\/)?(revise-inventario|check-inventory|busque-pieza)/);
      expect(hasVin(headers.location ?? "")).toBe(false);
    }
    const { headers } = await ask(origin, path);
    const { status, text } = await ask(origin, headers.location ?? "");
    expect(status).toBe(200);
    expect(hasVin(text.replaceAll("%25", "%"))).toBe(false);
  });

  it("sent by a form leads to the car's own address, or is answered once and kept nowhere", async () => {
    for (const [path, sent] of [
      ["/revise-inventario/vin", `vin=${vin}`],
      ["/revise-inventario", `q=${vin}`],
      ["/busqueda", `s=${vin}`],
      ["/revise-inventario/busque", `make=1&model=0&vin=${vin}`],
    ] as const) {
      const { status, headers } = await post(path, sent);
      expect([path, status, headers["cache-control"]]).toEqual([path, 303, "no-store"]);
      expect(headers.location).toMatch(
        /^\/revise-inventario\/vin\?make=\d+&model=\d+&year=2003&engine=3\.0\+V6&code=J30A4/,
      );
    }
    // The part goes along.
    for (const [path, name] of [
      ["/busque-pieza", "part"],
      ["/precios-de-piezas", "q"],
    ] as const) {
      const { headers: part } = await post(path, `${name}=alternador+${vin}&make=&year=`);
      expect(part.location).toMatch(/^\/busque-pieza\/alternador\/honda-accord\?.*year=2003.*engine=3\.0\+V6/);
    }
    const { status, headers, text } = await post("/check-inventory/vin", `vin=${wrongSign}`);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(text).toContain("This VIN doesn’t add up");
    expect(text.match(/class="is-new"/g)?.length).toBeGreaterThan(2);
    // Every way on is a car's address.
    for (const [, href] of text.matchAll(/href="([^"]*)"/g)) expect(hasVin(href ?? "")).toBe(false);
  });

  it("fills the form of an offer, on a page that nobody keeps, and goes to no desk", async () => {
    const path = "/en/sell-my-car";
    const page = await ask(origin, path);
    const token = /name="_csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    const cookie = String(page.headers["set-cookie"]).split(";")[0] ?? "";
    const send = (body: string) => ask(origin, path, { method: "POST", headers: { ...form, cookie }, body });
    const { status, headers, text } = await send(`_csrf=${encodeURIComponent(token)}&read=&vin=${vin}`);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    for (const said of ["2003", "Honda", "Accord", vin]) expect(text).toContain(`value="${said}"`);
    // What the device is given to remember is the car alone.
    const kept = /data-island="own-car"[^>]*data-props="([^"]*)"/.exec(text)?.[1];
    expect(kept).toContain("2003 Honda Accord 3.0 V6");
    expect(hasVin(kept ?? "")).toBe(false);
    expect((await send(`read=&vin=${vin}`)).status).toBe(403);
    const db = new DatabaseSync(join(dataDir, "yonke.sqlite"), { readOnly: true });
    expect(db.prepare("select count(*) as n from submissions where fields like ?").get(`%${vin}%`)).toEqual({ n: 0 });
    db.close();
  });

  it("is suggested for by POST alone", async () => {
    expect((await ask(origin, `/api/suggest?t=${vin}`)).status).toBe(400);
    const { status, headers, text } = await post("/api/suggest", `t=${vin}`);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(text).toContain("Honda Accord 2003 3.0 V6");
  });

  it("is answered by the API with no-store", async () => {
    const { status, headers } = await ask(origin, `/api/vin/${vin}`);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("is then in no line of the log and in no figure", async () => {
    const log = () => readFileSync(server.logFile, "utf8");
    await expect.poll(log, { timeout: 60_000 }).toContain('"path":"/api/vin/*"');
    expect(hasVin(log().replaceAll("%", ""))).toBe(false);
    const { text } = await ask(origin, "/metrics", { headers: { authorization: `Bearer ${key}` } });
    expect(text).toContain("yonke_");
    expect(hasVin(text.replaceAll("%", ""))).toBe(false);
  });
});

describe("what is no VIN", () => {
  it.each([
    ["", "¿Qué dice su VIN?"],
    ["1HGCM66593000435", "Un VIN tiene 17 signos y aquí hay 16."],
    ["1HGCM6659300043521", "Un VIN tiene 17 signos y aquí hay 18."],
    ["x".repeat(400), "Un VIN tiene 17 signos"],
    ["ZZZZZZZZ0ZZ123456", "VIN"],
    ["🚗 <script>", "VIN"],
  ])("gets an answer: %s", async (typed, said) => {
    const sent = await post("/revise-inventario/vin", `vin=${encodeURIComponent(typed)}`);
    const { status, text } = sent.status === 303 ? await ask(origin, sent.headers.location ?? "") : sent;
    expect(status).toBe(200);
    expect(text).toContain(said);
    expect(text).not.toContain("<script>\n");
  });
});
