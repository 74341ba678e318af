import { beforeAll, describe, expect, it } from "vitest";
import type { SearchHit } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import { openApi } from "#tests/support/api-call.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";

const json = { "content-type": "application/json" };
const admin = { authorization: "Bearer the-key-of-the-administration" };
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

describe("suggestions", () => {
  it("answers in the language that was asked for, and refuses a line that nobody types", async () => {
    const suggest = (typed: string, edition: string) => ({
      understood: [{ kind: "car", text: typed, without: edition } as const],
      asksPlace: false,
      suggestions: [],
    });
    const { call } = openApi({ stock, suggest });
    const asked = await call("/suggest?t=civ&language=english");
    expect(asked.json).toEqual({
      understood: [{ kind: "car", text: "civ", without: "en" }],
      asksPlace: false,
      suggestions: [],
    });
    expect((await call("/suggest")).json).toMatchObject({ understood: [{ text: "", without: "es" }] });
    expect((await call(`/suggest?t=${"a".repeat(201)}`)).status).toBe(400);
  });
});

describe("the search of the site", () => {
  const hit: SearchHit = { url: "/a", title: "A", description: "d", image: "/a.jpg", highlight: "<mark>a</mark>" };
  const search = (text: string, edition: string, page: number) => ({
    total: 31,
    hits: [{ ...hit, title: `${text} ${edition} ${page}` }],
  });
  it("gives absolute addresses, in the language and on the page that were asked for", async () => {
    const { call } = openApi({ stock, search });
    expect((await call("/search?t=mofle")).json).toEqual({
      total_hits: 31,
      hits: [
        {
          url: "https://yonke.test/a",
          title: "mofle es 1",
          images: { main: "https://yonke.test/a.jpg" },
          meta_description: "d",
          highlight: "<mark>a</mark>",
        },
      ],
    });
    expect((await call("/search?t=muffler&page=3&sFilter=english")).json).toMatchObject({
      hits: [{ title: "muffler en 3" }],
    });
    expect((await call("/search?t=a&page=0")).status).toBe(400);
    expect((await call(`/search?t=${"a".repeat(201)}`)).status).toBe(400);
  });
  it("where the editions have a host each, points to the reader's", async () => {
    const hosts = { es: "https://es.yonke.test", en: "https://en.yonke.test" };
    const { call } = openApi({ stock, search, hosts });
    expect((await call("/search?t=a&language=en")).json).toMatchObject({ hits: [{ url: "https://en.yonke.test/a" }] });
    expect((await call("/search?t=a")).json).toMatchObject({ hits: [{ url: "https://es.yonke.test/a" }] });
  });
});

describe("every call", () => {
  it("says which methods it takes", async () => {
    const { call } = openApi({ stock });
    expect(await call("/vehicle/makes", { method: "DELETE" })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD, OPTIONS" },
    });
    expect(await call("/vehicle/search", { method: "OPTIONS" })).toMatchObject({
      status: 204,
      headers: { allow: "GET, HEAD, POST, OPTIONS", "access-control-allow-origin": "*" },
    });
    expect((await call("/careers/form", { method: "OPTIONS" })).headers).toEqual({ allow: "POST, OPTIONS" });
    expect((await call("/token", { method: "OPTIONS" })).headers).toEqual({ allow: "GET, HEAD, OPTIONS" });
    expect((await call("/vehicle/makes", { method: "HEAD" })).status).toBe(200);
  });

  it("may be read from anywhere, but for what belongs to the site's own pages", async () => {
    const { call } = openApi({ stock });
    expect((await call("/vehicle/makes")).headers).toMatchObject({ "access-control-allow-origin": "*" });
    expect((await call("/token")).headers).not.toHaveProperty("access-control-allow-origin");
    expect((await call("/nothing")).headers).toMatchObject({ "access-control-allow-origin": "*" });
    expect((await call("/nothing")).status).toBe(404);
  });

  it("is found in any case, with or without a slash at its end", async () => {
    const { call } = openApi({ stock });
    for (const address of ["/Vehicle/MAKES", "/vehicle/makes/"]) expect((await call(address)).status).toBe(200);
    expect((await call("/vehicle/makes//models")).status).toBe(404);
  });

  it("is counted by network, and refused when there are too many", async () => {
    const { call, refused } = openApi({ stock });
    const first = await call("/vehicle/makes");
    expect(first.limits).toMatchObject({ "ratelimit-policy": '"calls";q=600;w=60' });
    expect(first.limits?.ratelimit).toMatch(/^"calls";r=599;t=\d+$/);
    for (let count = 1; count < 600; count++) await call("/vehicle/makes", { address: "203.0.113.77" });
    const last = await call("/vehicle/makes");
    expect(last).toMatchObject({ status: 429, json: { error: { code: "too-many" } } });
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.limits?.ratelimit).toMatch(/^"calls";r=0;t=\d+$/);
    expect(refused).toEqual(["limit"]);
    expect((await call("/vehicle/makes", { address: "198.51.100.1" })).status).toBe(200);
  });

  it("says what is wrong in the reader's language, with the number of the request", async () => {
    const { call } = openApi({ stock });
    const spanish = (await call("/vehicle/search?makeId=x")).json as { error: { message: string } };
    const english = (await call("/vehicle/search?makeId=x&language=en")).json as typeof spanish;
    expect(spanish).toMatchObject({ error: { code: "invalid", field: "makeId", requestId: "r-1" } });
    expect(english.error.message).not.toBe(spanish.error.message);
  });
});

describe("public settings", () => {
  it("are read by name, in any case, and no others", async () => {
    const { call } = openApi({ stock });
    expect((await call("/config/config/CaptchaProvider")).json).toBe("altcha");
    expect((await call("/config/config/recaptchasitekey")).json).toBe("altcha");
    for (const key of ["AdminKey", "constructor", "toString"])
      expect((await call(`/config/config/${key}`)).status).toBe(404);
  });
});

describeEachDatabase("calls that write", ({ create }) => {
  it("take a form with its token, and answer with a message for each wrong field", async () => {
    const db = await create();
    const { call, ownPage, refused } = openApi({ stock: await loadTestStock(db), db });
    const post = (fields: object, headers: Record<string, string> = ownPage()) =>
      call("/careers/form", { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(fields) });
    expect(await post({}, {})).toMatchObject({ status: 403, json: { error: { code: "forbidden" } } });
    expect(refused).toEqual(["csrf"]);
    const wrong = (await post({ language: "english" })).json;
    expect(wrong).toMatchObject({ error: { code: "invalid", message: "Please tell us your name" } });
    expect(Object.keys((wrong as { error: { errors: object } }).error.errors)).toEqual(["name", "phone", "email"]);
    expect((await post({})).json).toMatchObject({ error: { message: "Por favor, indique su nombre" } });
    const unproven = await post({ name: "A", phone: "1", email: "a@b.test" });
    expect(unproven).toMatchObject({ status: 400, json: { error: { errors: { form: expect.any(String) } } } });
    expect(await db.main.selectFrom("submissions").selectAll().execute()).toEqual([]);
    expect((await call("/captcha/challenge")).json).toMatchObject({ parameters: { algorithm: "PBKDF2/SHA-256" } });
  });

  it("keep a list of paths for whoever has the key", async () => {
    const db = await create();
    const { call, pathsKept, ownPage, refused } = openApi({ stock, db });
    const post = (body: unknown, headers: Record<string, string>) =>
      call("/config/urls", { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
    const both = { ...ownPage(), ...admin };
    expect((await post(["/a"], ownPage())).status).toBe(403);
    expect(refused).toEqual(["admin"]);
    expect((await post(["/a", "/b"], both)).json).toEqual({ accepted: 2 });
    expect(pathsKept()).toBe(1);
    expect((await post(["/a", "no path"], both)).status).toBe(400);
    expect(await post({}, both)).toMatchObject({ status: 400, json: { error: { field: "body" } } });
    expect(pathsKept()).toBe(1);
  });
});
