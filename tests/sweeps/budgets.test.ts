import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { withCare } from "#render/encodings.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { pageRow } from "#site/pages.ts";
import { ask } from "../support/ask.ts";
import { expectLightResults, expectWithin, packedSizes } from "../support/budget.ts";
import { type Element, get, list } from "../support/read-html.ts";
import { nameOf } from "../support/site-addresses.ts";
import { sheetsOfSource } from "../support/source-sheets.ts";
import { type SweptPage, sweepPages } from "../support/swept-pages.ts";

const origins = inject("servers").one;
const pages = await sweepPages(origins);

const sizes = new Map<string, number>();
/** What goes over the wire to a browser that takes brotli. */
async function wireSize(path: string): Promise<number> {
  let size = sizes.get(path);
  if (size === undefined) {
    const reply = await ask(origins.es, path, { headers: { "accept-encoding": "br" } });
    expect(reply.status, path).toBe(200);
    const { body } = reply;
    const packed = reply.headers["content-encoding"] === "br" ? await withCare.br(brotliDecompressSync(body)) : body;
    // While many ask, as other tests do here, the server packs in haste.
    size = Math.min(body.length, packed.length);
    sizes.set(path, size);
  }
  return size;
}
async function weigh(paths: Iterable<string>): Promise<Map<string, number>> {
  const weighed = new Map<string, number>();
  for (const path of new Set(paths)) weighed.set(path, await wireSize(path));
  return weighed;
}

const scripts = (page: SweptPage) =>
  list(page.html, "script", { "data-modules": "" }).flatMap(({ attributes }) =>
    `${attributes["data-modules"]} ${attributes["data-preload"]}`.split(" ").filter(Boolean),
  );
/** Fonts that a page preloads, and those that its first script brings. */
const letters = ({ html }: SweptPage) => [
  ...list(html, "link", { rel: "preload", as: "font" }).map(({ attributes }) => attributes.href ?? ""),
  ...list(html, "script", { "data-letters": "" }).flatMap(({ attributes }) =>
    (JSON.parse(attributes["data-letters"] ?? "[]") as string[][]).map(([, , address = ""]) => address),
  ),
];
const hasIslands = ({ html }: SweptPage) =>
  list(html, "*", { "data-island": "" }).some(({ attributes }) => attributes["data-hydrate"] !== "touch");

describe.each(pages.map((page) => [nameOf(page), page] as const))("%s", (_, page) => {
  it("loads no more script than its kind may", async () => {
    const files = await weigh(scripts(page));
    expect(files.size).toBeGreaterThan(0);
    expectWithin(hasIslands(page) ? 105_000 : 7_000, files, "script");
  });
});

/** A make and a model that every demo chain has many of. */
it.each([
  ["everywhere", 50, {}],
  ["near a place", 50, { zip: "95823", distance: 100 }],
  ["of a make", 35, { make: 145, model: 0 }],
  ["of a make near a place", 35, { make: 132, model: 0, zip: "95823", distance: 500 }],
  ["of a model", 35, { make: 145, model: 2413 }],
  ["of a model near a place", 35, { make: 145, model: 2413, zip: "95823", distance: 500 }],
  ["of a model at one yard", 40, { make: 145, model: 2413, store: 101 }],
])("a page of results %s is 16 KB over the wire at most", async (_, cars, query) => {
  for (const edition of editionIds) {
    const path = createAddresses(origins).path("inventoryResults", edition, {}, { query });
    const { text } = await ask(origins[edition], path);
    expect(text.match(/<li class="car /g)?.length).toBeGreaterThan(cars);
    expectLightResults(text, path, await wireSize(path));
  }
});

const isPaper = ({ attributes }: Element) => attributes.media === "print";
const sheetsOf = ({ html }: SweptPage) =>
  list(get(html, "head"), "link", { rel: "stylesheet" }).filter(({ parent }) => parent?.name !== "noscript");
const linkedSheets = (page: SweptPage) => sheetsOf(page).map(({ attributes }) => attributes.href ?? "");

/** Sources of a sheet, each packed by itself. */
const sourcesOf = (sources: Iterable<string>) =>
  packedSizes([...sources].map((file) => [file, readFileSync(file, "utf8")] as const));

it("the common sheet is 9.8 KB at most, and what paper needs 2.7", async () => {
  const screen = new Set(pages.map((page) => sheetsOf(page).find((one) => !isPaper(one))?.attributes.href ?? ""));
  const paper = new Set(
    pages.flatMap((page) => sheetsOf(page).filter(isPaper)).map(({ attributes }) => attributes.href),
  );
  expect([screen.size, paper.size]).toEqual([1, 1]);
  const common = ["app/styles/site.ts", "app/shell/shell.tsx"].flatMap((source) => [...sheetsOfSource(source)]);
  expectWithin(9_800, sourcesOf(common), "the common sheet", await wireSize([...screen].join("")));
  // Another colour for what a page is for is no matter of single bytes.
  const { text } = await ask(origins.es, [...screen].join(""));
  const other = text.replace("--primary:var(--yellow)", "--primary:#7fe3b4");
  expect(other).not.toBe(text);
  const changed = other.replace("--primary-press:var(--yellow-press)", "--primary-press:#5fc79a");
  expectWithin(9_800, sourcesOf(common), "the common sheet in another colour", brotliCompressSync(changed).length);
  const print = globSync(["app/**/*.print.css", "app/styles/{paper,print}.css"]);
  expectWithin(2_700, sourcesOf(print), "the sheet for paper", await wireSize([...paper].join("")));
});

it("a page's own sheet is 6.9 KB at most", async () => {
  for (const page of pages) {
    const [, own] = sheetsOf(page).filter((one) => !isPaper(one));
    if (!own) continue;
    const sources = sourcesOf(sheetsOfSource(`app/${pageRow(page.id).file}/page.tsx`));
    expectWithin(6_900, sources, `the sheet of ${nameOf(page)}`, await wireSize(own.attributes.href ?? ""));
  }
});

it("a visit of five pages takes 260 KB at most the first time, and 90 the next day", async () => {
  const visit = ["home", "inventoryResults", "partAnswer", "vehicle", "myList"].map((id) =>
    pages.find((page) => page.id === id && page.edition === "es"),
  );
  const documents = await weigh(visit.map((page) => page?.path ?? ""));
  expect(documents.size).toBe(5);
  expectWithin(90_000, documents, "five pages, with all else kept");
  const files = visit.flatMap((page) => (page ? [...linkedSheets(page), ...scripts(page), ...letters(page)] : []));
  expectWithin(260_000, new Map([...documents, ...(await weigh(files))]), "five pages with all that they name");
});

it("the fonts are four files and 80 KB at most, two of them preloaded on every page", async () => {
  const fonts = new Set(pages.flatMap(letters));
  expect(fonts.size).toBe(4);
  const css = (await Promise.all([...new Set(pages.flatMap(linkedSheets))].map((path) => ask(origins.es, path))))
    .map(({ text }) => text)
    .join("\n");
  const named = new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, path = ""]) => path));
  expect([...named].sort()).toEqual([...fonts].sort());
  expectWithin(80_000, await weigh(fonts), "fonts");
  for (const page of pages) expect(list(page.html, "link", { rel: "preload", as: "font" })).toHaveLength(2);
});
