import { readFileSync } from "node:fs";
import postcss, { type AtRule } from "postcss";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageContext } from "#app/page.tsx";
import type { PageId } from "#site/pages.ts";
import { viewOf } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { Shell } from "./shell.tsx";

const banner = { id: "7", title: "Oferta", links: [{ href: "/x", text: "Vea" }] };
function shell(edition: "es" | "en", id: PageId = "policies") {
  const view = viewOf(id, edition, new Date("2027-01-01T00:30:00Z"));
  const routeError = { title: "No page", body: "/x" };
  return renderToStaticMarkup(
    <PageContext value={{ ...view, routeError, otherHref: "/other" }}>
      <Shell banner={banner}>
        <h1>Hola</h1>
      </Shell>
    </PageContext>,
  );
}
const menus = {
  es: [
    "/revise-inventario",
    "/precios-de-piezas",
    "/coches-en-venta",
    "/ubicaciones",
    "/sell-my-car",
    "/toolkit-rewards",
    "/eventos-y-especiales",
    "/acera/compania",
    "/busqueda",
    "/carreras",
  ],
  en: [
    "/check-inventory",
    "/part-pricing",
    "/cars-for-sale",
    "/locations",
    "/en/sell-my-car",
    "/en/toolkit-rewards",
    "/events-and-specials",
    "/about/company-profile",
    "/search",
    "/careers",
  ],
};
const footer = {
  es: ["/sell-my-car", "/cash-for-junk-cars", "/mapa-del-sitio", "/terminos", "/privacidad"],
  en: ["/en/sell-my-car", "/en/cash-for-junk-cars", "/site-map", "/terms", "/privacy"],
};

describe.each(["es", "en"] as const)("around every page in %s stand", (edition) => {
  const html = shell(edition);
  const root = readHtml(html);

  it("header, print logo, banner, page, footer and the route error of development, in this order", () => {
    const marks = ["<header", 'class="print-logo', 'class="promo"', "<main", "<footer", "route-error__head"];
    const places = marks.map((mark) => html.indexOf(mark));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("a header with the other language, and the ten menus in their order", () => {
    const header = get(root, "header");
    const other = list(header, "a", { "data-language": "" });
    expect(other.map(({ attributes }) => attributes.href)).toContain("/other");
    const first = get(header, "ul", { class: "nav__list" }).children.map((item) => list(item as never, "a")[0]);
    expect(first.map((link) => link?.attributes.href)).toEqual(menus[edition]);
  });

  it("a footer with what sells a car, the site map, terms, privacy, cookies and the year", () => {
    const foot = get(root, "footer");
    for (const href of footer[edition]) expect(list(foot, "a", { href }).length, href).toBe(1);
    expect(textOf(get(foot, "button", { popovertarget: "cookies" }))).toMatch(/cookie/i);
    expect(textOf(foot)).toContain("© 2027");
  });
});

it("an answer that was asked for, and one's own list, come before the banner", () => {
  for (const [id, after] of [
    ["inventoryResults", true],
    ["myList", true],
    ["home", false],
  ] as const) {
    const html = shell("es", id);
    expect([id, html.indexOf('class="promo"') > html.indexOf("<main")]).toEqual([id, after]);
  }
});

it("the measure of a text is 990 px, 760 from 1021 px down and the whole width from 767 px down", () => {
  const widths: [string, string][] = [];
  postcss.parse(readFileSync("app/styles/tokens.css", "utf8")).walkDecls("--w-banner", ({ value, parent }) => {
    const around = parent?.parent as AtRule;
    const media = around.name === "media" ? around.params : "";
    widths.push([media, value]);
  });
  expect(widths).toEqual([
    ["", "990px"],
    ["(width <= 1021px)", "760px"],
    ["(width <= 767px)", "auto"],
  ]);
  expect(readFileSync("app/styles/layout.css", "utf8")).toMatch(/\.wrap \{\s*width: var\(--w-banner\)/);
});
