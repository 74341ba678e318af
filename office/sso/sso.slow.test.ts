import { afterAll, beforeEach, expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { putStaff, removeStaff } from "#data/writes/staff.ts";
import { editionIds } from "#site/editions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";
import { runProvider } from "#tests/support/oidc-provider.ts";
import { addresses } from "../pages.ts";

const pathOf = addresses.anyPath;

import { copy } from "./copy.ts";
import { openProvider } from "./provider.ts";

const { db, office } = await openTestOffice("sso", (db) => fillChain(db, { stores: 2, vehicles: 4 }));
const email = "gerente@company.example";
const verified = { email, email_verified: true };
const company = await runProvider();
beforeEach(async () => {
  await db.main.deleteFrom("rate_limits").execute();
  await putStaff(db, { email, role: "manager", storeIds: [1], name: "" }, "test");
  office.useProvider(openProvider({ ...company.settings, name: "", back: `${office.origin}/cuenta` }));
});
afterAll(async () => {
  await company.stop();
});

const cookieOf = (headers: Headers) => (headers.get("set-cookie") ?? "").split(";")[0] as string;
const locationOf = (headers: Headers) => headers.get("location") ?? "";

/** Goes to the company's account as a browser does, up to the address that it is sent back to. */
async function leave(start = "/cuenta") {
  const out = await office.visitor().get(start);
  expect(out.status).toBe(303);
  const there = await fetch(locationOf(out.headers), { redirect: "manual" });
  const back = new URL(locationOf(there.headers));
  expect(back.origin + back.pathname).toBe(`${office.origin}/cuenta`);
  return { cookie: cookieOf(out.headers), asked: new URL(locationOf(out.headers)), back: back.pathname + back.search };
}
/** Comes back; one that began in English is led on to its own page first. */
async function comeBack({ cookie, back }: { cookie: string; back: string }) {
  const reply = await office.visitor().get(back, { cookie });
  const on = locationOf(reply.headers);
  return on.startsWith("/en/account") ? office.visitor().get(on, { cookie }) : reply;
}

it.each(editionIds)(
  "lets in whom the company vouches for and the owner invited, in their language (%s)",
  async (edition) => {
    company.be(verified);
    expect((await office.visitor().get(pathOf("signIn", edition))).text).toContain(
      copy[edition].enter(copy[edition].company),
    );
    const way = await leave(pathOf("account", edition));
    const asks = Object.fromEntries(way.asked.searchParams);
    expect(asks).toMatchObject({ response_type: "code", code_challenge_method: "S256", scope: "openid email" });
    expect(asks.state).toMatch(/^[\w-]{43}\.(es|en)$/);
    expect([asks.nonce, asks.code_challenge].every((value) => /^[\w-]{43}$/.test(value ?? ""))).toBe(true);
    expect(way.cookie).toMatch(/^office-account=[\w-]{43}$/);
    const inside = await comeBack(way);
    expect([inside.status, locationOf(inside.headers)]).toEqual([303, pathOf("today", edition)]);
    expect(inside.headers.get("set-cookie")).toMatch(
      /^office=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(inside.headers);
    expect((await office.visitor().get(pathOf("cars", edition), { cookie })).status).toBe(200);
    // What they may do is what the office says, whatever the company does.
    expect((await office.visitor().get(pathOf("chain", edition), { cookie })).status).toBe(403);
    const [opened, came] = await listAudit(db, { limit: 2 });
    expect([came?.action, came?.who, opened?.action]).toEqual(["staff.sso", email, "session.open"]);
  },
);

it("takes the address in whatever letters, from a token or from who is asked with it", async () => {
  for (const how of [{}, { atUserInfo: true }]) {
    company.be({ email: "Gerente@Company.example", email_verified: "true" }, how);
    expect((await comeBack(await leave())).status).toBe(303);
  }
});

it("says in both languages why somebody is not let in", async () => {
  const refused = async (claims: Record<string, unknown>, edition: "es" | "en") => {
    company.be(claims);
    const reply = await comeBack(await leave(pathOf("account", edition)));
    expect([reply.status, reply.headers.get("set-cookie")]).toEqual([422, null]);
    return reply.text;
  };
  for (const edition of editionIds) {
    const words = copy[edition];
    const stranger = { email: "nadie@company.example", email_verified: true };
    expect(await refused(stranger, edition)).toContain(words.stranger(stranger.email));
    // The Kelvin sign, whose small letter is k.
    await putStaff(db, { email: "mark@company.example", role: "counter", storeIds: [1], name: "" }, "test");
    const lookalike = { email: "mar\u212a@company.example", email_verified: true };
    expect(await refused(lookalike, edition)).toContain(words.stranger(lookalike.email));
    for (const claims of [{ email }, { email, email_verified: false }, { email_verified: true }, {}])
      expect(await refused(claims, edition)).toContain(words.unverified);
  }
  await removeStaff(db, email, { who: "test" });
  expect(await refused(verified, "es")).toContain(copy.es.stranger(email));
});

it("knows somebody by the account of the first time, whatever its address is later", async () => {
  const enter = async (claims: Record<string, unknown>) => {
    company.be({ email_verified: true, ...claims });
    return comeBack(await leave(pathOf("account", "en")));
  };
  expect((await enter({ email, sub: "first" })).status).toBe(303);
  const audited = async () => (await listAudit(db, { limit: 1 }))[0]?.who;
  // Renamed at the company.
  expect((await enter({ email: "gerente.nuevo@company.example", sub: "first" })).status).toBe(303);
  expect(await audited()).toBe(email);
  // The address was given to another.
  for (const edition of editionIds) {
    company.be({ email, sub: "second", email_verified: true });
    const reply = await comeBack(await leave(pathOf("account", edition)));
    expect([reply.status, reply.text.includes(copy[edition].another(email))]).toEqual([422, true]);
  }
  // Whom the owner takes out and invites anew comes in by whatever account they have then.
  await removeStaff(db, email, { who: "test" });
  await putStaff(db, { email, role: "manager", storeIds: [1], name: "" }, "test");
  expect((await enter({ email, sub: "second" })).status).toBe(303);
  await removeStaff(db, email, { who: "test" });
});

it.each(["nonce", "key", "audience", "issuer", "expired"] as const)(
  "believes no token whose %s is wrong",
  async (lie) => {
    company.be(verified, { lie });
    const reply = await comeBack(await leave());
    expect([reply.status, reply.text.includes(copy.es.failed)]).toEqual([422, true]);
  },
);

it("takes each answer once, from the browser that asked, as it asked", async () => {
  company.be(verified);
  const failed = async (way: { cookie: string; back: string }) => {
    const reply = await comeBack(way);
    return reply.status === 422 && reply.text.includes(copy.es.failed);
  };
  const mine = await leave();
  const other = await leave();
  // Somebody else's answer, put into this browser.
  expect(await failed({ cookie: "", back: mine.back })).toBe(true);
  expect(await failed({ cookie: other.cookie, back: mine.back })).toBe(true);
  expect((await comeBack(mine)).status).toBe(303);
  expect(await failed(mine)).toBe(true);
  const fresh = await leave();
  expect(await failed({ ...fresh, back: fresh.back.replace(/code=[^&]+/, "code=guessed") })).toBe(true);
  const late = await leave();
  await db.main.updateTable("staff_challenges").set({ expires_at: "2020-01-01T00:00:00.000Z" }).execute();
  expect(await failed(late)).toBe(true);
  const declined = await leave();
  const state = new URLSearchParams(declined.back.split("?")[1]).get("state") ?? "";
  expect(await failed({ ...declined, back: `/cuenta?error=access_denied&state=${state}` })).toBe(true);
});

it("says so when the company's account cannot be reached, and finds it when it is there again", async () => {
  const away = { ...company.settings, issuer: "http://localhost:9", name: "Example", back: `${office.origin}/cuenta` };
  office.useProvider(openProvider(away));
  expect((await office.visitor().get("/en/sign-in")).text).toContain("Sign in with Example");
  const reply = await office.visitor().get("/en/account");
  expect([reply.status, reply.text.includes(copy.en.away)]).toEqual([422, true]);
});

it("is nowhere where none is set up", async () => {
  office.useProvider(undefined);
  expect((await office.visitor().get("/entrar")).text).not.toContain("/cuenta");
  expect((await office.visitor().get("/cuenta")).status).toBe(404);
});

it("slows down whoever tries without end", async () => {
  const tries = await Promise.all(Array.from({ length: 40 }, () => office.visitor().get("/cuenta?code=1&state=2")));
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
