import { beforeAll, describe, expect, it, vi } from "vitest";
import { type SearchResults, searchPageSize } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 50 });
});
const hit = (url: string) => ({
  url,
  title: `Título de ${url}`,
  description: "",
  image: "",
  highlight: "<mark>x</mark>",
});
const found = (total: number): SearchResults => ({
  total,
  hits: Array.from({ length: Math.min(total, searchPageSize) }, (_, at) => hit(`/ubicaciones/${at + 1}/x`)),
});

function ask(matrix: Record<string, string>, search = vi.fn(() => found(25)), query = "") {
  const request = { ...pageRequest("search", "es", { stock, now, query }), matrix, search };
  return { request, search, answer: page.load(request) };
}
type Loaded = Extract<Awaited<ReturnType<typeof page.load>>, { term: string }>;
const loaded = (...asked: Parameters<typeof ask>) => {
  const { request, answer } = ask(...asked);
  const props = answer as Loaded;
  return { request, props, head: page.head(props, request) };
};

describe("the address", () => {
  it.each([
    ["s=mofle", "/busqueda;s=mofle"],
    ["s=++mofle+de%20%20escape+", "/busqueda;s=mofle%20de%20escape"],
    ["s=mofle&p=2", "/busqueda;s=mofle;p=2"],
    ["p=2", "/busqueda;p=2"],
    [`s=${"x".repeat(120)}`, `/busqueda;s=${"x".repeat(100)}`],
  ])("of a form, %s, is written as the one to keep", (query, to) => {
    expect(ask({}, undefined, query).answer).toEqual({ to, status: 302 });
  });

  it("beyond the last page leads to the last one", () => {
    expect(ask({ s: "mofle", p: "4" }).answer).toEqual({ to: "/busqueda;s=mofle;p=3", status: 302 });
    expect(
      ask(
        { s: "mofle", p: "2" },
        vi.fn(() => found(0)),
      ).answer,
    ).toMatchObject({ to: "/busqueda;s=mofle" });
    expect(ask({ s: "mofle", p: "3" }).answer).toMatchObject({ number: 3 });
  });

  it.each([
    [undefined, 1],
    ["0", 1],
    ["-2", 1],
    ["dos", 1],
    ["12345", 1],
    ["2", 2],
  ])("page %j is page %i", (p, number) => {
    const { search, answer } = ask({ s: "mofle", ...(p && { p }) });
    expect(answer).toMatchObject({ number });
    expect(search).toHaveBeenCalledWith("mofle", "es", number);
  });
});

it("searches for nothing when nothing was typed", () => {
  const { search, answer } = ask({ s: "   " });
  expect(answer).toEqual({ term: "", number: 1, found: undefined });
  expect(search).not.toHaveBeenCalled();
});

it("counts pages, names where each hit stands, and says what was looked for", () => {
  const { props, head } = loaded({ s: "mofle", p: "2" });
  expect(props.found).toMatchObject({ pages: 3, number: 2 });
  expect(props.found?.where).toEqual(Array.from({ length: 10 }, () => "Ubicaciones"));
  expect(head).toMatchObject({
    title: copy.es.titleOfPage("mofle", 2),
    noindex: true,
    canonical: { matrix: { s: "mofle", p: 2 } },
    search: undefined,
  });
});

it.each([
  [25, true],
  [0, false],
])("of %i hits tells the site's own figures, on the first page", (total, isFound) => {
  const { head } = loaded(
    { s: "mofle" },
    vi.fn(() => found(total)),
  );
  expect(head.search).toEqual({ kind: "site", found: isFound, typed: "mofle" });
  expect(head.title).toBe(copy.es.titleFor("mofle"));
});

it("stands open to search engines as long as nothing is asked", () => {
  expect(loaded({}).head).toMatchObject({ title: copy.es.title, noindex: false, canonical: {} });
});

it("shows the form and no error when the search itself fails", () => {
  const broken = vi.fn((): SearchResults => {
    throw new Error("the index is gone");
  });
  const { request, props, head } = loaded({ s: "mofle" }, broken);
  expect(props.found).toBeUndefined();
  expect(head.search).toBeUndefined();
  expect(head.status).toBe(503);
  expect([loaded({}).head.status, loaded({ s: "mofle" }).head.status]).toEqual([undefined, undefined]);
  const html = markupOf(request, <page.Page {...props} />);
  expect(html).toContain('value="mofle"');
  expect(html).not.toContain('role="status"');
});

it("shows the picture of a hit that has one, in a place of its own size, and none otherwise", () => {
  const hits = [{ ...hit("/a"), image: "/art/x.svg" }, hit("/b")];
  const { request, props } = loaded(
    { s: "mofle" },
    vi.fn(() => ({ total: 2, hits })),
  );
  const html = markupOf(request, <page.Page {...props} />);
  expect(html.match(/<img[^>]*>/g)).toEqual([
    '<img class="hit__pic" src="/art/x.svg" width="96" height="72" alt="" loading="lazy"/>',
  ]);
});

describe("what the words mean in the yards", () => {
  const way = (s: string) => {
    const { request, props } = loaded({ s });
    return { answer: props.found?.answer, html: markupOf(request, <page.Page {...props} />) };
  };

  it.each([
    ["mofle", /^\/precios.*q=mofle/, copy.es.answers.part("mofle")],
    ["make 1 model 2", /busque\?make=1&model=1002$/, copy.es.answers.results("make 1 model 2")],
    ["mofle make 1 model 2", /^\/busque-pieza/, copy.es.answers.answer("mofle make 1 model 2")],
    ["abierto hoy", /^\/ubicaciones$/, copy.es.answers.yards()],
    ["95670", /busque-ubicaciones;zip=95670/, copy.es.answers.yards()],
    ["puedo llevar un gato", /^\/acera\/seguridad$/, copy.es.answers.page("", "Seguridad")],
    ["prestan gatos", /^\/acera\/politicas$/, copy.es.answers.page("", "Políticas")],
    ["make 1 xyzzyq", /^\/revise-inventario\?q=make\+1\+xyzzyq$/, copy.es.answers.unsure("make 1 xyzzyq")],
  ])("%s stands above the hits", (term, href, text) => {
    const { answer, html } = way(term);
    expect(answer?.href).toMatch(href);
    expect(answer?.text).toBe(text);
    expect(html.indexOf(text)).toBeGreaterThan(0);
    expect(html.indexOf(text)).toBeLessThan(html.indexOf('class="hits"'));
  });

  it.each(["xyzzyq", "políticas", "compañía"])("%s means nothing there", (term) => {
    expect(way(term).answer).toBeUndefined();
  });

  it("no price is promised where the chain shows none", () => {
    const { request } = ask({ s: "mofle" });
    const { settings } = request;
    const without = { ...request, settings: { ...settings, switches: { ...settings.switches, partPrices: false } } };
    expect((page.load(without) as Loaded).found?.answer).toBeUndefined();
  });
});

it("numbers the hits on from the page before, and says so when there are none", () => {
  const second = loaded({ s: "mofle", p: "2" });
  const html = markupOf(second.request, <page.Page {...second.props} />);
  expect(html).toContain('<ol class="hits" start="11">');
  expect(html).toContain("<mark>x</mark>");
  const none = loaded(
    { s: "zzz" },
    vi.fn(() => found(0)),
  );
  expect(markupOf(none.request, <page.Page {...none.props} />)).toContain(copy.es.advice);
});
