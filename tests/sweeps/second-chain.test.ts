import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "#api/endpoints.ts";
import { type Switches, switchNames } from "#core/switches.ts";
import { cityLines } from "#demo/data/cities.ts";
import { createAddresses } from "#site/address.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { hasPage, type PageId, pageIds } from "#site/pages.ts";
import { calendarPath, eventFilePath, mapImagePath } from "#site/store-files.ts";
import { manifestPath, workerPath, yardFilePath } from "#site/yard-files.ts";
import { type Ask, ask } from "../support/ask.ts";
import { askAssistant } from "../support/ask-assistant.ts";
import { expectLightResults, expectWithin, packedSizes } from "../support/budget.ts";
import { type Crawled, crawl, isText } from "../support/crawl.ts";
import { isApi, isLike, isShared, wordsOf } from "../support/crawled-words.ts";
import { type Checker, startChecker, whyNoChecker } from "../support/nu-checker.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";
import { sendContact } from "../support/send-contact.ts";

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
    ...stores.flatMap((id) => [yardFilePath(id), `/prices/store-${id}.csv`]),
    ...stores.flatMap((id) =>
      editionIds.flatMap((e) => [calendarPath(id, e), mapImagePath(id, e), `/store-map/${id}`]),
    ),
    ...inBoth(stores.flatMap((id) => perStore.map((path) => `/api/${path}${id}`))),
    ...inBoth(calls.map((path) => `/api${path}`)),
    ...["/no-such-page", "/busqueda;s=yarda", "/search;s=alternator", "/api/suggest?t=alternador"],
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
  ["the postal code of its examples", /\b95823\b/g],
  ["the addresses of its yards", new RegExp(streets.join("|"), "g")],
];
const around = (text: string, at: number) => text.slice(Math.max(0, at - 60), at + 60).replaceAll(/\s+/g, " ");

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
    expect((await sendContact(chain.origin, { subject: "parts", language: edition })).status).toBe(200);
    await expect.poll(() => chain.mail.length).toBeGreaterThanOrEqual(before + 2);
    const sent = chain.mail.slice(before);
    const said = sent.map((mail) => `${mail.headers}\n${mail.subject}\n${mail.text}`).join("\n");
    expect(sent.map(({ to }) => to).join()).toContain("piezas@ocotillo.test");
    expect(said).toContain("Ocotillo");
    for (const [what, pattern] of traces) expect(said.match(pattern) ?? [], what).toEqual([]);
    expect((await sendContact(chain.origin, { subject: "rewards", language: edition })).status).toBe(400);
  });

  it("keeps the site's budgets of styles and HTML", async () => {
    const wire = async (path: string) => (await get(path, { headers: { "accept-encoding": "br" } })).body.length;
    const sheets = crawled.filter(({ kind }) => kind === "text/css");
    expect(sheets.length).toBeGreaterThan(0);
    for (const { path, reply } of sheets) {
      const rules = Map.groupBy(
        reply.text.match(/\.[^{}]*\{[^{}]*\}/g) ?? [],
        (rule) => /^\.[a-z]*/.exec(rule)?.[0] ?? "",
      );
      const blocks = packedSizes([...rules].map(([name, own]) => [name, own.join("")]));
      expectWithin(9_800, blocks, path, await wire(path));
    }
    for (const { path, reply } of pagesOf("inventoryResults", "es"))
      expectLightResults(reply.text, path, await wire(path));
  });
});

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
