import { describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { searchPageSize } from "#stock/site-search.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const said = {
  es: {
    found: 'Mostrando el resultado página 2. Hay 25 resultados de la búsqueda para "mofle"',
    none: 'Lo sentimos, no se encontraron resultados para "mofle"',
  },
  en: {
    found: 'Showing result page 2. There are 25 search results for "mofle"',
    none: 'Sorry, no results were found for "mofle"',
  },
};
const hit = { url: "/a", title: "A", description: "", image: "", highlight: "" };

describe.each(["es", "en"] as const)("a search in %s", (edition) => {
  async function open(total: number, p: string) {
    const stock = await loadSmallStock({ stores: 20, vehicles: 50 });
    const plain = pageRequest("search", edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
    const hits = Array.from({ length: Math.min(total, searchPageSize) }, (_, at) => ({ ...hit, url: `/a${at}` }));
    const request = { ...plain, matrix: { s: "mofle", p }, search: () => ({ total, hits }) };
    const props = await page.load(request);
    if (props instanceof Redirect) throw new Error(`sent to ${props.to}`);
    return readHtml(markupOf(request, <page.Page {...props} />));
  }

  it("says which page it shows and how many results there are", async () => {
    expect(textOf(get(await open(25, "2"), "*", { role: "status" }))).toBe(said[edition].found);
  });

  it("says that there are none", async () => {
    expect(textOf(get(await open(0, "1"), "*", { role: "status" }))).toBe(said[edition].none);
  });

  it("shows ten on a page, and as many pages as that makes", async () => {
    const root = await open(25, "1");
    expect(list(get(root, "ol", { class: "hits" }), "li")).toHaveLength(10);
    const pager = list(root, "nav").find((nav) => (nav.attributes.class ?? "").includes("pager"));
    expect(pager && list(get(pager, "ol"), "a").map(textOf)).toEqual(["1", "2", "3"]);
  });
});
