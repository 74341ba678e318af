import { Redirect } from "#app/page.tsx";
import { damageName, titleTypes } from "#core/car-for-sale.ts";
import type { Edition } from "#core/edition.ts";
import { unescapeMarkup } from "#core/escape.ts";
import { formatMoney } from "#core/money.ts";
import type { Part } from "#core/part.ts";
import { graveBrief } from "#core/part-caution.ts";
import { isYard, type Store, services as storeServices } from "#core/store.ts";
import { shorten, withoutTags } from "#core/text.ts";
import { vehicleName } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { renderPage, type Site } from "#render/render.tsx";
import { hasPage, pageIds, pageRow } from "#site/pages.ts";
import { listCarsForSale } from "#stock/cars-for-sale.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { listEvents } from "#stock/events.ts";
import { partCaution } from "#stock/part-facts.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore, listStores } from "#stock/stores.ts";
import { metalsAnswers, pageAnswers, pageKeywords } from "./page-keywords.ts";
import { carForSalePicture, eventPicture, partPicture, yardPicture } from "./search-pictures.ts";

export type SearchDocument = {
  id: number;
  /** The same in both editions. */
  twin: string;
  url: string;
  title: string;
  description: string;
  body: string;
  /** The body is fields and lists of the day: worth finding, not worth quoting. */
  listing?: boolean;
  keywords: string;
  /** Of the questions that it answers. */
  answers?: string;
  image: string;
  /** How much likelier it is what people look for: pages and yards before parts, parts before single cars. */
  rank: number;
};
type NewDocument = Omit<SearchDocument, "id">;

/** Elements whose text nobody reads. */
const unread = /<(script|style|svg|template|nav|select|noscript)\b/g;

function withoutUnread(html: string): string {
  let out = "";
  let at = 0;
  const neverClosed = new Set<string>();
  for (const { index, 1: name = "" } of html.matchAll(unread)) {
    if (index < at || neverClosed.has(name)) continue;
    const close = `</${name}>`;
    const end = html.indexOf(close, index);
    if (end < 0) {
      neverClosed.add(name);
      continue;
    }
    out += `${html.slice(at, index)} `;
    at = end + close.length;
  }
  return out + html.slice(at);
}

/** The words of some HTML that we made ourselves. */
const textOfHtml = (html: string): string =>
  unescapeMarkup(withoutTags(withoutUnread(html)))
    .replace(/\s+/g, " ")
    .trim();

/** What stands between two marks, "" without them. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  const to = from < 0 ? -1 : html.indexOf(end, from + start.length);
  return to < 0 ? "" : textOfHtml(html.slice(from + start.length, to));
}

/** Pages of the table without parameters, by what they show. */
async function listPages(given: Site, stock: Stock, edition: Edition): Promise<NewDocument[]> {
  // The examples of the API name yards and cars, and are about none of them; one of them is a search, which waits for this.
  const site: Site = { ...given, apiDocs: { ...given.apiDocs, list: async () => [] } };
  const found: NewDocument[] = [];
  for (const id of pageIds) {
    if (!hasPage(site.settings.switches, id) || !pageRow(id).sitemap || id === "search" || id === "siteMap") continue;
    const path = (site.addresses.path as (id: string, edition: Edition) => string)(id, edition);
    const matched = { kind: "page", id, edition, params: {}, matrix: {} } as const;
    const rendered = await renderPage(site, {
      matched,
      path,
      query: new URLSearchParams(),
      stock,
      now: new Date(),
      requestId: "",
    });
    if (rendered instanceof Redirect || rendered.status !== 200) continue;
    const html = rendered.bytes.toString();
    const title = between(html, "<title>", "</title>").split(" | ").slice(1).join(" | ");
    const description = between(html, '<meta name="description" content="', '"');
    found.push({
      twin: `page ${id}`,
      url: path,
      title,
      description,
      body: id === "apiDocs" ? "" : between(html, '<main id="main">', "</main>").slice(0, 12_000),
      listing: pageRow(id).cache === "stock",
      keywords: `${pageRow(id).label[edition]} ${pageKeywords[id] ?? ""}`,
      answers: pageAnswers[id] ?? "",
      image: "",
      rank: 1.3,
    });
    await new Promise((done) => setImmediate(done));
  }
  return found;
}

/** Thousands of yards are more than the event loop may be held for. */
async function listStoreDocuments({ addresses }: Site, stock: Stock, edition: Edition): Promise<NewDocument[]> {
  const yieldIfDue = createYield();
  const found: NewDocument[] = [];
  for (const store of listStores(stock)) {
    found.push(documentOf(store, stock, addresses, edition));
    await yieldIfDue();
  }
  return found;
}

function documentOf(store: Store, stock: Stock, addresses: Site["addresses"], edition: Edition): NewDocument {
  return {
    twin: `store ${store.id}`,
    url: addresses.path("store", edition, { id: store.id, slug: store.slug }),
    title: store.name,
    description: [store.address1, `${store.city}, ${store.state} ${store.postalCode}`, store.phone1.number]
      .filter(Boolean)
      .join(" · "),
    body: `${store.stateName[edition]} ${[...store.services].map((service) => storeServices[service][edition]).join(", ")} ${textOfHtml(store.info[edition])}`,
    answers: isYard(store) ? "" : metalsAnswers,
    keywords: `${store.city} ${store.state} ${store.stateName.es} ${store.stateName.en} ${store.listText} ${store.postalCode} yonke`,
    image: yardPicture(stock, store.id, edition),
    rank: 2,
  };
}

function listEventDocuments({ addresses, assets }: Site, stock: Stock, edition: Edition): NewDocument[] {
  return listEvents(stock, new Date(), "running", "coming").map((event) => {
    const text = textOfHtml(event.description[edition]);
    return {
      twin: `event ${event.id}`,
      url: addresses.path("event", edition, { id: event.id }),
      title: event.title[edition],
      description: shorten(text, 200),
      body: text,
      keywords: "evento event oferta descuento sale discount",
      rank: 1.2,
      image: eventPicture(event, edition, assets),
    };
  });
}

function listCarDocuments({ addresses, assets }: Site, stock: Stock, edition: Edition): NewDocument[] {
  return listCarsForSale(stock).map(({ car }) => {
    const store = findStore(stock, car.storeId);
    const facts = [
      store?.listText,
      titleTypes[car.titleType][edition],
      damageName(car.damagePrimary)[edition],
      car.engine,
      termName(car.transmission, edition),
    ].filter(Boolean);
    const words = { es: "Carro en venta", en: "Car for sale" };
    return {
      twin: `car ${car.id}`,
      url: addresses.path("carForSale", edition, { id: car.id }),
      title: vehicleName(car),
      description: `${words[edition]}: ${facts.join("\u00a0· ")}`,
      body: car.notes[edition],
      keywords: `${words[edition]} ${car.stockNumber} ${car.vin}`,
      image: carForSalePicture(car, assets),
      rank: 0.6,
    };
  });
}

const partWords = {
  es: {
    price: (name: string, money: string) => `${name}: ${money} en la lista de precios, antes de impuestos`,
    from: (name: string, money: string) => `${name}: desde ${money} en la lista de precios, antes de impuestos`,
    none: (name: string) => `${name}: pregunte el precio en la caja`,
  },
  en: {
    price: (name: string, money: string) => `${name}: ${money} on the price list, before tax`,
    from: (name: string, money: string) => `${name}: from ${money} on the price list, before tax`,
    none: (name: string) => `${name}: ask for the price at the counter`,
  },
};

/** What a part costs by the chain's list: one price, or the lowest of car and pickup. */
function priceInWords(stock: Stock, name: string, parts: readonly Part[], edition: Edition): string {
  const cents = parts.flatMap(({ id }) => stock.prices.chain.get(id)?.priceCents ?? []);
  const words = partWords[edition];
  if (cents.length === 0) return words.none(name);
  const least = Math.min(...cents);
  const money = formatMoney(least, edition);
  return least === Math.max(...cents) ? words.price(name, money) : words.from(name, money);
}

/** Parts of one name (left and right, car and pickup) are one hit. */
export function listPartDocuments({ addresses, assets }: Site, stock: Stock, edition: Edition): NewDocument[] {
  const byName = Map.groupBy(stock.prices.parts, (part) => part.name[edition]);
  return [...byName].map(([name, parts]) => ({
    // Parts of one name here may have several there; their keywords are those of both.
    twin: `part ${edition} ${name}`,
    url: addresses.path("partPricing", edition, {}, { query: { q: name } }),
    title: name,
    description: [priceInWords(stock, name, parts, edition), graveBrief(partCaution(stock, parts[0]?.id ?? 0), edition)]
      .filter(Boolean)
      .join(". "),
    body: "",
    keywords: [
      ...new Set(parts.flatMap((part) => [part.name.es, part.name.en, ...part.synonyms.es, ...part.synonyms.en])),
    ].join(" "),
    image: partPicture(parts, assets),
    rank: 1,
  }));
}

/** Everything that the site search looks through, in one edition. */
export async function listDocuments(site: Site, stock: Stock, edition: Edition): Promise<SearchDocument[]> {
  const added = stock.documents
    .filter((row) => row.edition === edition && !row.url.startsWith("/api/"))
    .map(({ url, title, description, body, image }) => ({
      twin: `added ${edition} ${url}`,
      url,
      title,
      description,
      body,
      keywords: "",
      image,
      rank: 1,
    }));
  const { switches } = site.settings;
  const found = [
    ...(await listPages(site, stock, edition)),
    ...(await listStoreDocuments(site, stock, edition)),
    ...listEventDocuments(site, stock, edition),
    ...(switches.carsForSale ? listCarDocuments(site, stock, edition) : []),
    ...(switches.partPrices ? listPartDocuments(site, stock, edition) : []),
    ...added,
  ];
  return found.map((document, id) => ({ id, ...document }));
}
