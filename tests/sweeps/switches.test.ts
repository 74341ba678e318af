import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { endpoints } from "#api/endpoints.ts";
import { type Switch, switchNames } from "#core/switches.ts";
import { editionIds } from "#site/editions.ts";
import { type PageId, pageIds, pageRow } from "#site/pages.ts";
import { manifestPath, yardFilePath } from "#site/yard-files.ts";
import { ask } from "../support/ask.ts";
import { askAssistant } from "../support/ask-assistant.ts";
import { type Crawled, crawl, isText } from "../support/crawl.ts";
import { isLike, isShared, wordsOf } from "../support/crawled-words.ts";
import { type SecondChain, startSecondChain } from "../support/second-chain.ts";

let chain: SecondChain;
let rules: object;
const get = (path: string) => ask(chain.origin, path);
const allOn = Object.fromEntries(switchNames.map((name) => [name, true]));

/** What only a chain says that does it: in addresses, in words of both editions, in names of the API. */
const signs: Record<Switch, RegExp> = {
  rewards: /toolkit|rewards?\b|(?:sus|los) puntos|your points/i,
  donation: /\bdona(?:r|ci[oó]n|te|ti|ting)|\bdone (?:un|su|ahora)/i,
  warrantyPlus: /warranty ?plus/i,
  carsForSale: /carros? en venta|coches-en-venta|cars?[- ]for[- ]sale|wesellcars/i,
  sellingCars:
    /vend(?:a|er) (?:su|mi) carro|compramos (?:su |carros)|que-compramos|sell (?:my|your) car|sell-my-car|we buy (?:your |cars)|what-we-buy|junk[- ]cars?|buyscars|vende su carro/i,
  metals: /metal por peso|metal by weight|sitios? de metales|metals sites?/i,
  row52: /row ?52/i,
  careersForm:
    /\/(?:carreras|careers)\b|trabaje con nosotros|work with us|solicitud de (?:trabajo|empleo)|job application/i,
  partPrices:
    /precios-de-piezas|part-pricing|precios de (?:las )?piezas|part prices|partpricing|"priceCents":\d|\/prices\/store/i,
  alerts: /\/(?:mis-)?avisos(?!-legales)|\/(?:my-)?alerts\b|avíseme|sus avisos|your alerts|tell me when/i,
  openData: /open-data|"\/(?:datos|data)"|datos abiertos|open data/i,
};

const calls = endpoints.filter(({ method, path }) => method === "GET" && !path.includes("{"));
const openings = [
  ...["/", "/en", "/sitemap.xml", "/mapa-del-sitio", "/site-map"],
  ...editionIds.map(manifestPath),
  ...[yardFilePath(1), "/api/locations/1", "/api/locations/1?language=english"],
  // What is asked here is repeated in the answer: none of it is a sign itself.
  ...[
    "/no-such-page",
    "/busqueda;s=precio",
    "/search;s=sell",
    "/api/suggest?t=precio",
    "/api/suggest?t=sell+my+old+car",
  ],
];

/** A name that nothing else is like. */
const nameOf = (turn: number) => `Firma${String.fromCharCode(98 + turn).repeat(6)}`;

/** Everywhere, also in the yards' data and the search, whose index is made anew within seconds. */
const untilNamed = (name: string, gone?: RegExp) =>
  vi.waitFor(
    async () => {
      if (gone) expect(gone.test((await get("/api/locations/1")).text)).toBe(false);
      expect((await get("/")).text).toContain(name);
      expect((await get(`/busqueda;s=${name}`)).text).toContain('class="hit"');
    },
    { timeout: 300_000, interval: 100 },
  );

/** What a field may hold stays in its type, so that a client that was made once still reads it. */
const withoutTypes = (text: string) => text.replaceAll(/"enum":\["inventory"[^\]]*\]/g, "");
const around = (text: string, at: number) => text.slice(Math.max(0, at - 70), at + 70).replaceAll(/\s+/g, " ");
const addressesOf = (id: PageId) =>
  editionIds.map(
    (edition) =>
      (edition === "en" && pageRow(id).paths.es === pageRow(id).paths.en ? "/en" : "") + pageRow(id).paths[edition],
  );

describe("a chain that switches off one thing at a time", () => {
  beforeAll(async () => {
    chain = await startSecondChain();
    // Its own folder has no programme of points, and so says no terms of one.
    rules = { ...chain.facts.rules, rewardsTerms: true };
    // Each has been on once: its addresses are gone from then on, not unknown.
    const brand = nameOf(switchNames.length);
    chain.change({ switches: allOn, rules, name: brand });
    chain.hangUp();
    await untilNamed(brand);
  });
  afterAll(() => chain?.stop());

  it.each(switchNames)("%s: its pages, and every link, word and call that leads there", async (name) => {
    const brand = nameOf(switchNames.indexOf(name));
    chain.change({ switches: { ...allOn, [name]: false }, rules, name: brand });
    chain.hangUp();
    await untilNamed(brand, signs[name]);
    const off = pageIds.filter((id) => pageRow(id).needs === name);
    for (const address of off.flatMap(addressesOf))
      expect([address, (await get(address.replaceAll(/:\w+/g, "1"))).status]).toEqual([address, 410]);
    for (const { path } of calls.filter(({ needs }) => needs === name))
      expect([path, (await get(`/api${path}`)).status]).toEqual([path, 404]);

    const from = [...openings, ...calls.filter(({ needs }) => needs !== name).map(({ path }) => `/api${path}`)];
    const crawled = await crawl(chain.origin, from, 500);
    const seen = new Set(crawled.map(({ path }) => path));
    const led = crawled.filter((one) => off.flatMap(addressesOf).some((address) => isLike(address)(one)));
    expect(led.map(({ path }) => path)).toEqual([]);
    expect(seen.size).toBeGreaterThan(200);
    // A form's call is named by its page and wants a POST; the error page says what is not there.
    const dead = crawled.filter(
      ({ path, reply: { status } }) =>
        status >= 400 && status !== 405 && !from.includes(path) && !/NotFound/.test(path),
    );
    expect(dead.map(({ path, reply }) => `${reply.status} ${path}`)).toEqual([]);
    const tools: Crawled = {
      path: "/mcp",
      kind: "text/plain",
      reply: { ...(crawled[0] as Crawled).reply, text: JSON.stringify(await askAssistant(chain.origin)) },
    };
    const said = [...crawled, tools].filter((one) => isText(one) && !isShared(one));
    const found = said.flatMap((one) => {
      const text = withoutTypes(wordsOf(one));
      const { index } = signs[name].exec(text) ?? {};
      return index === undefined ? [] : [`${one.path}: …${around(text, index)}…`];
    });
    expect(found).toEqual([]);
  });
});
