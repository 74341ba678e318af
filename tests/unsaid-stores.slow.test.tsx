import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Head, type PageRequest, Redirect } from "#app/page.tsx";
import type { Database } from "#data/database.ts";
import { importFile } from "#feeds/engine/fixtures/chain.ts";
import type { FeedId } from "#feeds/feeds.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { storeCalendar } from "#server/files/store-calendar.ts";
import { makeYardFile } from "#server/files/yard-files.ts";
import { editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { openApi } from "./support/api-call.ts";
import { loadTestStock } from "./support/load-test-stock.ts";
import { withMigrated } from "./support/migrated.ts";
import { listParams } from "./support/page-params.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";

/** A Sunday noon in Texas: who says its hours is open. */
const now = new Date("2026-11-15T18:00:00Z");

/** Only what a new store must say. */
const stores = `site,code,name,division,division_name,address1,city,state,country,postal_code,time_zone,hours
FW1,102,Patio Uno,APB,Patios,1616 Longhorn Road,Fort Worth,TX,US,76140,America/Chicago,Mo-Su 8:00-17:00
DA1,105,Patio Dos,APB,Patios,4402 Singleton Siding,Dallas,TX,US,75212,America/Chicago,Mo-Su 8:00-17:00
`;
const services = `site,services
FW1,inventory|partpricing|wesellcars|buyscars
DA1,inventory|partpricing|buyscars
`;
const cars = `store,stock_number,vin,year,make,model,body,row,date_set
FW1,A-1,1HGCM82633A004352,2003,Honda,Accord,sedan,4,2026-11-02
FW1,A-2,,2004,Honda,Accord,sedan,5,2026-11-03
DA1,D-1,,2003,Honda,Accord,sedan,1,2026-11-04
`;
const prices = `item_number,name_es,name_en,type,category,price,core
S-1,Alternador,Alternator,CAR,electrical,29.99,8.00
`;
const markets = `slug,name_es,name_en,state,country,stores,postal_codes,cities
norte,Norte de Texas,North Texas,TX,US,FW1|DA1,76140|75212,Fort Worth|Dallas
`;
const silent = `site,clear
FW1,hours
DA1,hours
`;

async function load(...files: [FeedId, string][]): Promise<Stock> {
  const folder = mkdtempSync(join(tmpdir(), "yonke-unsaid-"));
  const read = async (db: Database) => {
    for (const [at, [feed, text]] of files.entries()) {
      const path = join(folder, `${at}.csv`);
      writeFileSync(path, text);
      expect(await importFile(db, feed, path), `${feed} ${at}`).toMatchObject({ outcome: "written", rejected: 0 });
    }
    return loadTestStock(db);
  };
  return withMigrated(read).finally(() => rmSync(folder, { recursive: true }));
}

const sold: [FeedId, string][] = [
  ["inventory", cars],
  ["prices", prices],
  ["markets", markets],
];
const chains = [
  { chain: "the required columns alone", hours: true, files: [["locations", stores]] },
  {
    chain: "the required columns and services",
    hours: true,
    files: [["locations", stores], ["locations", services], ...sold],
  },
  {
    chain: "not even its hours",
    hours: false,
    files: [["locations", stores], ["locations", services], ...sold, ["locations", silent]],
  },
] satisfies { chain: string; hours: boolean; files: [FeedId, string][] }[];

type AnyPage = {
  load: (request: PageRequest) => unknown;
  head: (data: unknown, request: PageRequest) => Head;
  Page: (data: object) => React.ReactNode;
  list?: (stock: Stock) => Iterable<Record<string, string>>;
};

/** Pages that say something of a store, as they are asked for. */
type Asked = { id: PageId; query?: string; matrix?: Record<string, string>; params?: Record<string, string> };
const asked: Asked[] = [
  ...(["home", "inventory", "store", "storeStock", "locations", "sellMyCar", "market", "cashForJunkCars"] as const).map(
    (id) => ({ id }),
  ),
  ...(
    ["about", "company", "policies", "safety", "warrantyPlus", "whatWeSell", "recycling", "toolkitRewards"] as const
  ).map((id) => ({ id })),
  { id: "locationResults", matrix: { zip: "76140", div: "All", distance: "100" } },
  { id: "inventoryResults", query: "make=0&model=0&zip=76140&distance=100" },
  { id: "partPricing" },
  { id: "partPricing", query: "store=1&q=alternador" },
  { id: "sellMyCar", query: "zip=76140" },
  { id: "vehicle" },
];

const plain = (html: string) =>
  html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&nbsp;|\u00a0/g, " ")
    .replace(/\s+/g, " ");

/** As long as the days of a state's law, which the pages about selling tell. */
const days = /\b(?:30|365) (?:días|days)\b|\b12 (?:meses|months)\b|\b0 (?:días|days)\b/;
const selling: readonly PageId[] = ["market", "sellMyCar"];
/** What nobody has said of these stores. */
const unsaid = [
  /\b[Cc]errad[oa] ahora\b|\bCerrad[oa]\b(?! de)|\bPatio cerrado\b|\bClosed\b(?!-toe)|\bYard closed\b/,
  days,
  /\b30 minut|a las 4:30|at 4:30|patio cierra (?:a la|en|\d)|[Yy]ard closes (?:at|in|\d)|cierran a la misma|close together/,
  /\$0\.00|\b0%|\$2(?:\.00)?\b(?! de entrada| of admission)|gratis por persona|[Ee]ntrada (?:es |al patio es )?gratis|(?:Free|free) admission|admission is free/i,
  /las piezas no se cambian|la pieza no se cambia|[Pp]arts can’t be exchanged|we don’t exchange it|No se cambia\b(?! por)/i,
  /casi nunca hace falta|hardly ever need|con lo incluido basta|no need for it on/i,
  /(?:casco|recibo): el mismo día|recibo, el mismo día|(?:refunds: |receipt, )the same day/i,
  /cuota ambiental de|fee of|Nada más que el precio|Nothing but the price/,
  /\bnull\b|undefined|NaN/,
  /: \(\d{3}\)|\(\) |tel:\+1"|Llamar al ?<|Call ?</,
];
const saidOf = (text: string, id?: PageId) =>
  unsaid.flatMap((one) => (one === days && id && selling.includes(id) ? [] : (one.exec(text)?.[0] ?? [])));

describe.each(chains)("a chain whose stores say $chain", ({ files, hours }) => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await load(...files);
  });

  it.each(editionIds)("is told of, in %s, without what nobody said", async (edition) => {
    let rendered = 0;
    const [part, model] = [{ es: "alternador", en: "alternator" }[edition], "honda-accord"];
    const answer = { id: "partAnswer" as const, query: "zip=76140&distance=100", params: { part, model } };
    const listed = { id: "partPricing" as const, query: `store=1&list=${partOf(stock)}` };
    const pages: Asked[] = [...asked, listed, answer];
    for (const { id, query = "", matrix = {}, params: own } of pages) {
      const page = (await loadPageModule(id)) as unknown as AnyPage;
      const all = own ? [own] : listParams(id, page, stock, edition).slice(0, 3);
      for (const params of all) {
        const request = Object.assign(pageRequest(id, edition, { stock, now, params, query }), { matrix });
        const data = (await page.load(request)) as object;
        const where = `${id} ${query} ${JSON.stringify(params)}`;
        expect(data, where).not.toBeInstanceOf(Redirect);
        const head = page.head(data, request);
        const html = markupOf(request, <page.Page {...data} />);
        const text = `${head.title}. ${head.description}. ${plain(html)}`;
        expect(saidOf(text, id), where).toEqual([]);
        expect(html, where).not.toMatch(/href="tel:\+1"/);
        const linked = JSON.stringify(head.jsonLd ?? []);
        expect(linked, where).not.toMatch(/RecyclingCenter|"telephone":"\+1-"|"openingHoursSpecification":\[\]/);
        if (!hours) expect(linked, where).not.toContain("openingHoursSpecification");
        rendered++;
      }
    }
    expect(rendered).toBeGreaterThan(files.length > 1 ? 25 : 12);
  });

  it.each(editionIds)("says in %s that one may ask, and the store's own hour where it has one", async (edition) => {
    const said = async (id: PageId, params: Record<string, string> = {}, query = "") => {
      const page = (await loadPageModule(id)) as unknown as AnyPage;
      const request = pageRequest(id, edition, { stock, now, params, query });
      return plain(markupOf(request, <page.Page {...((await page.load(request)) as object)} />));
    };
    const text = await said("store", { id: "1", slug: "fort-worth-tx" });
    const ask = { es: "Pregunte el horario antes de venir.", en: "Ask for the hours before you come." }[edition];
    expect(text.includes(ask)).toBe(!hours);
    if (files.length === 1) return;
    const open = { es: "Abierto · la tienda cierra a las 5 p. m.", en: "Open · store closes at 5 p.m." }[edition];
    expect(text.includes(open)).toBe(hours);
    expect(text).toContain({ es: "cuánto cuesta la entrada", en: "what admission costs" }[edition]);
    expect(text).toContain({ es: "Pregunte el horario", en: "Ask for the hours" }[edition]);
    expect(await said("partPricing", {}, `store=1&list=${partOf(stock)}`)).toContain(
      {
        es: "Sin impuesto, cuota ambiental ni entrada: pregúntelos en la caja.",
        en: "Without tax, environmental fee or admission: ask at the counter.",
      }[edition],
    );
    const part = { es: "alternador", en: "alternator" }[edition];
    expect(await said("partAnswer", { part, model: "honda-accord" }, "zip=76140")).toContain(
      {
        es: "$37.99 con casco, sin impuesto, cuota ambiental ni entrada",
        en: "$37.99 with core, without tax, environmental fee or admission",
      }[edition],
    );
  });

  it("answers programs with null or an empty text, never with 0 or closed", async () => {
    const { call } = openApi({ stock });
    for (const { id } of listStores(stock)) {
      const location = (await call(`/locations/${id}`)).json as Record<string, unknown>;
      expect(location).toMatchObject({ publicPhone1: "", phone1Label: "", cleanPhoneLink1: "" });
      if (hours) expect(location.openingHours).toHaveLength(7);
      else expect(location).toMatchObject({ hours: "", openingHours: null });
      const desk = await call(`/locations/webuycarslocation/${id}`);
      if (files.length > 1) expect(desk.json).toMatchObject({ hours: "" });
    }
    if (files.length === 1) return;
    const found = (await call(`/parts/find?part=alternador&modelId=${modelOf(stock)}&zip=76140&distance=100`)).json;
    expect(found).toMatchObject({
      yards: [
        { bill: { price: "29.99", corePrice: "8.00", totalPrice: "37.99", tax: null, admission: null } },
        { bill: { environmentalFee: null } },
      ],
    });
  });

  it("writes it into no file: calendar, the file of a yard", () => {
    for (const store of listStores(stock)) {
      expect(makeYardFile(stock, store).store).toMatchObject({
        ...{ taxRate: null, admissionCents: null, coreDays: null, yardClosesBeforeMinutes: null, yardHours: null },
      });
      for (const edition of editionIds) {
        const around = { brand: "Patio", host: "patio.test", installation: "patio.invalid", changedAt: now, edition };
        const addresses = { storeUrl: "https://patio.test/1", eventUrl: () => "https://patio.test/2" };
        const calendar = storeCalendar({ ...around, ...addresses, store, events: [], specialDays: [] });
        expect(saidOf(calendar)).toEqual([]);
      }
    }
  });
});

const partOf = ({ prices }: Stock): number => prices.parts.find(({ id }) => prices.chain.has(id))?.id ?? 0;

function modelOf({ catalog }: Stock): number {
  const accord = catalog.makes.find(({ name }) => name === "Honda");
  return catalog.modelsOf(accord?.id ?? 0).find(({ name }) => name === "Accord")?.id ?? 0;
}
