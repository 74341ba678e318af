import { describe, expect, inject, it } from "vitest";
import { withCheckDigit } from "#core/vin/signs.ts";
import { readExamples } from "../support/api-examples.ts";
import { readOpenApi } from "../support/api-schema.ts";
import { ask } from "../support/ask.ts";
import { lintOpenapi } from "../support/lint-openapi.ts";

const origin = inject("servers").one.es;
const api = await readOpenApi(origin);
const json = async (path: string, options = {}) => {
  const reply = await ask(origin, path, options);
  return { ...reply, data: JSON.parse(reply.text) };
};

/** What a visitor asked about is nobody's to keep. */
const unkept = ["/api/vin/{vin}"];
const examples = await readExamples(origin, api.document);
const firstStore = (await json("/api/locations/inventory")).data[0] as { id: number; postalCode: string };
const toyota = (await json("/api/vehicle/makes")).data.find(({ name }: { name: string }) => name === "Toyota") as {
  id: number;
};
const nearby = `/api/vehicle/search?makeId=${toyota.id}&zip=${encodeURIComponent(firstStore.postalCode)}&distance=1`;

describe("every call with right input", () => {
  it("has an example on the page for each GET operation", () => {
    const shown = new Set(examples.map(({ path }) => path));
    const own = ["/api/token", "/api/captcha/challenge"];
    const missing = api.operations.filter(
      ({ method, path }) => method === "GET" && !shown.has(path) && !own.includes(path),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  const inBoth = examples.flatMap(({ address, path }) => [
    { address, path },
    { address: `${address}${address.includes("?") ? "&" : "?"}language=ENGLISH`, path },
  ]);
  it.each(inBoth)("$address answers as described", async ({ address, path }) => {
    const reply = await ask(origin, address);
    expect(reply.status).toBe(200);
    expect(reply.headers["x-request-id"]).toBeTruthy();
    expect(reply.headers["access-control-allow-origin"]).toBe("*");
    expect(reply.headers["cache-control"]).toMatch(unkept.includes(path) ? /^no-store$/ : /^public, max-age=/);
    expect(reply.headers.etag).toBeTruthy();
    if (reply.headers["content-type"]?.startsWith("application/json"))
      expect(api.problemsOf(path, "GET", 200, JSON.parse(reply.text))).toBe("");
    else expect(reply.headers["content-type"]).toMatch(/^image\//);
    const held = await ask(origin, address, { headers: { "if-none-match": reply.headers.etag as string } });
    expect(held.status).toBe(304);
    const head = await ask(origin, address, { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it("answers the token and the challenge as described, to this site's pages only", async () => {
    for (const path of ["/api/token", "/api/captcha/challenge"]) {
      const reply = await json(path);
      expect(api.problemsOf(path, "GET", 200, reply.data)).toBe("");
      expect(reply.headers["cache-control"]).toBe("no-store");
      expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  it("answers every car of a large search as described, as it is made", async () => {
    const large = nearby.replace("distance=1", "distance=0");
    const { status, data, headers } = await json(large);
    expect(status).toBe(200);
    expect(headers["content-length"]).toBeUndefined();
    expect(api.problemsOf("/api/vehicle/search", "GET", 200, data)).toBe("");
    const cars = data.flatMap((element: { vehicles: unknown[] }) => element.vehicles);
    expect(cars.length).toBeGreaterThan(3000);
    const again = await ask(origin, large, { headers: { "if-none-match": headers.etag as string } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("answers a make without a place in bounded pieces, by the yards' names, as described", async () => {
    const asked = `/api/vehicle/search?makeId=${toyota.id}`;
    const { data, headers, body } = await json(asked);
    expect(api.problemsOf("/api/vehicle/search", "GET", 200, data)).toBe("");
    expect(body.length).toBeLessThan(2_000_000);
    expect(headers.link).toBe(`<${asked}&page=2>; rel="next"`);
    const names = data.map((element: { location: { name: string } }) => element.location.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
    expect(new Set(data.map(({ location }: { location: object }) => Object(location).locationDistance))).toEqual(
      new Set([null]),
    );
  });
});

describe("careless clients", () => {
  const sameAs = async (a: string, b: string, options = {}) =>
    expect((await json(b, options)).data).toEqual((await json(a)).data);
  it("may write queries as they like", async () => {
    await sameAs(nearby, nearby.replace("?", "?&&"));
    await sameAs(nearby, nearby.replace(`makeId=${toyota.id}`, `makeId=0${toyota.id}`));
    await sameAs(nearby, `${nearby}&modelId=null&year=&unknown=%3Cx%3E&language=`);
    await sameAs(nearby, nearby.replace("/search?", "/search/?"));
    await sameAs("/api/event/banner", "/api/event/banner/");
  });
  it("may post a search, without a token and with an empty body", async () => {
    await sameAs(nearby, nearby, { method: "POST" });
    await sameAs(nearby, nearby, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  });
  it("get English for english or en, in any case and of any country", async () => {
    const hours = async (language: string) =>
      (await json(`/api/locations/${firstStore.id}?language=${language}`)).data.hours as string;
    const [english, spanish] = [await hours("english"), await hours("")];
    expect(english).not.toBe(spanish);
    for (const word of ["en", "EN", "English", "ENGLISH", "en-US", "en_GB"]) expect(await hours(word)).toBe(english);
    for (const word of ["es", "Spanish", "null", "french", "es-US"]) expect(await hours(word)).toBe(spanish);
  });
});

describe("searches", () => {
  it("find a store at its own zip, nearest first, cars by year and date", async () => {
    const { data } = await json(nearby.replace("distance=1", "distance=500"));
    expect(data[0].location.locationID).toBe(firstStore.id);
    const distances = data.map(
      (element: { location: { locationDistance: number } }) => element.location.locationDistance,
    );
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    for (const { vehicles } of data) {
      const keys = vehicles.map(({ year, dateAdded }: { year: number; dateAdded: string }) => `${year} ${dateAdded}`);
      expect(keys).toEqual(keys.toSorted().toReversed());
    }
  });
  it("answer [] for a zip in no table, and keep to the years asked for", async () => {
    expect((await json("/api/vehicle/search?zip=00001&distance=10")).data).toEqual([]);
    const { data } = await json(`${nearby}&year=94-01,%202013-15`);
    const years = data.flatMap(({ vehicles }: { vehicles: { year: number }[] }) => vehicles.map(({ year }) => year));
    expect(years.every((year: number) => (year >= 1994 && year <= 2001) || (year >= 2013 && year <= 2015))).toBe(true);
    expect(years.length).toBeGreaterThan(0);
  });
  it("give photos that are there", async () => {
    const car = (await json(nearby)).data[0].vehicles[0];
    expect(car.hasImage).toBe(true);
    for (const name of ["largeImage", "smallImage", "thumbNail"]) {
      const { origin: host, pathname } = new URL(car[name]);
      expect(host).toBe(origin);
      const photo = await ask(origin, pathname);
      expect([photo.status, photo.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(photo.body.subarray(0, 2).toString("hex")).toBe("ffd8");
    }
    expect((await ask(origin, "/photos/999999999-large.jpg")).status).toBe(404);
  });
  it("find a part by any of its names, in either language", async () => {
    for (const word of ["mofle", "MUFFLER", "marcha", "starter", "calavera"]) {
      const { data } = await json(`/api/parts/list/${firstStore.id}?partKeyword=${word}`);
      expect(data.length).toBeGreaterThan(0);
    }
    expect((await json(`/api/parts/list/${firstStore.id}`)).data.length).toBeGreaterThanOrEqual(1000);
  });
  it("mark the words of a site search and escape the rest", async () => {
    const { data } = await json("/api/search?t=frenos&sfilter=spanish");
    expect(data.total_hits).toBeGreaterThan(0);
    expect(data.hits.length).toBeLessThanOrEqual(10);
    expect(data.hits.some(({ highlight }: { highlight: string }) => highlight.includes("<mark>"))).toBe(true);
    expect((await json("/api/search?t=")).data).toEqual({ total_hits: 0, hits: [] });
    expect((await json("/api/search?t=mofel")).data.total_hits).toBeGreaterThan(0);
  });
  it.each(["spanish", "english"])(
    "show a picture of every car, yard, event and part that answers (%s)",
    async (language) => {
      type Hits = { url: string; images: { main: string } }[];
      const kinds = [
        ["toyota", /vehicle-search|revise-inventario\/busque/],
        ["carro en venta", /(coches-en-venta|cars-for-sale)\/\d/],
        ["sacramento", /(ubicaciones|locations)\/\d/],
        ["evento", /(evento-detalles|event-details)\/\d/],
        ["alternador", /q=/],
      ] as const;
      const found: string[] = [];
      for (const [text, of] of kinds) {
        const hits: Hits = (await json(`/api/search?t=${encodeURIComponent(text)}&sfilter=${language}`)).data.hits;
        const mains = hits.filter(({ url }) => of.test(url)).map(({ images }) => images.main);
        expect(mains.length, text).toBeGreaterThan(0);
        expect(
          mains.filter((main) => main === ""),
          text,
        ).toEqual([]);
        found.push(...mains);
        for (const { url, images } of hits) if (images.main === "") expect(url).not.toMatch(of);
      }
      for (const address of new Set(found)) {
        const { host, pathname, search } = new URL(address);
        expect(`http://${host}`).toBe(origin);
        const picture = await ask(origin, pathname + search);
        expect([picture.status, picture.headers["content-type"]], address).toEqual([
          200,
          expect.stringMatching(/^image\//),
        ]);
      }
    },
  );
});

describe("wrong input", () => {
  const wrong: [string, string][] = [
    ["/api/vehicle/search?", "zip"],
    ["/api/vehicle/search?makeId=0&modelId=&year=2004&distance=0", "zip"],
    ["/api/vehicle/search?year=abc", "year"],
    ["/api/vehicle/search?year=2004-", "year"],
    ["/api/vehicle/search?distance=-5", "distance"],
    ["/api/vehicle/search?distance=1e3", "distance"],
    ["/api/vehicle/search?zip=9999", "zip"],
    ["/api/vehicle/search?zip=D1A1A1", "zip"],
    ["/api/vehicle/search?makeId=x", "makeId"],
    ["/api/vehicle/search?modelId=-1", "modelId"],
    ["/api/locations/search?distance=10", "zip"],
    ["/api/locations/search?zip=95670&division=Nowhere", "division"],
    ["/api/locations/count/APBStore?country=MX", "country"],
    ["/api/search?t=x&page=0", "page"],
    [`/api/search?t=${"x".repeat(300)}`, "t"],
    [`/api/parts/list/${firstStore.id}?partKeyword=${"x".repeat(300)}`, "partKeyword"],
  ];
  it.each(wrong)("%s answers 400 with the field, in the language asked for", async (path, field) => {
    const [spanish, english] = [await json(path), await json(`${path}&language=english&sfilter=english`)];
    for (const reply of [spanish, english]) {
      expect([reply.status, reply.data.error.code, reply.data.error.field]).toEqual([400, "invalid", field]);
      expect(api.errorProblemsOf(reply.data)).toBe("");
      expect(reply.data.error.requestId).toBe(reply.headers["x-request-id"]);
    }
    expect(spanish.data.error.message).not.toBe(english.data.error.message);
  });

  const unknown = api.operations
    .filter(({ method, path }) => method === "GET" && path.includes("{") && !path.includes("/count/"))
    .map(({ path }) => path.replace("{vin}", withCheckDigit("ZZZZZZZZ0ZZ123456")).replace(/\{\w+\}/g, "999999999"));
  it.each([
    ...unknown,
    "/api/nothing",
    "/api/vehicle/NOSUCHVIN00000001",
    "/api/locations/abc",
    "/api/config/config/adminToken",
    "/api/config/config/__proto__",
  ])("%s answers 404", async (path) => {
    const reply = await json(path);
    expect([reply.status, reply.data.error.code]).toEqual([404, "not-found"]);
    expect(api.errorProblemsOf(reply.data)).toBe("");
  });

  it("answers 405 with Allow, and OPTIONS to those who look first", async () => {
    for (const { path, method } of api.operations) {
      const address = path.replace(/\{\w+\}/g, "1");
      const reply = await json(address, { method: "DELETE" });
      expect([reply.status, reply.data.error.code]).toEqual([405, "not-allowed"]);
      expect(reply.headers.allow).toContain(method);
      const looked = await ask(origin, address, { method: "OPTIONS" });
      expect([looked.status, looked.headers.allow?.includes("OPTIONS")]).toEqual([204, true]);
    }
    const open = await ask(origin, "/api/vehicle/makes", { method: "OPTIONS" });
    expect(open.headers["access-control-allow-methods"]).toBe("GET, HEAD");
    expect(
      (await ask(origin, "/api/careers/form", { method: "OPTIONS" })).headers["access-control-allow-origin"],
    ).toBeUndefined();
  });

  it("answers 414 and 413 in its own form", async () => {
    const long = await json(`/api/search?t=${"x".repeat(9_000)}`);
    expect([long.status, long.data.error.code]).toEqual([414, "too-long"]);
    const { headers } = await ask(origin, "/api/token");
    const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
    const large = await json("/api/careers/form", {
      method: "POST",
      headers: { cookie, "x-xsrf-token": cookie.split("=")[1] as string, "content-type": "application/json" },
      body: JSON.stringify({ name: "x".repeat(100_000) }),
    });
    expect([large.status, large.data.error.code]).toEqual([413, "too-large"]);
  });
});

describe("the description", () => {
  it("passes Redocly's recommended rules as it is served, and names no host that it was not told", async () => {
    for (const host of [origin, inject("servers").two.en]) {
      const source = (await ask(host, "/api/openapi.json")).text;
      expect(await lintOpenapi(source)).toEqual([]);
    }
  });
  it("tells the fields of forms, in JSON and as a form", () => {
    type Body = { content: Record<string, { schema: { properties: Record<string, { description: string }> } }> };
    const posts = ["careers/form", "contact/form", "sellmycar/form", "donate/form", "vehicle/search"];
    for (const call of posts) {
      const operation = api.operations.find(
        ({ method, path }) => method === "POST" && path === `/api/${call}`,
      )?.operation;
      const { content } = (operation as unknown as { requestBody: Body }).requestBody;
      expect(Object.keys(content)).toEqual(["application/json", "application/x-www-form-urlencoded"]);
      for (const { schema } of Object.values(content))
        expect(Object.values(schema.properties).every(({ description }) => description.length > 3)).toBe(true);
    }
  });
});
