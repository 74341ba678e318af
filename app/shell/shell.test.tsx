import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageContext, type PageView } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import { mainMenu } from "#site/menus.ts";
import { type PageId, pageRow } from "#site/pages.ts";
import { viewOf } from "#tests/support/page-request.tsx";
import { testSite } from "#tests/support/test-site.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { copy } from "./copy.ts";
import { Shell } from "./shell.tsx";

const { addresses, settings } = testSite;
const newYear = new Date("2027-01-01T00:30:00Z");

const shell = (id: PageId, edition: Edition, more: Partial<PageView> = {}) =>
  renderToStaticMarkup(
    <PageContext value={{ ...viewOf(id, edition, newYear), otherHref: "/the-same-page", ...more }}>
      <Shell>
        <Breadcrumbs />
        <h1>Hola</h1>
      </Shell>
    </PageContext>,
  );
const count = (html: string, part: string) => html.split(part).length - 1;

describe.each(["es", "en"] as const)("the shell in %s", (edition) => {
  const html = shell("home", edition);

  it("begins with the skip link to its one main", () => {
    expect(html).toMatch(/^<a class="skip" href="#main"/);
    expect(count(html, "<main ")).toBe(1);
  });

  it("lists the menus in the order of the table, then about, search and jobs", () => {
    const list = html.slice(html.indexOf('class="nav__list"'), html.indexOf('class="nav__foot"'));
    const hrefs = [...list.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
    const [inventory, ...others] = mainMenu.map((page) => addresses.path(page, edition));
    expect(hrefs.slice(0, 8)).toEqual([inventory, addresses.path("vin", edition), ...others]);
    expect(hrefs).toHaveLength(8 + 10 + 2);
    expect(hrefs.at(-2)).toBe(addresses.path("search", edition));
    expect(hrefs.at(-1)).toBe(addresses.path("careers", edition));
  });

  it("links the same page in the other language, named in that language", () => {
    const other = edition === "es" ? "en" : "es";
    expect(html.toLowerCase()).toContain(`href="/the-same-page" lang="${other}" hreflang="${other}"`);
    expect(html).toContain(edition === "es" ? ">English<" : ">Español<");
  });

  it("searches the whole site by a GET form on every page, and its code waits for the focus", () => {
    for (const page of ["policies", "search", "home", "inventory", "inventoryResults"] as const) {
      const html = shell(page, edition);
      const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
      expect(count(header, `<form class="box" action="${addresses.path("search", edition)}"`)).toBe(1);
      expect(count(header, 'name="s"')).toBe(1);
      expect(count(html, 'data-island="box" data-hydrate="touch"')).toBe(1);
      expect(count(html, "data-island")).toBe(1);
    }
  });

  it("asks leave for statistics only where somebody would count, and says what is stored in any case", () => {
    const words = copy[edition];
    const kept = `<a href="${addresses.path("privacy", edition)}">${words.cookiesKept}</a>`;
    const counted = shell("policies", edition, { settings: { ...settings, analytics: { kind: "ga4", id: "G-1" } } });
    const plain = shell("policies", edition);
    for (const html of [plain, counted]) {
      expect(html).toContain('popoverTarget="cookies">');
      for (const text of [words.cookies, words.cookiesNeeded, kept]) expect(html).toContain(text);
    }
    for (const text of [words.cookiesStatistics, words.cookiesAllow, words.cookiesRefuse]) {
      expect(counted).toContain(text);
      expect(plain).not.toContain(text);
    }
    expect([plain.includes(words.cookiesOff), counted.includes(words.cookiesOff)]).toEqual([true, false]);
  });

  it("holds no inline style and no inline handler", () => {
    expect(html).not.toMatch(/ style=| on[a-z]+="/);
  });
});

it("marks the menu a page stands under", () => {
  expect(shell("vehicle", "es")).toContain('<a href="/revise-inventario" aria-current="true">');
  expect(shell("events", "en")).toContain('<a href="/events-and-specials" aria-current="page">');
  const policies = shell("policies", "es");
  expect(policies).toContain('class="nav__more is-here"');
  expect(policies).toContain('<a href="/acera/politicas" aria-current="page">');
});

it("shows breadcrumbs from the table", () => {
  const html = shell("policies", "es");
  expect(html).toContain(`<a href="/acera">${pageRow("about").label.es}</a>`);
  expect(html).toContain(`<span aria-current="page">${pageRow("policies").label.es}</span>`);
});

it("links accounts and the outside careers site only when they are configured", () => {
  expect(shell("home", "es")).not.toMatch(/\/twitter|\/facebook|rel="external"/);
  const html = shell("home", "es", {
    settings: { ...settings, careersUrl: "https://empleos.example.com/", twitter: true, facebook: true },
  });
  expect(html).toContain('<a href="/twitter" rel="external"');
  expect(html).toContain('<a href="/facebook" rel="external"');
  expect(html).toContain('<a href="https://empleos.example.com/" rel="external">');
});

it("shows the route error, header and body, only when there is one", () => {
  expect(shell("home", "es")).not.toContain("route-error");
  const html = shell("home", "es", { routeError: { title: "No page", body: "<b>/x</b>" } });
  expect(html).toContain(">No page</h2>");
  expect(html).toContain("&lt;b&gt;/x&lt;/b&gt;");
});

it("carries the year, the legal pages and the note that the chain is invented", () => {
  const html = shell("home", "es");
  expect(html).toContain("© 2027 Yonke");
  for (const page of ["terms", "privacy", "siteMap", "sellMyCar", "cashForJunkCars"] as const) {
    expect(html).toContain(`href="${addresses.path(page, "es")}"`);
  }
  expect(html.toLowerCase()).toContain('popovertarget="cookies"');
  expect(html).toContain("inventada");
});
