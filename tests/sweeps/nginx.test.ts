import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { lastWords } from "../support/last-words.ts";
import { ended, type RunningServer, root, runServer } from "../support/run-server.ts";

const { dataDir } = inject("servers");
const hosts = { es: "es.yonke.example.com", en: "www.yonke.example.com" };
const officeHost = "office.yonke.example.com";
const has = (program: string, flag: string) => spawnSync(program, [flag], { stdio: "ignore" }).status === 0;
const reason = has("nginx", "-v") && has("openssl", "version") ? undefined : "nginx or openssl is not installed";

/** Once each: twice would be one value with a comma. */
const always = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};
type Got = { status: number; headers: Record<string, string>; text: string };

describe.skipIf(reason)(`deploy/nginx/yonke.conf${reason ? ` (skipped: ${reason})` : ""}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "yonke-nginx-"));
  const conf = join(folder, "nginx.conf");
  let ports = { http: 0, https: 0, site: 0, dead: 0, office: 0 };
  let site: RunningServer;
  let nginx: ChildProcess;

  /** The files as they are shipped, in the order of their names; only the places of this machine are put in. */
  function writeConf() {
    const shipped = ["yonke-office.conf", "yonke.conf"]
      .map((name) => readFileSync(join(root, "deploy/nginx", name), "utf8"))
      .join("\n")
      .replace("127.0.0.1:3100", `127.0.0.1:${ports.office}`)
      .replace("127.0.0.1:3001", `127.0.0.1:${ports.site}`)
      .replace("127.0.0.1:3002", `127.0.0.1:${ports.dead}`)
      .replaceAll(/ {4}listen \[::\].*\n/g, "")
      .replaceAll("listen 80;", `listen 127.0.0.1:${ports.http};`)
      .replaceAll("listen 443 ", `listen 127.0.0.1:${ports.https} `)
      .replaceAll(
        /\/etc\/letsencrypt\/live\/(?:office\.)?yonke\.example\.com|\/var\/cache\/nginx|\/var\/log\/nginx/g,
        folder,
      );
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((n) => `${n}_temp_path ${folder}/${n};`);
    writeFileSync(
      conf,
      `${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;
events {}\nhttp {\naccess_log ${folder}/access.log;\n${temporary.join("\n")}\n${shipped}\n}\n`,
    );
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const get = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<Got>((resolve, reject) => {
      const where = { hostname: "127.0.0.1", port: ports.https, path, servername: host, rejectUnauthorized: false };
      request({ ...where, agent, headers: { host, ...headers } }, async (reply) => {
        const parts: Buffer[] = [];
        for await (const part of reply) parts.push(part as Buffer);
        const flat = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: reply.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          text: Buffer.concat(parts).toString(),
        });
      })
        .on("error", reject)
        .end();
    });

  beforeAll(async () => {
    const [http, https, port, dead, office] = await Promise.all(Array.from({ length: 5 }, () => freePort()));
    ports = { http, https, site: port, dead, office } as typeof ports;
    mkdirSync(join(folder, "yonke"));
    const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
    const about = ["-subj", "/CN=yonke.example.com", "-days", "2"];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...key, ...about], { stdio: "pipe" });
    writeConf();
    // Of the two processes behind, one is never there: nobody may notice.
    site = await runServer("behind-nginx", {
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      LOG_LEVEL: "info",
      SITE_URL_ES: `https://${hosts.es}`,
      SITE_URL_EN: `https://${hosts.en}`,
      OFFICE: "1",
      OFFICE_PORT: String(office),
      OFFICE_URL: `https://${officeHost}`,
    });
    nginx = spawn("nginx", ["-c", conf, "-p", folder], { stdio: ["ignore", "pipe", "pipe"] });
    const said = lastWords(nginx);
    const answers = () =>
      get(hosts.es, "/healthz").then(
        ({ status }) => status === 200,
        () => false,
      );
    await vi.waitUntil(answers, { timeout: 300_000, interval: 50 }).catch((thrown) => {
      throw new Error(`nginx does not answer:\n${said()}`, { cause: thrown });
    });
  });
  afterAll(async () => {
    agent.destroy();
    nginx?.kill("SIGTERM");
    if (nginx) await ended(nginx);
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is a configuration that nginx takes without a warning", () => {
    const { status, stderr } = spawnSync("nginx", ["-t", "-c", conf, "-p", folder], { encoding: "utf8" });
    expect([status, stderr.match(/\[(warn|emerg|error)\].*/g)]).toEqual([0, null]);
  });

  it("sends plain HTTP to HTTPS", async () => {
    const reply = await ask(`http://${hosts.en}:${ports.http}`, "/locations?a=1");
    expect([reply.status, reply.headers.location]).toEqual([308, `https://${hosts.en}/locations?a=1`]);
  });

  it("serves both hosts, each from the cache the second time, in the encoding asked for", async () => {
    for (const [host, lang] of [
      [hosts.es, "es-US"],
      [hosts.en, "en-US"],
    ] as const) {
      const first = await get(host, "/");
      const again = await get(host, "/");
      expect([first.status, first.headers["x-cache"], again.headers["x-cache"]]).toEqual([200, "MISS", "HIT"]);
      expect(again.text).toBe(first.text);
      expect(first.text).toContain(`<html lang="${lang}"`);
      expect(first.text).toContain(`https://${host}/`);
      expect(first.headers["x-request-id"]).toMatch(/^[\w-]+$/);
      expect(again.headers).not.toHaveProperty("x-request-id");
      const packed = await get(host, "/", { "accept-encoding": "gzip, deflate, br;q=0.9" });
      const alike = await get(host, "/", { "accept-encoding": "br, gzip" });
      expect([packed.headers["content-encoding"], packed.headers["x-cache"]]).toEqual(["br", "MISS"]);
      expect([alike.headers["content-encoding"], alike.headers["x-cache"]]).toEqual(["br", "HIT"]);
      for (const { headers } of [first, again, packed]) expect(headers).toMatchObject(always);
    }
  });

  it("tells nobody from the cache what another visitor has left of the limit", async () => {
    const ask = () => get(hosts.en, "/api/locations/count/limit");
    const [first, again] = [await ask(), await ask()];
    expect([first.headers["x-cache"], again.headers["x-cache"]]).toEqual(["MISS", "HIT"]);
    expect([first.headers.ratelimit, first.headers["ratelimit-policy"]].join()).toMatch(
      /^"calls";r=\d+.*,"calls";q=\d+/,
    );
    expect(again.headers).not.toHaveProperty("ratelimit");
    expect(again.headers).not.toHaveProperty("ratelimit-policy");
    expect(again.text).toBe(first.text);
  });

  it("leads to the office under its own name, which sends its own headers once", async () => {
    const { status, headers, text } = await get(officeHost, "/entrar");
    expect([status, headers["cache-control"], headers["x-frame-options"]]).toEqual([200, "no-store", "DENY"]);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(headers).not.toHaveProperty("x-cache");
    expect(text).toContain("<h1>Entre a su oficina</h1>");
    expect((await get(officeHost, "/")).headers.location).toBe("/entrar");
  });

  it("keeps no form and no token, and shows nobody the figures", async () => {
    for (const path of ["/about/contact-us", "/api/token"]) {
      const replies = [await get(hosts.en, path), await get(hosts.en, path)];
      expect(replies.map(({ status, headers }) => [status, headers["x-cache"]])).toEqual([
        [200, "MISS"],
        [200, "MISS"],
      ]);
    }
    // nginx's own answers, with the headers that the site's have.
    for (const path of ["/metrics", "/readyz"]) {
      const { status, headers } = await get(hosts.en, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers).toMatchObject(always);
    }
  });

  it("tells the site who asks, whatever the visitor wrote, and logs as sparingly as the site", async () => {
    await get(hosts.en, "/api/search?q=geheim", { "x-forwarded-for": "198.51.100.9" });
    const log = () => readFileSync(site.logFile, "utf8");
    await expect.poll(log).toContain('"path":"/api/search"');
    expect(log()).not.toContain("198.51.100");
    expect(log()).toContain('"net":"127.0.0.0/24"');
    const lines = readFileSync(join(folder, "yonke.log"), "utf8").trim().split("\n");
    const last = JSON.parse(lines.at(-1) ?? "") as Record<string, unknown>;
    expect(last).toMatchObject({ path: "/api/search", status: 200, net: "127.0.0.0/24", host: hosts.en });
    expect(lines.join("")).not.toMatch(/geheim|198\.51/);
    expect(log()).toContain(`"id":"${last.id}"`);
  });

  it("logs no VIN, and keeps none", async () => {
    const seen: unknown[] = [];
    const typed = ["/check-inventory?q=", "/search;s=", "/search%3Bs=", "/nothing/accord-1HGCM665930004352/"];
    for (const path of ["/api/vin/", "/API/VIN/", "/api/vehicle/", ...typed].map(
      (before) => `${before}1HGCM665930004352`,
    ))
      for (let time = 0; time < 2; time++) seen.push((await get(hosts.en, path)).headers["x-cache"]);
    expect(seen).not.toContain("HIT");
    await expect.poll(() => readFileSync(site.logFile, "utf8")).toContain('"path":"/api/vehicle/*"');
    expect(readFileSync(site.logFile, "utf8")).not.toMatch(/1HGCM665930004352/i);
    const lines = readFileSync(join(folder, "yonke.log"), "utf8");
    expect(lines).toContain('"path":"/api/vin/*"');
    // One of the two processes is dead: that an answer was sought there first is told without what was asked.
    expect(lines).toMatch(/"tried":"502, \d{3}"/);
    await ask(`http://${hosts.en}:${ports.http}`, "/api/vin/1HGCM665930004352");
    const logs = readdirSync(folder).filter((name) => name.endsWith(".log"));
    expect(logs).toEqual(expect.arrayContaining(["access.log", "error.log", "yonke-error.log", "yonke.log"]));
    const kept = readdirSync(join(folder, "yonke"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(kept.length).toBeGreaterThan(0);
    for (const file of [...logs.map((name) => join(folder, name)), ...kept])
      expect(readFileSync(file, "utf8"), file).not.toMatch(/1HGCM665930004352/i);
  });

  it("turns away a network that asks for too much to be made, in both languages, but never plain pages", async () => {
    const many = (path: (n: number) => string) =>
      Promise.all(Array.from({ length: 500 }, (_, n) => get(hosts.es, path(n))));
    const calls = await many((n) => `/api/vehicle/makes?n=${n}`);
    const refused = calls.filter(({ status }) => status === 429);
    expect(calls.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBeGreaterThan(0);
    // However it is written, and though it has no parameters.
    const shouted = await many(() => "/API/Vehicle/Makes");
    const searches = await many((n) => `/busqueda;s=${n}`);
    const turnedAway = [refused, shouted, searches].map((all) => all.filter(({ status }) => status === 429));
    for (const [n, some] of turnedAway.entries()) {
      expect([n, some.length > 0]).toEqual([n, true]);
      for (const { headers, text } of some) {
        expect(headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
        expect(headers["content-type"]).toBe(n < 2 ? "application/json; charset=utf-8" : "text/html; charset=utf-8");
        expect(text).toMatch(/Espere unos segundos.*Wait a few seconds/s);
        if (n < 2)
          expect(JSON.parse(text).error).toMatchObject({ code: "too-many", requestId: headers["x-request-id"] });
      }
    }
    const pages = await many(() => "/");
    expect(pages.every(({ status }) => status === 200)).toBe(true);
  });
});
