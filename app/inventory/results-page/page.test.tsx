import { beforeAll, describe, expect, it } from "vitest";
import { finderCopy } from "#app/inventory/finder-copy.ts";
import { radiusWords } from "#app/stores/radius-words.ts";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { loadResults } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 24, vehicles: 3000 });
});

function open(query: string, edition: Edition = "es") {
  const request = pageRequest("inventoryResults", edition, { stock, now, query });
  const results = loadResults(request);
  return {
    results,
    head: page.head(results, request),
    root: () => readHtml(markupOf(request, <page.Page {...results} />)),
  };
}
const hrefs = (...at: Parameters<typeof list>) => list(...at).map(({ attributes }) => attributes.href ?? "");

describe.each(editionIds)("a page of results in %s", (edition) => {
  const words = copy[edition];

  it("says how many there are, and shows every yard's first cars under its line", () => {
    const { results, root: draw } = open("make=1&distance=0", edition);
    const root = draw();
    expect(textOf(get(root, "b", { "data-found": "" }))).toBe(words.cars(countText(results.total)));
    expect(textOf(get(root, "a", { class: "skip-to", href: "#cars" }))).toBe(words.toCars(countText(results.total)));
    const groups = list(root, "section", { class: "yard-cars" });
    expect(groups.map(({ attributes }) => attributes.id)).toEqual(
      results.groups.map(({ store }) => `store-${store.id}`),
    );
    for (const [at, group] of groups.entries()) {
      const { store, cars, count } = results.groups[at] ?? {};
      expect(textOf(get(group, "h2"))).toBe(store?.listText);
      expect(list(group, "h3")).toHaveLength(cars?.length ?? 0);
      expect(textOf(get(group, "span", { class: "yard-line__count" }))).toBe(words.cars(countText(count ?? 0)));
    }
  });

  it("leads to all cars of a yard that shows only some, and to no more of one that is shown alone", () => {
    const { results, root } = open("distance=0", edition);
    const [first] = results.groups;
    const more = get(list(root(), "section", { class: "yard-cars" })[0] ?? root(), "p", { class: "more" });
    expect(textOf(more)).toContain(words.allOfStore(countText(first?.count ?? 0), first?.store.listText ?? ""));
    expect(hrefs(more, "a")).toEqual([expect.stringContaining(`store=${first?.store.id}`)]);
    expect(list(open("distance=0&store=1", edition).root(), "p", { class: "more" })).toEqual([]);
  });

  it("goes on to the next page and keeps the search", () => {
    const root = open("make=1&distance=0&sort=year&page=2", edition).root();
    const pages = get(root, "nav", { "aria-label": words.storePages });
    expect(hrefs(pages, "a", { rel: "next" })).toEqual([expect.stringMatching(/make=1&.*sort=year.*page=3/)]);
    expect(hrefs(pages, "a", { rel: "prev" })[0]).not.toContain("page=");
    expect(list(open("distance=0&store=1", edition).root(), "nav", { "aria-label": words.carPages })).toHaveLength(1);
  });

  it("offers every order, and marks the one it has", () => {
    const root = open("make=1&distance=0&sort=row", edition).root();
    const order = get(root, "details", { class: "sort" });
    expect(list(order, "a").map(textOf)).toEqual(Object.values(words.sortBy));
    expect(list(order, "a", { "aria-current": "true" }).map(textOf)).toEqual([words.sortBy.row]);
    expect(textOf(get(order, "summary"))).toContain(words.sortBy.row);
  });

  it("says what is wrong at its field and searches nothing", () => {
    const { head, root: draw } = open("zip=12&year=abc&distance=-5", edition);
    const root = draw();
    expect(hrefs(get(root, "div", { role: "alert" }), "a")).toEqual(["#i-zip", "#i-years", "#i-dist"]);
    expect(textOf(get(root, "p", { class: "found" }))).toContain(words.notSearched);
    expect(list(root, "b", { "data-found": "" })[0]?.attributes).toHaveProperty("hidden");
    expect(list(root, "section", { class: "yard-cars" })).toEqual([]);
    const ways = get(root, "p", { class: "instead" });
    expect(list(ways, "a").map(textOf)).toEqual([words.searchEverywhere, words.findStore]);
    expect(hrefs(ways, "a")[0]).not.toContain("zip=");
    expect(head).toMatchObject({ status: 400, noindex: true, feeds: [], search: undefined, yards: undefined });
    expect(head.title).toContain(words.error(""));
  });

  it("is honest where there is nothing, and offers what is near to it", () => {
    const { results, head, root: draw } = open("make=1&distance=0&year=1988", edition);
    const root = draw();
    expect(textOf(get(root, "b", { "data-found": "" }))).toBe(words.cars("0"));
    const instead = get(root, "div", { class: "instead" });
    expect(textOf(instead)).toContain(words.foundNone);
    const offered = results.instead;
    expect(offered?.years.length ?? 0).toBeGreaterThan(0);
    for (const { year, count } of offered?.years ?? [])
      expect(textOf(instead)).toContain(`${year} ${countText(count)}`);
    expect(head).toMatchObject({ noindex: true, search: { found: false } });
    expect(head.status).toBeUndefined();
  });

  it("says of a year in which no such car was sold just that, and promises no news of one", () => {
    const never = {
      ...{ title: "We know of none.", text: "Check the year." },
      meant: [{ modelId: 1002, text: "Did you mean another?" }],
    };
    const request = pageRequest("inventoryResults", edition, { stock, now, query: "make=1&distance=0&year=1988" });
    const root = readHtml(markupOf(request, <page.Page {...loadResults(request)} never={never} />));
    const instead = textOf(get(root, "div", { class: "instead" }));
    expect(instead).toContain(`${never.title}`);
    expect(instead).toContain(never.text);
    const meant = list(root, "a").find((one) => textOf(one).includes("Did you mean another?"));
    expect(meant?.attributes.href).toMatch(/model=1002/);
    for (const word of [words.foundNone, words.followTitle]) expect(textOf(root)).not.toContain(word);
  });

  it("names the distance and the place where nothing is near, and the yards farther away once", () => {
    const { results, root: draw } = open("make=1&model=1001&year=1990&zip=95670&distance=25", edition);
    const root = draw();
    expect(results.total).toBe(0);
    expect(textOf(root)).toContain(
      words.foundNoneNear(radiusWords(25, { country: "US" }, edition), results.search.place.name),
    );
    const farther = results.instead?.farther ?? [];
    expect(farther.length).toBeGreaterThan(0);
    expect(textOf(root)).toContain(words.farther);
    for (const { store } of farther) {
      const named = list(get(root, "div", { class: "instead" }), "a").filter((link) =>
        textOf(link).includes(store.listText),
      );
      expect(named, store.listText).toHaveLength(1);
    }
  });

  it("fills the filters with what was asked, counted", () => {
    const { results, root: draw } = open("make=1&color=azul&distance=0&vin=1HG", edition);
    const form = get(draw(), "aside", { id: "filters" });
    const boxes = list(form, "input", { name: "color" });
    expect(boxes.filter(({ attributes }) => "checked" in attributes).map(({ attributes }) => attributes.value)).toEqual(
      ["azul"],
    );
    expect(boxes.map(({ attributes }) => attributes.value)).not.toContain("Seafoam");
    expect(get(form, "input", { name: "vin" }).attributes.value).toBe("1HG");
    expect(list(form, "input", { name: "since" })).toHaveLength(results.since.length);
    expect(textOf(form)).toContain(finderCopy[edition].make);
  });

  it("tells under the thumb how many filters there are", () => {
    const bar = (query: string) => get(open(query, edition).root(), "nav", { class: "thumbs" });
    expect(list(bar("distance=0"), "b")).toEqual([]);
    expect(textOf(bar("make=1&color=azul&distance=0"))).toContain(`${words.filters} 2`);
  });
});

describe("what search engines are told", () => {
  it.each([
    ["make=1&distance=0", false],
    ["model=1001&distance=0", false],
    ["make=1&zip=95670&distance=100", false],
    ["make=1&distance=0&sort=year", true],
    ["make=1&distance=0&page=2", true],
    ["make=1&distance=0&color=azul", true],
    ["make=1&distance=0&store=1", true],
    ["make=1&distance=0&year=2001", true],
  ])("%s is left out: %s", (query, left) => {
    const { head } = open(query);
    expect(head.noindex).toBe(left);
    expect(head.status).toBeUndefined();
  });

  it("counts a search once, with its first page, under what it is called", () => {
    const { head, results } = open("make=1&zip=95670&distance=250");
    expect(head.search).toEqual({ kind: "inventory", found: true, known: results.name, zip: "95670" });
    expect(head.yards).toBe(results.asked);
    expect(open("make=1&distance=0&page=2").head).toMatchObject({ search: undefined, yards: undefined });
  });

  it("offers the search as a feed, whatever page it is", () => {
    const feeds = open("make=1&distance=0&page=2").head.feeds ?? [];
    expect(feeds.map(({ type }) => type)).toEqual(["application/atom+xml", "application/feed+json"]);
    for (const { href } of feeds) expect(href).not.toContain("page=");
  });
});

it.each([
  ["zip=12", 400],
  ["zip=zzzzzz", 400],
  ["zip=cerca+de+mi", 400],
  ["year=abc", 400],
  ["distance=-5", 400],
  // A code may be right and in no table.
  ["zip=00000", undefined],
  ["make=1", undefined],
])("%s answers %s", (query, status) => expect(open(query).head.status).toBe(status));
