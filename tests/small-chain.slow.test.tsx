import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptySearch } from "#app/inventory/search.ts";
import { readFeed } from "#app/inventory/search-feed.ts";
import type { Head, PageRequest } from "#app/page.tsx";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { contentPages } from "#content/page-file.ts";
import { specialDaysAhead } from "#core/hours.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { eventCalendar } from "#server/files/event-calendar.ts";
import { storeCalendar } from "#server/files/store-calendar.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { type PageId, pageIds } from "#site/pages.ts";
import { listEventStores, listEventsAt } from "#stock/events.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { listCopy, listOtherWords } from "./support/copy-words.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { listParams } from "./support/page-params.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";
import { saidText } from "./support/said-text.ts";
import { twoYards } from "./support/two-yards.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = twoYards(await loadDemoStock("2026-11-15"));
});

type AnyPage = {
  load: (request: PageRequest) => unknown;
  head: (data: unknown, request: PageRequest) => Head;
  Page: (data: object) => React.ReactNode;
  list?: (stock: Stock) => Iterable<Record<string, string>>;
};

/** What only the large chain could say. */
const claims = [
  /\b7 d[ií]as de la semana|\blos 7 d[ií]as\b|7 days a week/i,
  /Estados Unidos y Canad|United States and Canada|US and Canada|US \+ Canada|EE\. UU\. \+ Canad/,
  /cambian? (?:todos los días|cada semana)|change every (?:day|week)/i,
  /1,000 (?:piezas|parts)|(?:más de|over|more than) 1,000/i,
  /\b(?:58|57|60) (?:de nuestros )?(?:yonkes|yards)|17 (?:estados|states)|2 (?:provincias|provinces)/,
];
/** The taxes of a gift differ by country, wherever the chain is. */
const aboutTaxes = /(?:taxes|impuestos)[^.]*(?:US and Canada|Estados Unidos y Canad)/g;
const claimsIn = (text: string) => claims.flatMap((claim) => claim.exec(text.replace(aboutTaxes, ""))?.[0] ?? []);

/** These show what a server alone has, or what was asked for: a search, the API, an error. */
const elsewhere: readonly PageId[] = [
  ...["search", "apiDocs", "sitemapSeo", "pageNotFound"],
  ...["vehicle", "inventoryResults", "locationResults", "partAnswer"],
] as PageId[];
const asked = pageIds.filter((id) => !elsewhere.includes(id));

describe.each(asked)("a chain of two yards in one state, closed on Sundays: %s", (id) => {
  it.each(editionIds)("claims nothing that is not so, not in its description either (%s)", async (edition) => {
    const page = (await loadPageModule(id)) as unknown as AnyPage;
    const [params = {}] = listParams(id, page, stock, edition);
    const request = pageRequest(id, edition, { stock, now, params });
    const data = (await page.load(request)) as object;
    const { title, description } = page.head(data, request);
    const html = `${title} ${description} ${markupOf(request, <page.Page {...data} />)}`;
    expect(html.length).toBeGreaterThan(500);
    expect(claimsIn(html)).toEqual([]);
  });
});

/** What a chain says only of what its facts and yards have. */
const owned = [
  /cámaras|cameras|botiqu|first-aid|carretill|wheelbarrow|\(pluma\)|hoist|veteran/i,
  /[Pp]robamos las bater|ya probada|test (?:it|batteries)|en la caja en español|y en la caja\.|and at the counter\./,
  /más bajo|lower one|en efectivo en la caja|in cash at the counter|misma tarjeta|same card|regresa en efectivo|back in cash/,
  /cheques? personal|personal check|dónde puedan esperar|nowhere for them|0 años|under 0|\b0 or older/,
  /alcanzan a pagar|everyone time to pay/,
  /octubre de 2026|October 1, 2026|noviembre de 2026|November 16, 2026/,
  /cuota ambiental|environmental fee|pague la entrada|pay admission|paga su entrada|pays admission|se paga aparte/i,
];
const ownTexts: readonly PageId[] = [
  ...["about", "accessibility", "company", "contact", "legalNotices", "policies", "privacy"],
  ...["recycling", "safety", "terms", "warrantyPlus", "whatWeSell"],
] as PageId[];

describe.each(ownTexts)("a chain whose yards charge no fee and that says nothing of them: %s", (id) => {
  const shipped = chainFolder();
  let free: Stock;
  beforeAll(() => {
    keepChain({ ...shipped, facts: { ...shipped.facts, rules: { minimumAge: 0 } } });
    const stores = stock.chain.stores.map((store) => ({
      ...store,
      ...{ admissionCents: 0, environmentalRate: 0, yardClosesBeforeMinutes: 0 },
    }));
    free = { ...stock, chain: { ...stock.chain, stores } };
  });
  afterAll(() => keepChain(shipped));

  it.each(editionIds)("leaves out what it did not say (%s)", async (edition) => {
    const page = (await loadPageModule(id)) as unknown as AnyPage;
    const request = pageRequest(id, edition, { stock: free, now });
    const data = (await page.load(request)) as object;
    const html = markupOf(request, <page.Page {...data} />);
    expect(html.length).toBeGreaterThan(500);
    expect(owned.flatMap((claim) => claim.exec(html)?.[0] ?? [])).toEqual([]);
  });
});

/** Days as nobody says them. */
const badDays = /(?<![\d.,])0 (?:días?|days?|mes|month)|(?<![\d.,])1 (?:días|days|meses|months)\b/i;
const dayPages: readonly PageId[] = [...ownTexts, "home", "partPricing", "store", "toolkitRewards"];

describe.each([0, 1, 45])("a chain that gives %i days", (days) => {
  const given = (): Stock => {
    const limits = { exchangeDays: days, coreDays: days, warrantyDays: days };
    const stores = stock.chain.stores.map((store) => ({ ...store, ...limits }));
    return { ...stock, chain: { ...stock.chain, stores, storeById: new Map(stores.map((one) => [one.id, one])) } };
  };

  it.each(dayPages)("says so in words on %s", async (id) => {
    const page = (await loadPageModule(id)) as unknown as AnyPage;
    for (const edition of editionIds) {
      const [params = {}] = listParams(id, page, given(), edition);
      const request = pageRequest(id, edition, { stock: given(), now, params });
      const data = (await page.load(request)) as object;
      const html = markupOf(request, <page.Page {...data} />).replace(/<!-- -->/g, "");
      expect(badDays.exec(html)?.[0], edition).toBeUndefined();
      if (days !== 45 || !["policies", "warrantyPlus", "whatWeSell"].includes(id)) continue;
      expect(html).toContain(edition === "es" ? "45 días" : "45 days");
    }
  });

  it("exchanges nothing where there is no time for it", async () => {
    for (const edition of editionIds) {
      const id: PageId = "policies";
      const page = (await loadPageModule(id)) as unknown as AnyPage;
      const request = pageRequest<PageId>(id, edition, { stock: given(), now });
      const html = markupOf(request, <page.Page {...((await page.load(request)) as object)} />);
      const said = { es: "en cualquiera de nuestros yonkes", en: "at any of our yards" }[edition];
      expect(html.includes(said)).toBe(days > 0);
      const sameDay = { es: "el mismo día de la compra", en: ", the same day, and we" }[edition];
      expect(html.includes(sameDay)).toBe(days === 0);
    }
  });
});

/** What a core charge is called. */
const aboutCores = /\bcascos?\b|core (?:charge|refund)|\bcores\b/i;
const corePages: readonly PageId[] = [...ownTexts, "home", "store"];

describe("a chain whose list has no core charge", () => {
  it.each(corePages)("says nothing of one on %s", async (id) => {
    const demo = await loadDemoStock("2026-11-15");
    const chain = new Map([...demo.prices.chain].map(([part, price]) => [part, { ...price, coreCents: 0 }]));
    const bare = { ...stock, prices: { ...demo.prices, chain, own: new Map() } };
    const page = (await loadPageModule(id)) as unknown as AnyPage;
    for (const edition of editionIds) {
      const [params = {}] = listParams(id, page, bare, edition);
      const request = pageRequest(id, edition, { stock: bare, now, params });
      const data = (await page.load(request)) as object;
      const { title, description } = page.head(data, request);
      const html = `${title} ${description} ${markupOf(request, <page.Page {...data} />)}`;
      expect(aboutCores.exec(html)?.[0], edition).toBeUndefined();
    }
  });
});

describe.each(editionIds)("what leaves the house in %s", (edition: Edition) => {
  const brand = { brand: "Yonke", installation: "abc.invalid", changedAt: now };

  it("claims nothing in calendars and feeds", () => {
    const stores = listStores(stock);
    const calendars = stores.flatMap((store) => {
      const events = listEventsAt(stock, store.id, now);
      const specialDays = specialDaysAhead(store.schedule, now, 400);
      const around = { ...brand, edition, storeUrl: "https://yonke.test/1", eventUrl: () => "https://yonke.test/2" };
      return [
        storeCalendar({ ...around, store, events, specialDays }),
        ...events.map((event) =>
          eventCalendar({
            ...brand,
            edition,
            event,
            stores: listEventStores(stock, event),
            url: "https://yonke.test/2",
          }),
        ),
      ];
    });
    expect(calendars.length).toBeGreaterThan(2);
    const { title, items } = readFeed(stock, { ...emptySearch, storeIds: stores.map(({ id }) => id) }, now, edition);
    expect(items.length).toBeGreaterThan(0);
    const said = [...calendars, title, ...items.map((item) => `${item.title} ${item.text}`)].join("\n");
    expect(claimsIn(said.replace(/\r\n /g, ""))).toEqual([]);
  });

  it("claims nothing in words that no data fills: mails, forms, errors, signs, the API", async () => {
    const words = [...listCopy(), ...listOtherWords()].map((pair) => ({ where: pair.where, text: pair[edition] }));
    for (const page of contentPages) words.push({ where: page, text: saidText(page, edition) });
    expect(words.length).toBeGreaterThan(1000);
    expect(words.flatMap(({ where, text }) => claimsIn(text).map((claim) => `${where}: ${claim}`))).toEqual([]);
  });
});
