import { expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { editionIds } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { page } from "./page.tsx";

async function open(edition: "es" | "en") {
  const request = pageRequest("siteMap", edition, { stock: {} as Stock, now: new Date("2026-11-15T18:00:00Z") });
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { props, html: markupOf(request, <page.Page {...props} />) };
}

it("lists every page of the sitemap once in each edition, under its parent, and no other", async () => {
  const { props } = await open("es");
  expect(props.lists.map(({ edition }) => edition)).toEqual(editionIds);
  for (const { branches } of props.lists) {
    const shown = branches.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
    expect(shown.toSorted()).toEqual(pageIds.filter((id) => pageRow(id).sitemap).toSorted());
    for (const { id, children } of branches) {
      expect(pageRow(id).parent).toBeUndefined();
      for (const child of children) expect(pageRow(child.id).parent).toBe(id);
    }
    expect(branches.some(({ children }) => children.length > 1)).toBe(true);
  }
});

it("names and addresses each page in the edition of its list", async () => {
  const { props } = await open("en");
  const [es, en] = props.lists.map(({ branches }) => branches.find(({ id }) => id === "locations"));
  expect(es).toMatchObject({ label: pageRow("locations").label.es, href: "/ubicaciones" });
  expect(en).toMatchObject({ label: pageRow("locations").label.en, href: "/locations" });
});

it.each([
  ["es", "map-es", "map-en", "en"],
  ["en", "map-en", "map-es", "es"],
] as const)(
  "%s: its own list first, the other one marked as of another language",
  async (edition, first, second, lang) => {
    const { html } = await open(edition);
    expect(html.indexOf(`id="${first}"`)).toBeLessThan(html.indexOf(`id="${second}"`));
    expect(html).toMatch(new RegExp(`<section lang="${lang}[^"]*" aria-labelledby="${second}"`));
    expect(html).toContain(`<section aria-labelledby="${first}"`);
  },
);

it("names no language where there is one alone", async () => {
  const { props } = await open("en");
  const request = pageRequest("siteMap", "en", { stock: {} as Stock, now: new Date("2026-11-15T18:00:00Z") });
  const html = markupOf(request, <page.Page lists={props.lists.filter(({ edition }) => edition === "en")} />);
  expect(html).not.toMatch(/Español|English|<h2/);
  expect(html).toContain('<section aria-labelledby="map"');
});
