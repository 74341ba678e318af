import { request } from "node:http";
import { expect, it, vi } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { roles } from "#core/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { editionIds } from "#site/editions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";
import { may } from "../access.ts";
import { copy } from "../errors/copy.ts";
import { nobody as nobodyIn, sessionHeader } from "../offline/session-header.ts";
import { addresses, officePageIds, pages } from "../pages.ts";

const { anyPath } = addresses;
const nobody = { id: "nobody", token: "nobody" };

const { db, office } = await openTestOffice("listener", (db) => fillChain(db, { stores: 2, vehicles: 40 }));

const manager = () => office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1] });

it.each(editionIds)("leads whoever has not signed in to the entrance, in their language (%s)", async (edition) => {
  for (const id of officePageIds.filter((one) => pages[one].needs !== "nobody")) {
    const reply = await office.visitor().get(anyPath(id, edition, nobody));
    expect([id, reply.status, reply.headers.get("location")]).toEqual([id, 303, anyPath("signIn", edition)]);
  }
});

it.each(roles)("opens to a %s exactly what the role may see", async (role) => {
  const storeIds = role === "owner" ? [] : [1];
  const { person, get } = await office.staff({ role, email: `${role}@example.com`, storeIds });
  for (const id of officePageIds) {
    const { needs } = pages[id];
    if (needs === "nobody") continue;
    const { status } = await get(anyPath(id, "es", nobody));
    const found = pages[id].paths.es.includes(":") ? 404 : 200;
    expect([id, status]).toEqual([id, may(person, needs, "any") ? found : 403]);
  }
});

it("says of what is refused only what is true: whose it is, or that the form is none of ours", async () => {
  const boss = await manager();
  const helper = await office.staff({ role: "helper", email: "helper@example.com", storeIds: [1] });
  const said = [
    [await boss.get("/cadena"), copy.es.owners.text],
    [await boss.get("/en/front-page"), copy.en.owners.text],
    [await boss.send("/promesas", { do: "say", rule: "waiver", value: "true" }), copy.es.owners.text],
    [await helper.get("/precios"), copy.es.forbidden.text],
    [await helper.send("/personal", { do: "invite" }), copy.es.forbidden.text],
    [await boss.send("/personal", { do: "invite", _csrf: "" }), copy.es.form.text],
  ] as const;
  for (const [{ status, text }, why] of said) expect([why, status, text.includes(why)]).toEqual([why, 403, true]);
});

it("shows a manager the own yards alone", async () => {
  const names = (await db.main.selectFrom("stores").select("name").orderBy("id").execute()).map(({ name }) => name);
  const { text } = await (await manager()).get("/");
  expect(text).toContain(names[0]);
  expect(text).not.toContain(names[1]);
});

it("takes no form from another site, without our mark, or with the mark of another session", async () => {
  const { send, get } = await manager();
  const other = await office.staff({ role: "owner", email: "dueno@example.com" });
  const fields = { do: "sign-out" };
  const evil = "https://evil.example";
  expect((await send("/aparatos", fields, { origin: evil })).status).toBe(403);
  expect((await send("/aparatos", fields, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await send("/aparatos", { ...fields, _csrf: "" })).status).toBe(403);
  const theirs = /name="_csrf" value="([^"]+)"/.exec((await other.get("/aparatos")).text)?.[1] ?? "";
  expect((await send("/aparatos", { ...fields, _csrf: theirs })).status).toBe(403);
  expect((await get("/")).status).toBe(200);
  const done = await send("/aparatos", fields);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/entrar"]);
  expect(done.headers.get("set-cookie")).toMatch(/^office=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await get("/")).status).toBe(303);
});

it("lets a link in once: looking at it does not spend it", async () => {
  const { person } = await manager();
  const link = anyPath("link", "en", { token: await addLink(db, person, 60_000, { who: "test", action: "link.add" }) });
  const visitor = office.visitor();
  expect((await visitor.get(link)).text).toContain("Enter the office");
  expect((await visitor.get(link)).text).toContain("Enter the office");
  const inside = await visitor.send(link, { do: "enter" });
  expect([inside.status, inside.headers.get("location")]).toEqual([303, "/en/key"]);
  expect(inside.headers.get("set-cookie")).toMatch(/^office=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await visitor.get(link)).text).toContain("no longer works");
  // Whoever is in sees the entrance by itself, not within the office's frame.
  expect((await (await manager()).get(link)).text.match(/<main/g)).toHaveLength(1);
  expect((await visitor.send(link, { do: "enter" })).status).toBe(422);
});

it("mails a link to whoever is on the staff, and says the same to everybody", async () => {
  await manager();
  const ask = (email: string) => office.visitor().send("/entrar", { do: "mail", email });
  const known = await ask("Gerente@example.com");
  const unknown = await ask("nadie@example.com");
  expect([known.status, unknown.status]).toEqual([303, 303]);
  await expect.poll(() => office.mails.map(({ to }) => to)).toEqual(["gerente@example.com"]);
  const link = /http:\S+/.exec(office.mails[0]?.text ?? "")?.[0] ?? "";
  expect((await office.visitor().get(new URL(link).pathname)).text).toContain("Entrar a la oficina");
  const said = async (reply: typeof known) =>
    (await office.visitor().get(reply.headers.get("location") ?? "")).text.replace(/\w+(?:@|%40)example\.com/gi, "…");
  expect(await said(unknown)).toBe(await said(known));
  expect((await ask("no address")).status).toBe(422);
});

it("does the same for everybody until its answer is gone, and for staff alone afterwards", async () => {
  await manager();
  await db.main.deleteFrom("rate_limits").execute();
  office.mails.splice(0);
  const asked: string[] = [];
  const plain = office.services.db;
  const watched = plain.main.withPlugin({
    transformQuery({ node }) {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  Object.assign(office.services, { db: Object.create(plain, { main: { value: watched } }) });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const did = async (email: string) => {
      asked.splice(0);
      expect((await office.visitor().send("/entrar", { do: "mail", email })).status).toBe(303);
      return asked.splice(0);
    };
    const forNobody = await did("nadie@example.com");
    expect(forNobody.length).toBeGreaterThan(0);
    expect(await did("gerente@example.com")).toEqual(forNobody);
    vi.advanceTimersByTime(1_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => office.mails.map(({ to }) => to)).toEqual(["gerente@example.com"]);
  Object.assign(office.services, { db: plain });
});

it("lets a stranger's network use up neither the links nor the keys of whoever works here", async () => {
  await manager();
  await db.main.deleteFrom("rate_limits").execute();
  office.mails.splice(0);
  const from = (network: string) => ({ "x-test-network": network });
  const ask = (network: string) =>
    office.visitor().send("/entrar", { do: "mail", email: "gerente@example.com" }, from(network));
  for (let count = 0; count < 12; count++) await ask("stranger");
  await expect.poll(() => office.mails.length).toBe(5);
  await ask("own");
  await expect.poll(() => office.mails.length).toBe(6);
  // In all there is an end to it.
  for (let network = 0; network < 40; network++) await ask(`another ${network}`);
  await expect.poll(() => office.mails.length).toBe(30);

  const looks = Array.from({ length: 40 }, () => office.visitor().get("/enlace/x", from("cafe")));
  expect((await Promise.all(looks)).some(({ status }) => status === 429)).toBe(true);
  const json = { accept: "application/json", ...from("cafe") };
  expect((await office.visitor().send("/entrar", { do: "options" }, json)).status).toBe(200);
  // A wrong key counts as a try.
  expect((await office.visitor().send("/entrar", { do: "passkey", response: "{}" }, json)).status).toBe(429);
});

it("believes no key that nobody of ours holds", async () => {
  for (const response of ["", "{}", "null", '{"id":"nobody"}', '{"id":5}']) {
    const reply = await office.visitor().send("/entrar", { do: "passkey", response }, { accept: "application/json" });
    expect([response, reply.status]).toEqual([response, 422]);
  }
});

it("sends with every answer what keeps other sites out, and lets nothing be kept", async () => {
  const { headers } = await office.visitor().get("/entrar");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self';");
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

it("opens the camera, and runs a reader of codes, on the pages that scan and on no other", async () => {
  const who = await office.staff({ role: "owner", email: "camara@example.com" });
  for (const id of officePageIds.filter((one) => !pages[one].paths.es.includes(":"))) {
    const { headers } = await who.get(anyPath(id, "es", nobody));
    const scans = "scans" in pages[id];
    expect([id, headers.get("content-security-policy")?.includes("'wasm-unsafe-eval'")]).toEqual([id, scans]);
    expect([id, headers.get("permissions-policy")?.includes("camera=(self)")]).toEqual([id, scans]);
  }
  expect(officePageIds.filter((id) => "scans" in pages[id])).toContain("receive");
});

it("wears the colours of the chain's own folder, from a file, and none where there are none", async () => {
  const plain = chainFolder();
  expect((await office.visitor().get("/entrar")).text).not.toContain("/theme-");
  const css = ":root{--yellow:#0a7}";
  keepChain({ ...plain, theme: { css, barColour: "#003322", mainColour: "#0a7", warnings: [] } });
  try {
    const { text } = await office.visitor().get("/entrar");
    const path = /<link rel="stylesheet" href="(\/assets\/theme-[\w-]{8}\.css)">/.exec(text)?.[1] ?? "";
    expect(text).toContain('name="theme-color" content="#003322"');
    const sheet = await office.visitor().get(path);
    expect([sheet.text, sheet.headers.get("content-type")]).toEqual([css, "text/css; charset=utf-8"]);
  } finally {
    keepChain(plain);
  }
});

it("tells the worker whose page it is, that nobody is in, or nothing where that is not known or no matter", async () => {
  const who = await office.staff({ role: "owner", email: "aparato@example.com" });
  const said = async (path: string, as: Pick<typeof who, "get"> = who) =>
    (await as.get(path)).headers.get(sessionHeader);
  const [session] = await db.main
    .selectFrom("staff_sessions")
    .select("id")
    .where("staff_id", "=", who.person.id)
    .execute();
  expect(await said("/carros")).toBe(session?.id);
  expect(await said("/entrar")).toBeNull();
  expect(await said("/nada")).toBeNull();
  expect(await said("/entrar", office.visitor())).toBe(nobodyIn);
  expect((await who.get("/carros")).headers.get("cache-control")).toBe("no-store");
  const left = await who.send("/aparatos", { do: "sign-out" });
  expect(left.headers.get("clear-site-data")).toBe('"cache"');
  expect(await said("/entrar")).toBe(nobodyIn);
});

it("answers under its own name alone, and leads from the number to the name that passkeys need", async () => {
  const ask = (host: string) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((done, fail) => {
      const { port } = office;
      const sent = request({ port, host: "127.0.0.1", path: "/entrar", headers: { host } }, (reply) => {
        reply.resume();
        done({ status: reply.statusCode, location: reply.headers.location });
      });
      sent.on("error", fail).end();
    });
  expect(await ask(`127.0.0.1:${office.port}`)).toEqual({ status: 303, location: `${office.origin}/entrar` });
  expect((await ask("rebound.example")).status).toBe(421);
});

it("refuses an address that names another host, before anything else", async () => {
  const ask = (path: string, host = `localhost:${office.port}`) =>
    new Promise<[number | undefined, string | undefined]>((done, fail) => {
      const sent = request({ port: office.port, host: "127.0.0.1", path, headers: { host } }, (reply) => {
        reply.resume();
        done([reply.statusCode, reply.headers.location]);
      });
      sent.on("error", fail).end();
    });
  for (const path of ["//", "//evil.example/", "/\\evil.example/", "/a\\b"]) {
    expect(await ask(path)).toEqual([400, undefined]);
    expect(await ask(path, `127.0.0.1:${office.port}`)).toEqual([400, undefined]);
  }
});

it("gives script at the entrance the mark of whoever is in", async () => {
  const who = await manager();
  expect((await who.get("/entrar")).text).toContain(who.csrf);
});

it("says in a page what it will not do: unknown addresses and actions, bodies that are no form or too long", async () => {
  const { get, send } = await manager();
  expect(await get("/nada")).toMatchObject({ status: 404, text: expect.stringContaining("Aquí no hay nada") });
  expect(await get("/en/nothing")).toMatchObject({ status: 404, text: expect.stringContaining("nothing here") });
  expect((await get("/enlace/%E0%A4%A")).status).toBe(404);
  expect((await send("/aparatos", { do: "constructor" })).status).toBe(404);
  expect((await send("/aparatos", { do: "x".repeat(70_000) })).status).toBe(413);
  expect((await send("/aparatos", {}, { "content-type": "text/plain" })).status).toBe(400);
});
