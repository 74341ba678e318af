import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "#data/open.ts";
import { photoPath } from "#site/photos.ts";
import { ask } from "../support/ask.ts";
import { freePort } from "../support/free-port.ts";
import { observatoryScore, type Seen } from "../support/observatory.ts";
import { list, readHtml } from "../support/read-html.ts";
import { type RunningServer, runServer } from "../support/run-server.ts";
import { sendBytes } from "../support/send-bytes.ts";

const { dataDir } = inject("servers");
const host = "yonke.example.com";
const hsts = "max-age=31536000; includeSubDomains";

/** The site as it is behind a proxy that ends TLS. */
let server: RunningServer;
let origin = "";
beforeAll(async () => {
  const port = await freePort();
  origin = `http://${host}:${port}`;
  server = await runServer("tls", { PORT: String(port), DATA_DIR: dataDir, SITE_URL: `https://${host}` });
});
afterAll(() => server?.stop());

type Got = Seen & { status: number };
type Ask = { method?: string; headers?: Record<string, string>; body?: string };

const get = (path: string, { method = "GET", headers = {}, body }: Ask = {}) =>
  new Promise<Got>((resolve, reject) => {
    const to = { hostname: "127.0.0.1", port: server.port, path, method, headers: { host, ...headers } };
    request(to, (reply) => {
      const { "set-cookie": cookies = [], ...rest } = reply.headers;
      const flat = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
      reply.resume().on("end", () => resolve({ status: reply.statusCode ?? 0, headers: flat, cookies }));
    })
      .on("error", reject)
      .end(body);
  });

async function raw(bytes: string): Promise<Got> {
  const [head = ""] = (await sendBytes(server.port, bytes)).split("\r\n\r\n");
  const [line = "", ...lines] = head.split("\r\n");
  const fields = lines.map((text) => [text.split(": ")[0]?.toLowerCase(), text.split(": ")[1]]);
  return { status: Number(line.split(" ")[1]), headers: Object.fromEntries(fields), cookies: [] };
}

const filesOf = async () => {
  const page = readHtml((await ask(origin, "/")).text);
  const href = (rel: string, also = {}) => list(page, "link", { rel, ...also })[0]?.attributes.href ?? "none";
  return {
    style: href("stylesheet"),
    drawing: href("icon"),
    font: href("preload", { as: "font" }),
    bitmap: href("apple-touch-icon"),
  };
};

describe("with TLS before it", () => {
  it("every answer carries HSTS, CORP and nosniff, and has 125 points or more of Mozilla's Observatory", async () => {
    const files = await filesOf();
    const { headers } = await get("/");
    const tag = headers.etag as string;
    const answers: Record<string, Got> = {};
    for (const path of [
      "/",
      "/en",
      "/ubicaciones?n=1",
      "/carreras",
      "/careers?sent=1",
      "/Ubicaciones/",
      "/nada-aqui",
      "/PageNotFound?path=x",
      "/%00",
      "//",
      `/${"a".repeat(9_000)}`,
      "/healthz",
      "/readyz",
      "/metrics",
      "/robots.txt",
      "/sitemap.xml",
      "/.well-known/security.txt",
      "/manifest.es.webmanifest",
      "/favicon.ico",
      "/banner.css?e=1",
      "/photos/none.jpg",
      "/images/none",
      "/api/token",
      "/api/nothing",
      "/api/vehicle/makes",
      "/api/vehicle/search?make=59",
      "/api/captcha/challenge",
      files.style,
      files.drawing,
      files.font,
      files.bitmap,
    ])
      answers[`GET ${path.slice(0, 60)}`] = await get(path);
    for (const path of ["/", "/api/careers/form", "/carreras", "/banner/dismiss", "/api/config/urls"])
      answers[`POST ${path}`] = await get(path, { method: "POST", body: "a=1" });
    answers["HEAD /"] = await get("/", { method: "HEAD" });
    answers["GET / 304"] = await get("/", { headers: { "if-none-match": tag } });
    answers["OPTIONS /api"] = await get("/api/vehicle/makes", { method: "OPTIONS" });
    answers["no HTTP"] = await raw("hola\r\n\r\n");
    answers["no host"] = await raw("GET / HTTP/1.1\r\nconnection: close\r\n\r\n");
    answers["two hosts"] = await raw("GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n");
    answers["any method"] = await raw(`OPTIONS * HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    answers["a tunnel"] = await raw("CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n");
    answers["an expectation"] = await raw(`GET / HTTP/1.1\r\nhost: ${host}\r\nexpect: wonders\r\n\r\n`);
    answers["long headers"] = await raw(`GET / HTTP/1.1\r\nhost: a\r\nx-a: ${"a".repeat(20_000)}\r\n\r\n`);
    const wanted = { "no HTTP": 400, "no host": 400, "two hosts": 400, "any method": 204, "a tunnel": 405 };
    for (const [what, status] of Object.entries(wanted)) expect([what, answers[what]?.status]).toEqual([what, status]);
    expect(answers["GET / 304"]?.status).toBe(304);
    expect(answers["GET /carreras"]?.cookies.length).toBeGreaterThan(0);
    for (const [what, answer] of Object.entries(answers)) {
      expect([what, answer.headers["strict-transport-security"]]).toEqual([what, hsts]);
      expect([what, answer.headers["cross-origin-resource-policy"]]).toEqual([what, "same-origin"]);
      const { score, marks } = observatoryScore(answer);
      expect(score, `${what} ${answer.status}: ${JSON.stringify(marks)}`).toBeGreaterThanOrEqual(125);
    }
  });

  it("pictures of the chain may stand in other sites' pages, and lack nothing else", async () => {
    const db = await openDatabase({ dataDir });
    const image = await db.main.selectFrom("images").select("id").executeTakeFirst();
    const car = await db.main.selectFrom("vehicles").select("id").where("left_on", "is", null).executeTakeFirst();
    await db.close();
    for (const path of [photoPath(car?.id ?? 0, "thumb"), `/images/${image?.id}`]) {
      const { status, headers, cookies } = await get(path);
      expect([path, status, headers["cross-origin-resource-policy"]]).toEqual([path, 200, "cross-origin"]);
      expect(headers["strict-transport-security"]).toBe(hsts);
      // What they are for costs the ten points of a policy that would forbid it.
      const closed = { ...headers, "cross-origin-resource-policy": "same-origin" };
      expect([
        observatoryScore({ headers, cookies }).score,
        observatoryScore({ headers: closed, cookies }).score,
      ]).toEqual([120, 130]);
    }
  });

  it("cookies are this host's alone, and only such a token counts", async () => {
    const { cookies } = await get("/carreras");
    const [readable = "", own = ""] = cookies;
    expect(readable).toMatch(/^XSRF-TOKEN=\S+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
    expect(own).toMatch(/^__Host-XSRF-TOKEN=\S+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/);
    const token = /=([^;]*)/.exec(own)?.[1] ?? "";
    const send = (cookie: string) =>
      get("/api/careers/form", {
        method: "POST",
        headers: { cookie, "x-xsrf-token": token, "content-type": "application/json" },
        body: "{}",
      });
    // 400: the token was taken, and the form's own rules have something to say.
    expect((await send(`__Host-XSRF-TOKEN=${token}`)).status).toBe(400);
    expect((await send(`XSRF-TOKEN=${token}`)).status).toBe(403);
    const dismissed = await get("/banner/dismiss", {
      method: "POST",
      body: "id=7&back=/%C3%B1",
      headers: { "content-type": "application/x-www-form-urlencoded", cookie: `__Host-XSRF-TOKEN=${token}` },
    });
    expect([dismissed.status, dismissed.headers.location]).toEqual([303, "/%C3%B1"]);
    expect(dismissed.cookies).toEqual([expect.stringMatching(/^__Host-banner-7=dismissed; .*Path=\/; .*Secure$/)]);
  });

  it("a whole address is answered as its path, whatever the Host header says", async () => {
    const answer = await sendBytes(
      server.port,
      `GET http://${host}/robots.txt HTTP/1.1\r\nhost: elsewhere.example\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`Sitemap: https://${host}/sitemap.xml`);
  });
});
