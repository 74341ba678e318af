import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "#api/endpoints.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import { calendarPath } from "#site/store-files.ts";
import { manifestPath, yardFilePath } from "#site/yard-files.ts";
import { type Ask, ask } from "../support/ask.ts";
import { askAssistant } from "../support/ask-assistant.ts";
import { type Crawled, crawl, isText } from "../support/crawl.ts";
import { isApi, isLike, isShared, wordsOf } from "../support/crawled-words.ts";
import { readHtml } from "../support/read-html.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";
import { sendContact } from "../support/send-contact.ts";
import { findWrongLanguage, readsAs } from "../support/wrong-language.ts";

const calls = endpoints.filter(({ method, path }) => method === "GET" && !path.includes("{")).map(({ path }) => path);
let chain: SecondChain;
const get = (path: string, how?: Ask) => ask(chain.origin, path, how);
beforeAll(async () => {
  chain = await startSecondChain();
});
afterAll(() => chain?.stop());

describe("a chain that gives up one of its languages, its cars for sale and its prices", () => {
  const facts = {
    languages: ["en"],
    countries: ["US", "CA"],
    currency: "CAD",
    phones: { main: "(480) 555-0177", carBuying: "(480) 555-0178" },
    social: { facebook: "https://social.ocotillo.test/fb" },
    careersUrl: "https://jobs.ocotillo.test/",
  };
  let english: Crawled[] = [];
  beforeAll(async () => {
    chain.change({ ...facts, switches: { ...chain.facts.switches, carsForSale: false, partPrices: false } });
    chain.hangUp();
    // The folder is read and shown first, and what its stores do comes with the next data.
    await vi.waitFor(
      async () => {
        expect((await get("/")).text).toContain('<html lang="en-US"');
        expect((await get("/api/locations/1")).text).not.toContain("partpricing");
        // The search is indexed anew once the pages are.
        expect((await get("/api/search?t=muffler")).text).not.toContain("/part-pricing");
      },
      { timeout: 300_000, interval: 200 },
    );
    english = await crawl(
      chain.origin,
      ["/", "/sitemap.xml", "/api/locations/99", ...calls.map((path) => `/api${path}`)],
      500,
    );
  });
  it("is honest in the other, and what was there is gone", async () => {
    const spanish = { headers: { "accept-language": "es-MX,es" } };
    const home = (await get("/", spanish)).text;
    for (const sign of [
      "hreflang",
      "hrefLang",
      "data-language",
      'class="tongue"',
      "og:locale:alternate",
      "/en/",
      "Español",
    ])
      expect(home.includes(sign), sign).toBe(false);
    const moved = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.location];
    };
    expect(await moved("/en")).toEqual([302, "/"]);
    expect(await moved("/ubicaciones?state=AZ")).toEqual([302, "/locations?state=AZ"]);
    expect(await moved("/en/store-map/1")).toEqual([302, "/store-map/1"]);
    expect((await get("/store-map/1")).status).toBe(200);
    expect((await get(manifestPath("es"))).status).toBe(404);
    expect((await get(calendarPath(1, "es"))).status).toBe(404);
    expect((await get("/revise-inventario/busque.atom")).status).toBe(404);
    const { text: sitemap } = await get("/sitemap.xml");
    expect([sitemap.includes("hreflang"), sitemap.includes("/ubicaciones"), sitemap.includes("/locations")]).toEqual([
      ...[false, false, true],
    ]);
    const problem = JSON.parse((await get("/api/locations/99?language=spanish")).text).error;
    expect(problem.message).toContain("salvage yard");
    const openapi = (await get("/api/openapi.json")).text;
    expect(openapi).toContain("Answers in English.");
    expect(openapi).not.toMatch(/"(?:name":")?language"/);
    expect((await get("/cars-for-sale")).status).toBe(410);
    for (const path of ["/", "/site-map", "/sitemap.xml", "/about/contact-us"])
      expect((await get(path)).text.includes('href="/cars-for-sale'), path).toBe(false);
    expect((await get("/about/contact-us")).text).not.toContain('value="cars"');
  });

  it("says not a word of the other language on any page, and sends nobody there", () => {
    const pages = english.filter(({ kind, reply }) => kind === "text/html" && reply.status === 200);
    expect(pages.length).toBeGreaterThan(60);
    const wrong = pages.flatMap(({ path, reply }) =>
      findWrongLanguage(readHtml(reply.text), "en", new Set(), []).map((text) => `${path}: ${text.slice(0, 120)}`),
    );
    expect(wrong).toEqual([]);
    const named = pages.filter((one) => !isApi(one) && /Spanish|Español/.test(wordsOf(one)));
    expect(named.map(({ path }) => path)).toEqual([]);
    const spanish = pageIds.map((id) => pageRow(id).paths).filter(({ es, en }) => es !== en);
    const ledThere = english.filter((one) => spanish.some(({ es }) => isLike(es)(one)));
    expect(ledThere.map(({ path }) => path)).toEqual([]);
  });

  it("answers assistants and writes its mails in the language that is left", async () => {
    const told = JSON.stringify([
      await askAssistant(chain.origin),
      await askAssistant(chain.origin, "yard_hours", { yard: 99, language: "es" }),
      await askAssistant(chain.origin, "find_cars", { make: "Honda", language: "es" }),
    ]);
    expect(told).not.toMatch(/yarda|piezas|revise-inventario|part_prices|\bprices\b/);
    const before = chain.mail.length;
    expect(
      (await sendContact(chain.origin, { subject: "parts", language: "es", email: "otro@visitante.test" })).status,
    ).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    for (const { subject, text } of chain.mail.slice(before)) {
      expect(text).not.toBe("");
      expect(readsAs(`${subject} ${text.replaceAll("¿Hay?", "")}`, "es")).toBe(false);
    }
  });

  it("takes what is sent to an address in the other: a letter's own way out is told in every one that was sent", async () => {
    const press = (path: string) =>
      get(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    const [old, own, none] = [
      await press("/mis-avisos?k=nobody"),
      await press("/my-alerts?k=nobody"),
      await press("/about"),
    ];
    expect(none.status).toBe(405);
    expect([old.status, old.text.includes('<html lang="en-US"')]).toEqual([own.status, true]);
    expect(old.status).not.toBe(405);
  });

  it("has no price anywhere: not in answers, not in the files of its yards", () => {
    const said = english.filter((one) => isText(one) && !isShared(one) && one.path !== "/api/openapi.json");
    const priced = said.filter(({ reply }) =>
      /"price(?:Cents)?":"?[1-9]|\/part-pricing|partpricing"[,\]]/.test(reply.text),
    );
    expect(priced.map(({ path }) => path)).toEqual([]);
    const yard = english.find(({ path }) => path === yardFilePath(1));
    if (yard) expect(JSON.parse(yard.reply.text).parts).toEqual([]);
  });

  it("shows each of its facts as they are now: telephones, links, work, dollars and countries", async () => {
    const home = (await get("/")).text;
    expect(home).toContain('href="tel:+14805550178"');
    expect(home).toContain('href="https://jobs.ocotillo.test/"');
    expect([home.includes('href="/facebook"'), home.includes('href="/twitter"')]).toEqual([true, false]);
    expect((await get("/facebook")).headers.location).toBe(facts.social.facebook);
    expect((await get("/twitter")).status).toBe(404);
    expect((await get("/about/contact-us")).text).toContain('href="tel:+14805550177"');
    expect((await get("/about/what-we-buy")).text).toContain("$380 CAD");
    expect((await get("/locations")).text).toMatch(/province/i);
  });
});

describe("a chain that speaks Spanish alone", () => {
  let spanish: Crawled[] = [];
  beforeAll(async () => {
    chain.change({ languages: ["es"] });
    chain.hangUp();
    await vi.waitFor(async () => expect((await get("/")).text).toContain('<html lang="es-US"'), {
      timeout: 300_000,
      interval: 200,
    });
    spanish = await crawl(chain.origin, ["/", "/sitemap.xml", ...calls.map((path) => `/api${path}`)], 500);
  });

  it("sends nobody to the other, and what asks for it is answered in Spanish", async () => {
    const pages = spanish.filter(({ kind, reply }) => kind === "text/html" && reply.status === 200);
    expect(pages.length).toBeGreaterThan(60);
    for (const sign of ["hreflang", "hrefLang", "og:locale:alternate", 'class="tongue"', 'href="/en'])
      expect(pages.filter(({ reply }) => reply.text.includes(sign)).map(({ path }) => `${sign} ${path}`)).toEqual([]);
    const other = pageIds.map((id) => pageRow(id).paths).filter(({ es, en }) => es !== en);
    const ledThere = spanish.filter((one) => /^\/en\b/.test(one.path) || other.some(({ en }) => isLike(en)(one)));
    expect(ledThere.map(({ path }) => path)).toEqual([]);
    const { headers, status } = await get("/locations?state=AZ");
    expect([status, headers.location]).toEqual([302, "/ubicaciones?state=AZ"]);
    expect((await get("/sitemap.xml")).text).not.toMatch(/hreflang|\/locations/);
    expect((await get(manifestPath("en"))).status).toBe(404);
  });

  it("says not a word of English on any page, in errors, in its calls, to assistants and in mails", async () => {
    const pages = [...spanish, { path: "/nada", kind: "text/html", reply: await get("/nada") }].filter(
      ({ kind, reply }) => kind === "text/html" && [200, 404].includes(reply.status),
    );
    const wrong = pages.flatMap(({ path, reply }) =>
      findWrongLanguage(readHtml(reply.text), "es", new Set(), []).map((text) => `${path}: ${text.slice(0, 120)}`),
    );
    expect(wrong).toEqual([]);
    const named = pages.filter((one) => !isApi(one) && /English|en inglés/.test(wordsOf(one)));
    expect(named.map(({ path }) => path)).toEqual([]);
    expect(JSON.parse((await get("/api/locations/99?language=english")).text).error.message).toContain("yarda");
    const told = JSON.stringify([
      await askAssistant(chain.origin),
      await askAssistant(chain.origin, "yard_hours", { yard: 99, language: "en" }),
      (await get("/api/openapi.json")).text,
    ]);
    expect(told).not.toMatch(/salvage yard|check-inventory|Answers in/);
    const before = chain.mail.length;
    expect(
      (await sendContact(chain.origin, { subject: "parts", language: "en", email: "mas@visitante.test" })).status,
    ).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    for (const { subject, text } of chain.mail.slice(before)) {
      expect(text).not.toBe("");
      expect(readsAs(`${subject} ${text}`, "en")).toBe(false);
    }
  });
});
