import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type PageRequest, Redirect } from "#app/page.tsx";
import { findPromoBanner } from "#app/shell/find-promo-banner.ts";
import { vehicleKey } from "#core/vehicle.ts";
import { editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { listFamilies } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { listModelsInStock, listNewestArrivals } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { fragmentStore } from "./fragment-store.ts";
import type { Matched } from "./match.ts";
import { loadPageModule } from "./page-modules.ts";
import { pageTree, type RenderRequest, renderPage, viewOf } from "./render.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

// Small, so that fragments leave it and come back.
const site = { ...testSite, fragments: fragmentStore(400_000) };

/** The page's body as React renders it alone. */
async function renderWhole(asked: RenderRequest): Promise<string> {
  const { matched, query } = asked;
  const link = testSite.addresses.path as (id: PageId, edition: string, params: object, extras: object) => string;
  const search = query.size > 0 ? `?${query}` : "";
  const module = await loadPageModule(matched.id);
  const other = matched.edition === "es" ? "en" : "es";
  const params = module.paramsIn?.(matched.params, other, stock) ?? matched.params;
  const view = viewOf(site, asked, link(matched.id, other, params, { matrix: {} }) + search);
  const request = { ...site, ...view, ...asked, params: matched.params, matrix: {} } as unknown as PageRequest;
  const props = await module.load(request);
  const head = module.head(props, request);
  return renderToStaticMarkup(pageTree(view, findPromoBanner(stock, view), head, <module.Page {...props} />));
}

const edition = fc.constantFrom(...editionIds);
// Over some hours of an evening, at which yards close and a day ends, and over the days of a week.
const now = fc
  .integer({ min: 0, max: 7 * 1440 })
  .map((minutes) => new Date(Date.parse("2026-11-15T18:00:00Z") + minutes * 60_000 + 1_234));

const nothingOr = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const searches = () =>
  fc
    .record({
      make: nothingOr(fc.constantFrom(...stock.catalog.makes.map(({ id }) => id))),
      zip: nothingOr(fc.constantFrom(...stock.chain.stores.map(({ postalCode }) => postalCode), "1'<b>")),
      distance: nothingOr(fc.constantFrom(10, 50, 250, 25_000)),
      year: nothingOr(fc.constantFrom("1999-2012", "2004", "2001,2006-2008")),
      since: nothingOr(fc.constantFrom(0, 1, 7)),
      color: nothingOr(fc.constantFrom("red", "blue")),
      sort: nothingOr(fc.constantFrom("oldest", "row")),
      page: nothingOr(fc.constantFrom(2, 3)),
    })
    .map((found) => {
      const given = Object.entries(found).filter(([, value]) => value !== undefined);
      return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    });

async function expectSame(asked: RenderRequest) {
  const rendered = await renderPage(site, asked);
  if (rendered instanceof Redirect || rendered.error) throw new Error(`${asked.path}: no page`);
  const [body] = /(?<=<body>).*(?=<\/body>)/s.exec(rendered.bytes.toString()) ?? [];
  expect(body).toBe(await renderWhole(asked));
}

const askFor = (id: PageId, edition: "es" | "en", now: Date, params: object, query: URLSearchParams): RenderRequest => {
  const matched = { kind: "page", id, edition, params, matrix: {} } as Matched;
  return { matched, path: `/${id}?${query}&it's="<own>"`, query, stock, now, requestId: "r" };
};

test("a page of results with cached fragments is what React renders whole, whatever was rendered before it", async () => {
  await fc.assert(
    fc.asyncProperty(edition, now, searches(), (edition, now, query) =>
      expectSame(askFor("inventoryResults", edition, now, {}, query)),
    ),
    { numRuns: 60 },
  );
});

test("so is the answer to a question", async () => {
  const families = fc.constantFrom(...listFamilies(stock.prices));
  const models = fc.constantFrom(...stock.catalog.makes.flatMap(({ id }) => listModelsInStock(stock, id).slice(0, 2)));
  const asked = fc.record({
    zip: nothingOr(fc.constantFrom(...stock.chain.stores.map(({ postalCode }) => postalCode), `1'"<b>\\`)),
    year: nothingOr(fc.constantFrom("2004", "2001-2006")),
  });
  await fc.assert(
    fc.asyncProperty(edition, now, families, models, asked, (edition, now, { slug }, { id }, query) => {
      const params = { part: slug[edition], model: modelSlug(stock.catalog, id) };
      return expectSame(
        askFor("partAnswer", edition, now, params, new URLSearchParams(JSON.parse(JSON.stringify(query)))),
      );
    }),
    { numRuns: 40 },
  );
});

test("so are the other pages that are made of them", async () => {
  const cars = listNewestArrivals(stock, 40);
  const pages = fc.oneof(
    fc.constantFrom(...cars).map((car) => ["vehicle", { vin: vehicleKey(car) }, ""] as const),
    fc
      .constantFrom(...stock.chain.stores.filter(({ active }) => active))
      .map(({ id, slug }) => ["store", { id: String(id), slug }, ""] as const),
    fc.constantFrom("", `store=${stock.chain.stores[0]?.id}`).map((query) => ["partPricing", {}, query] as const),
    fc.constant(["home", {}, ""] as const),
    fc.constant(["locations", {}, ""] as const),
  );
  await fc.assert(
    fc.asyncProperty(edition, now, pages, (edition, now, [id, params, query]) =>
      expectSame(askFor(id, edition, now, params, new URLSearchParams(query))),
    ),
    { numRuns: 40 },
  );
});
