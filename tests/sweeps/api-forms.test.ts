import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, inject, it } from "vitest";
import { copy as formCopy } from "#app/forms/copy.ts";
import { receiptOf } from "#content/receipts.ts";
import { openDatabase } from "#data/open.ts";
import { ask } from "../support/ask.ts";

const { one, dataDir } = inject("servers");
const origin = one.es;
const person = { name: "Prueba Barrido", phone: "555-0100", email: "barrido@example.com" };

async function token() {
  const { headers } = await ask(origin, "/api/token");
  const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
  return { cookie, value: cookie.slice(cookie.indexOf("=") + 1) };
}
async function solved() {
  const challenge = JSON.parse((await ask(origin, "/api/captcha/challenge")).text) as Challenge;
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    "base64",
  );
}
async function post(path: string, fields: unknown, headers: Record<string, string> = {}) {
  const { cookie, value } = await token();
  return ask(origin, path, {
    method: "POST",
    headers: { cookie, "x-xsrf-token": value, "content-type": "application/json", ...headers },
    body: JSON.stringify(fields),
  });
}
async function stored(clientKey: string) {
  const db = await openDatabase({ dataDir });
  try {
    return await db.reads
      .selectFrom("submissions")
      .select("id")
      .where("client_key", "=", `careers:${clientKey}`)
      .execute();
  } finally {
    await db.close();
  }
}
const key = () => `sweep-${Date.now()}-${Math.floor(performance.now() * 1000)}`;

describe("POST /api/careers/form/", () => {
  it("stores an application that a person sends, once", async () => {
    const clientKey = key();
    const fields = { ...person, recaptcha: await solved(), clientKey };
    for (const _ of [1, 2])
      expect(JSON.parse((await post("/api/careers/form/", fields)).text)).toMatchObject({ sent: true });
    expect(await stored(clientKey)).toHaveLength(1);
  });
  it("tells each wrong field, in the language asked for", async () => {
    const reply = await post("/api/careers/form/?language=english", { name: "", email: "x" });
    const { error } = JSON.parse(reply.text);
    expect([reply.status, error.code, error.field]).toEqual([400, "invalid", "name"]);
    expect(Object.keys(error.errors)).toEqual(["name", "phone", "email"]);
    const spanish = JSON.parse((await post("/api/careers/form/", {})).text).error;
    expect(spanish.message).toBe("Por favor, indique su nombre");
  });
  it("says the same to a program that fills the hidden field, and stores nothing", async () => {
    const clientKey = key();
    const reply = await post("/api/careers/form/", { ...person, additionalInformation: "x", clientKey });
    expect([reply.status, JSON.parse(reply.text).sent]).toEqual([200, true]);
    expect(await stored(clientKey)).toHaveLength(0);
  });
  it("refuses a form without the human check, without the token, and from elsewhere", async () => {
    expect((await post("/api/careers/form/", person)).status).toBe(400);
    const bare = await ask(origin, "/api/careers/form/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
    expect([bare.status, JSON.parse(bare.text).error.code]).toEqual([403, "forbidden"]);
    for (const headers of [
      { origin: "https://evil.example.com" },
      { "sec-fetch-site": "cross-site" },
      { "x-xsrf-token": "a.b.c" },
    ])
      expect((await post("/api/careers/form/", person, headers as Record<string, string>)).status).toBe(403);
  });
  it("refuses what is no JSON object", async () => {
    for (const body of ["[]", "1", '"x"', "{", "null"]) {
      const { cookie, value } = await token();
      const reply = await ask(origin, "/api/careers/form", {
        method: "POST",
        headers: { cookie, "x-xsrf-token": value },
        body,
      });
      expect([body, reply.status]).toEqual([body, 400]);
    }
  });
});

describe("a form without script", () => {
  const send = (path: string, fields: Record<string, string>, cookie: string, headers = {}) =>
    ask(origin, path, {
      method: "POST",
      headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const open = async (path: string) => {
    const page = await ask(origin, path);
    const cookie = (page.headers["set-cookie"] ?? "").split(";")[0] as string;
    return { page, cookie, _csrf: cookie.slice(cookie.indexOf("=") + 1) };
  };
  it("comes back with what is wrong, and goes on with thanks", async () => {
    const { page, cookie, _csrf } = await open("/carreras");
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    const wrong = await send("/carreras", { _csrf, name: "" }, cookie);
    expect([wrong.status, wrong.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    const soon = await send("/carreras", { ...person, _csrf }, cookie);
    expect(soon.status).toBe(400);
    await new Promise((done) => setTimeout(done, 3_100));
    const sent = await send("/carreras", { ...person, _csrf }, cookie);
    expect([sent.status, sent.headers.location]).toEqual([303, "/carreras?sent=unproven"]);
    expect(sent.headers["set-cookie"]).not.toContain(_csrf);
    // Nobody is promised what only those get who passed the human check.
    const unproven = await ask(origin, "/carreras?sent=unproven");
    expect(unproven.text).toContain(formCopy.es.receivedUnproven);
    expect(unproven.text).not.toContain(receiptOf("careers").next.es);
    const english = await open("/careers");
    await new Promise((done) => setTimeout(done, 3_100));
    expect((await send("/careers", { ...person, _csrf: english._csrf }, english.cookie)).headers.location).toBe(
      "/careers?sent=unproven",
    );
  });
  it("is refused without its token or from elsewhere, with the page to try again", async () => {
    const { cookie, _csrf } = await open("/carreras");
    for (const reply of [
      await send("/carreras", person, cookie),
      await send("/carreras", { ...person, _csrf }, ""),
      await send("/carreras", { ...person, _csrf }, cookie, { origin: "https://evil.example.com" }),
    ])
      expect([reply.status, reply.text.includes("<h1")]).toEqual([403, true]);
  });
  it("is answered with the page's own error when it is no form at all", async () => {
    for (const body of ["null", "1", "[]", '"x"'])
      for (const path of ["/carreras", "/careers", "/sell-my-car"]) {
        const reply = await ask(origin, path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        expect([path, body, reply.status]).toEqual([path, body, 400]);
      }
  });
  it("is only for pages that have a form", async () => {
    expect((await send("/acera/politicas", person, "")).status).toBe(405);
  });
});

describe("POST /api/config/urls/", () => {
  const key = readFileSync(join(dataDir, "admin-token"), "utf8").trim();
  const withKey = { authorization: `Bearer ${key}` };
  it("keeps paths of this site and feeds the sitemap", async () => {
    const path = "/coches-en-venta?page=2";
    const kept = await post("/api/config/urls/", ["/", "/en/toolkit-rewards", path], withKey);
    expect([kept.status, JSON.parse(kept.text)]).toEqual([200, { accepted: 3 }]);
    expect((await ask(origin, "/sitemap.xml")).text).toContain(`<loc>${origin}${path}</loc>`);
    await post("/api/config/urls/", [], withKey);
  });
  it("refuses what is no path of this site, and whoever has not the key", async () => {
    for (const body of [
      ["/nowhere"],
      ["https://evil.example.com/"],
      ["//evil.example.com"],
      ["javascript:alert(1)"],
      [1],
      { a: 1 },
    ])
      expect((await post("/api/config/urls/", body, withKey)).status).toBe(400);
    expect((await post("/api/config/urls/", ["/"])).status).toBe(403);
  });
});
