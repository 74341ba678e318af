import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "#api/endpoints.ts";
import { type Switches, switchNames } from "#core/switches.ts";
import { openDatabase } from "#data/open.ts";
import { findSetting } from "#data/queries/settings.ts";
import { cityLines } from "#demo/data/cities.ts";
import { createAddresses } from "#site/address.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { hasPage, type PageId, pageIds, pageRow } from "#site/pages.ts";
import { calendarPath, eventFilePath, mapImagePath } from "#site/store-files.ts";
import { manifestPath, workerPath, yardFactsPath, yardFilePath } from "#site/yard-files.ts";
import { type Ask, ask } from "../support/ask.ts";
import { askAssistant } from "../support/ask-assistant.ts";
import { edits, listFacts, lookedAtElsewhere, switched, withEdits } from "../support/chain-edits.ts";
import { type Crawled, crawl, isText } from "../support/crawl.ts";
import { type Checker, startChecker, whyNoChecker } from "../support/nu-checker.ts";
import { readHtml } from "../support/read-html.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";
import { findWrongLanguage, readsAs } from "../support/wrong-language.ts";

let chain: SecondChain;
let crawled: Crawled[] = [];
const off = ["toolkitRewards", "warrantyPlus", "donate", "donateNow", "donateFaq"] as const satisfies readonly PageId[];
const stores = [1, 2];
const perStore = ["locations/", "locations/partlocations/", "locations/storemap/", "parts/list/", "event/location/"];
const calls = endpoints.filter(({ method, path }) => method === "GET" && !path.includes("{")).map(({ path }) => path);
const get = (path: string, how?: Ask) => ask(chain.origin, path, how);

beforeAll(async () => {
  chain = await startSecondChain();
  const inBoth = (paths: string[]) => paths.flatMap((path) => [path, `${path}?language=english`]);
  crawled = await crawl(chain.origin, [
    ...["/", "/en", "/sitemap.xml", "/robots.txt", workerPath, "/.well-known/security.txt"],
    ...editionIds.flatMap((edition) => [manifestPath(edition), eventFilePath(700, edition)]),
    ...stores.flatMap((id) => [yardFilePath(id), yardFactsPath(id), `/prices/store-${id}.csv`]),
    ...stores.flatMap((id) =>
      editionIds.flatMap((e) => [calendarPath(id, e), mapImagePath(id, e), `/store-map/${id}`]),
    ),
    ...inBoth(stores.flatMap((id) => perStore.map((path) => `/api/${path}${id}`))),
    ...inBoth(calls.map((path) => `/api${path}`)),
    ...["/no-such-page", "/busqueda;s=yarda", "/search;s=alternator", "/api/suggest?q=alternador"],
    ...[
      "/ubicaciones/busque-ubicaciones;zip=85122",
      "/locations/search-results;zip=zzz",
      "/yonke-guardado",
      "/saved-yard",
      "/mis-avisos",
      "/my-alerts",
    ],
  ]);
});
afterAll(() => chain?.stop());

const streets = cityLines
  .trim()
  .split("\n")
  .map((line) => line.split("|")[6] as string);
/** What only the chain that ships may say. */
const traces: readonly (readonly [what: string, pattern: RegExp])[] = [
  // Addresses stay as they are, and the software's own keys on a device are nobody's words.
  ["its name and its word for a yard", /(?<!\/)yonke(?!-guardado|-(?:pages|shell|files|photos|yards)-1|[.-]["`$])/gi],
  ["its telephones", /800[-. )]*555|555-015\d/g],
  ["its addresses of mail", /@yonke|[\w.-]+@(?!ocotillo\b)[\w-]+\.example\.(?:com|org)/g],
  ["its founding year", /(?:desde|since)(?: el)? 1991/gi],
  ["its days", /7 d[ií]as de la semana|los 7 d[ií]as|7 days a week/gi],
  ["its rewards", /toolkit|rewards|puntos por lo que/gi],
  ["its Warranty Plus", /warranty ?plus/gi],
  ["its donations", /\bdona(?:r|ci|te|ti)/gi],
  ["its Row52", /row ?52/gi],
  ["its metals", /metal por peso|metal by weight|sitios? de metales|metals sites?/gi],
  ["its other country", /Canad[aiá]|provinc/gi],
  ["the addresses of its yards", new RegExp(streets.join("|"), "g")],
];
/** Scripts, sheets and the table of postal codes are the same for every chain; so is what the API takes and calls by name. */
const isShared = ({ path, kind }: Crawled) => /^\/assets\/|postal-points/.test(path) || kind === "text/css";
const isApi = ({ path }: Crawled) => /^\/(?:en\/)?api\b/.test(path);
const wordsOf = ({ reply }: { reply: { text: string } }) => reply.text.replaceAll(/<style>.*?<\/style>/gs, "");
const around = (text: string, at: number) => text.slice(Math.max(0, at - 60), at + 60).replaceAll(/\s+/g, " ");

const isLike = (pattern: string) => {
  const like = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
  return ({ path }: Crawled) => like.test(path.replace(/[?;].*$/, ""));
};
const pagesOf = (id: PageId, edition: Edition) => {
  const { pattern } = createAddresses({ es: chain.origin, en: chain.origin });
  return crawled
    .filter((one) => one.kind === "text/html" && one.reply.status === 200)
    .filter(isLike(pattern(id, edition)));
};

describe("the second chain", () => {
  it("is found whole: every page that it has, in both editions, and nothing that is broken", () => {
    const had = pageIds.filter(
      (id) => !(off as readonly PageId[]).includes(id) && id !== "pageNotFound" && id !== "sitemapSeo",
    );
    const lost = had.flatMap((id) =>
      editionIds.filter((edition) => pagesOf(id, edition).length === 0).map((e) => `${id} ${e}`),
    );
    expect(lost).toEqual([]);
    const broken = crawled.filter(
      ({ reply, path }) => reply.status >= 500 || (reply.status >= 400 && !/^\/api|NotFound|zzz/.test(path)),
    );
    expect(broken.map(({ path, reply }) => `${reply.status} ${path}`)).toEqual([]);
  });

  it.each(traces)("says nothing of the other chain: %s", (what, pattern) => {
    const said = crawled.filter(
      (one) => isText(one) && !isShared(one) && !(what === "its other country" && isApi(one)),
    );
    expect(said.length).toBeGreaterThan(200);
    const found = said.flatMap((one) => {
      const text = wordsOf(one);
      return [...text.matchAll(pattern)].slice(0, 2).map(({ index }) => `${one.path}: …${around(text, index)}…`);
    });
    expect(found).toEqual([]);
  });

  it("speaks of its yards as its word's gender asks", () => {
    const before = "el|los|un|unos|del|al|este|estos|ese|esos|otro|otros|nuestros?|todos|algunos|muchos|ningún|cuántos";
    const after = "cercanos?|lejanos?|guardados?|abiertos?|cerrados?|encontrados?";
    const masculine = new RegExp(
      `(?<!\\p{L})(?:${before}) yardas?(?!\\p{L})|yardas? (?:más )?(?:${after})(?!\\p{L})|el más cercano(?:[:.]| con más| en )`,
      "giu",
    );
    const spanish = crawled.filter(({ kind, reply }) => kind === "text/html" && reply.text.includes('<html lang="es'));
    expect(spanish.length).toBeGreaterThan(60);
    const wrong = spanish.flatMap((one) => {
      const text = wordsOf(one).replaceAll(/<[^>]*>/g, "");
      return [...text.matchAll(masculine)].slice(0, 2).map(({ index }) => `${one.path}: …${around(text, index)}…`);
    });
    expect(wrong).toEqual([]);
    expect(spanish.find(({ path }) => path === "/")?.reply.text).toContain("Hay 2 yardas en Arizona");
  });

  it("tells assistants of its own, in both languages and with its word", async () => {
    const said = JSON.stringify([
      await askAssistant(chain.origin),
      await askAssistant(chain.origin, "yards_near", { place: "85122" }),
      await askAssistant(chain.origin, "yards_near", { place: "85122", language: "en" }),
      await askAssistant(chain.origin, "yard_hours", { yard: 99 }),
      await askAssistant(chain.origin, "find_part", { part: "alternador", make: "Honda", model: "Civic" }),
      (await get("/llms.txt")).text,
      (await get("/en/llms.txt")).text,
    ]);
    expect(said).toContain("salvage yards near a place");
    expect(said).toContain("Horario de una yarda:");
    for (const [what, pattern] of traces) expect(said.match(pattern) ?? [], what).toEqual([]);
  });

  it("does not have the pages that it has switched off, and nothing leads there", async () => {
    const { path } = createAddresses({ es: chain.origin, en: chain.origin });
    const named = chain.facts.switches;
    const switches = Object.fromEntries(switchNames.map((name) => [name, named[name] ?? true])) as Switches;
    expect(pageIds.filter((id) => !hasPage(switches, id))).toEqual(off);
    for (const id of off)
      for (const edition of editionIds) {
        expect((await get(path(id, edition))).status).toBe(404);
        expect(crawled.filter(isLike(path(id, edition)))).toEqual([]);
      }
  });

  it.each(editionIds)("writes its own mails (%s)", async (edition) => {
    const before = chain.mail.length;
    expect((await send({ subject: "parts", language: edition })).status).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    const sent = chain.mail.slice(before);
    const said = sent.map((mail) => `${mail.headers}\n${mail.subject}\n${mail.text}`).join("\n");
    expect(sent.map(({ to }) => to).join()).toContain("piezas@ocotillo.test");
    expect(said).toContain("Ocotillo");
    for (const [what, pattern] of traces) expect(said.match(pattern) ?? [], what).toEqual([]);
    expect((await send({ subject: "rewards", language: edition })).status).toBe(400);
  });

  it("keeps the site's budgets of styles and HTML", async () => {
    const sheets = crawled.filter(({ kind }) => kind === "text/css").map(({ path }) => path);
    const packed = await Promise.all(sheets.map((path) => get(path, { headers: { "accept-encoding": "br" } })));
    expect(packed.length).toBeGreaterThan(0);
    expect(packed.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(24 * 1024);
    for (const page of pagesOf("inventoryResults", "es"))
      expect(page.reply.body.length).toBeLessThanOrEqual(120 * 1024);
  });
});

async function send(fields: { subject: string; language: Edition; email?: string }) {
  const { headers } = await get("/api/token");
  const cookie = (headers["set-cookie"] ?? "").split(";")[0] as string;
  const challenge = JSON.parse((await get("/api/captcha/challenge")).text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  return get("/api/contact/form/", {
    method: "POST",
    headers: { cookie, "x-xsrf-token": cookie.slice(cookie.indexOf("=") + 1), "content-type": "application/json" },
    body: JSON.stringify({
      name: "Prueba",
      email: `${fields.language}@visitante.test`,
      message: "¿Hay?",
      recaptcha,
      ...fields,
    }),
  });
}

const reason = whyNoChecker();
describe.skipIf(reason)(`the Nu HTML checker on the second chain${reason ? ` (skipped: ${reason})` : ""}`, () => {
  let checker: Checker;
  beforeAll(async () => {
    checker = await startChecker();
  });
  afterAll(() => checker?.stop());

  it("finds nothing wrong in a page of each kind", async () => {
    const wrong: string[] = [];
    for (const [page] of pageIds.map((id) => pagesOf(id, "es")))
      if (page) wrong.push(...(await checker.check(page.reply.body)).map((fault) => `${page.path}: ${fault}`));
    expect(wrong).toEqual([]);
  });
});

/** From here on the chain's folder changes under the running server. */
describe("a chain that changes its folder", () => {
  const allOn = Object.fromEntries(switchNames.map((name) => [name, true]));
  const paths = [...new Set(edits.flatMap(({ shows }) => Object.keys(shows)))];
  const readAll = async () =>
    new Map(await Promise.all(paths.map(async (path) => [path, (await get(path)).text] as const)));
  const drawing = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${d}"/></svg>`;
  const files = {
    "logo.svg": drawing("M1 1h7v3z"),
    "logo-dark.svg": drawing("M1 1h7v4z"),
    "logo-mono.svg": drawing("M1 1h7v5z"),
    "favicon.svg": drawing("M1 1h7v6z"),
    "art/hero.es.svg": drawing("M1 1h7v7z"),
    "theme.css": ":root { --yellow: #ffb101; }",
    "content/company.es.md": "title: Dos hermanas\ndescription: Y una grúa.\n\n# Dos hermanas\n\nHola.\n",
    "content/company.en.md": "title: Two sisters\ndescription: And a truck.\n\n# Two sisters\n\nHello.\n",
  };
  const kept = Object.keys(files).filter((name) => !/content|art/.test(name));
  let was: Map<string, string>;
  let now: Map<string, string>;
  const shown = async (path: string, sign: string) =>
    vi.waitFor(async () => expect((await get(path)).text).toContain(sign), { timeout: 120_000, interval: 100 });

  it("knows of every fact in the schema what shows it", () => {
    const known = [...edits.map(({ key }) => key), ...switchNames.map((name) => `switches.${name}`)];
    expect([...known, ...lookedAtElsewhere].sort()).toEqual(listFacts().sort());
    expect(Object.keys(switched).sort()).toEqual([...switchNames].sort());
  });

  it("shows each fact without a start", async () => {
    chain.change({ switches: allOn });
    chain.hangUp();
    await shown("/", 'href="/toolkit-rewards"');
    was = await readAll();
    const mail = { from: "uno@otro.test", general: ["dos@otro.test"], subjects: { parts: "tres@otro.test" } };
    const facts = { ...withEdits({ ...chain.facts, switches: allOn }), mail, timeZone: "America/Denver" };
    chain.change(facts);
    chain.hangUp();
    await shown("/", "Palo Verde Yards LLC");
    now = await readAll();
    const unseen = edits.flatMap(({ key, shows }) =>
      Object.entries(shows)
        .filter(([path, sign]) => was.get(path)?.includes(sign) || !now.get(path)?.includes(sign))
        .map(([path, sign]) => `${key}: ${sign} on ${path}`),
    );
    expect(unseen).toEqual([]);
    expect([was, now].map((all) => all.get("/")?.includes("foot__note"))).toEqual([true, false]);
    const before = chain.mail.length;
    expect((await send({ subject: "parts", language: "es", email: "tercero@visitante.test" })).status).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    const sent = chain.mail.slice(before).map(({ to, headers }) => `${to} ${headers}`);
    for (const address of ["uno@otro.test", "dos@otro.test", "tres@otro.test"]) expect(sent.join()).toContain(address);
    const db = await openDatabase({ dataDir: chain.dataDir });
    expect(await findSetting(db, "chain_time_zone")).toBe("America/Denver");
    await db.close();
  });

  it("shows its logos, icons, drawings, colours and texts, and the shipped ones once they are gone", async () => {
    const before = Object.fromEntries(kept.map((name) => [name, chain.take(name)]));
    const icons = () =>
      JSON.parse(now.get("/manifest.es.webmanifest") ?? "{}").icons.map(({ src }: { src: string }) => src);
    const oldIcons = icons();
    const social = (page = "") => /property="og:image" content="([^"]+)"/.exec(page)?.[1];
    const oldSocial = social(now.get("/"));
    for (const [name, text] of Object.entries(files)) chain.put(name, text);
    chain.hangUp();
    await shown("/acera/compania", "Dos hermanas");
    now = await readAll();
    const home = now.get("/") ?? "";
    expect((await get("/about/company-profile")).text).toContain("Two sisters");
    expect(home).toContain("#ffb101");
    for (const d of ["M1 1h7v4z", "M1 1h7v5z"]) expect(home).toContain(d);
    const hero = /\/art\/hero\.es\.[\w-]+\.svg/.exec(home)?.[0] ?? "";
    expect((await get(hero)).text).toBe(files["art/hero.es.svg"]);
    const icon = /\/art\/favicon\.[\w-]+\.svg/.exec(home)?.[0] ?? "";
    expect((await get(icon)).text).toBe(files["favicon.svg"]);
    expect(icons().filter((one: string) => oldIcons.includes(one))).toEqual([]);
    expect(social(home)).not.toBe(oldSocial);

    for (const name of ["content", "art"]) chain.drop(name);
    for (const [name, text] of Object.entries(before)) chain.put(name, text);
    chain.hangUp();
    await vi.waitFor(async () => expect((await get("/acera/compania")).text).not.toContain("Dos hermanas"), {
      timeout: 120_000,
      interval: 100,
    });
    expect((await get("/")).text).not.toContain("M1 1h7v4z");
  });

  it("takes a page away with each switch", async () => {
    const pages = Object.values(switched).filter((path) => path !== undefined);
    for (const path of pages) expect((await get(path)).status, path).toBe(200);
    chain.change({ switches: Object.fromEntries(switchNames.map((name) => [name, false])) });
    chain.hangUp();
    await vi.waitFor(async () => expect((await get("/toolkit-rewards")).status).toBe(410), {
      timeout: 120_000,
      interval: 100,
    });
    for (const path of pages) expect((await get(path)).status, path).toBe(410);
    const bare = (await get("/")).text;
    expect(pages.filter((path) => bare.includes(`href="${path}"`))).toEqual([]);
    expect(wordsOf({ reply: { text: bare } })).not.toMatch(/row ?52/i);
  });
});

/** Last. */
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
      },
      { timeout: 120_000, interval: 200 },
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
      (await get("/llms.txt")).text,
    ]);
    expect(told).not.toMatch(/yarda|piezas|revise-inventario|part_prices|\bprices\b/);
    const before = chain.mail.length;
    expect((await send({ subject: "parts", language: "es", email: "otro@visitante.test" })).status).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    for (const { subject, text } of chain.mail.slice(before)) {
      expect(text).not.toBe("");
      expect(readsAs(`${subject} ${text.replaceAll("¿Hay?", "")}`, "es")).toBe(false);
    }
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
