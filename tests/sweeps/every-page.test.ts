import { createHash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { longestDescription, longestTitle } from "#core/page-words.ts";
import { cacheClasses } from "#site/cache.ts";
import { editionIds, editions, otherEdition } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import { ask } from "../support/ask.ts";
import { wordsOfOneEdition } from "../support/copy-words.ts";
import { type Element, get, list, textOf } from "../support/read-html.ts";
import { nameOf } from "../support/site-addresses.ts";
import { classesFor, classesIn, listUnstyled } from "../support/source-sheets.ts";
import { openAddress, type SweptPage, sweepPages } from "../support/swept-pages.ts";
import { findWrongLanguage } from "../support/wrong-language.ts";

const origins = inject("servers").one;
const brand = "Yonke";
const pages = await sweepPages(origins);
const phrases = wordsOfOneEdition();
const isError = ({ id }: SweptPage) => id === "pageNotFound";
const contentOf = (page: SweptPage, property: string) => get(page.html, "meta", { property }).attributes.content;
const descriptionOf = ({ html }: SweptPage) => get(html, "meta", { name: "description" }).attributes.content ?? "";
const isListed = ({ html }: SweptPage) => !list(html, "meta", { name: "robots" }).length;
const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const allowedHashes = (policy: string, directive: string) =>
  (policy.split("; ").find((part) => part.startsWith(`${directive} `)) ?? "").match(/'sha256-[^']+'/g) ?? [];
const classes = new Map<string, Promise<Set<string>>>();
/** Every class that a served sheet styles. */
function classesOfSheet(href: string): Promise<Set<string>> {
  const known = classes.get(href) ?? ask(origins.es, href).then(({ text }) => classesIn(text));
  classes.set(href, known);
  return known;
}
const alternatesOf = (page: SweptPage) =>
  Object.fromEntries(
    list(page.html, "link", { rel: "alternate", hreflang: "" }).map((link) => [
      link.attributes.hreflang,
      link.attributes.href,
    ]),
  );

it("finds an address of every row of the table, in both editions", () => {
  const found = new Set(pages.map(({ id, edition }) => `${id} ${edition}`));
  const missing = pageIds.filter((id) => editionIds.some((edition) => !found.has(`${id} ${edition}`)));
  expect(missing).toEqual([]);
});

describe.each(pages.map((page) => [nameOf(page), page] as const))("%s", (_, page) => {
  const { id, edition, html, reply, url } = page;

  it("answers in its language with one heading, a title and a description", () => {
    expect(reply.status).toBe(isError(page) ? 404 : 200);
    expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
    // What is advertised changes on the minute, and no cache holds it past that: their own tests have it.
    if (id !== "home" && id !== "events") expect(reply.headers["cache-control"]).toBe(cacheClasses[pageRow(id).cache]);
    expect(get(html, "html").attributes.lang).toBe(editions[edition].lang);
    expect(textOf(get(html, "h1"))).not.toBe("");
    const title = textOf(get(get(html, "head"), "title"));
    expect(title).toMatch(new RegExp(`^${brand} \\| \\S`));
    expect(title.length, title).toBeLessThanOrEqual(longestTitle);
    const description = descriptionOf(page);
    expect(description.length, description).toBeGreaterThan(50);
    expect(description.length, description).toBeLessThanOrEqual(longestDescription);
  });

  it.skipIf(isError(page))("names itself and its other edition, which says the same", async () => {
    const canonical = get(html, "link", { rel: "canonical" }).attributes.href;
    const alternates = alternatesOf(page);
    expect(canonical).toBe(url);
    expect(Object.keys(alternates).toSorted()).toEqual(["en", "es", "x-default"]);
    expect(alternates[editions[edition].hreflang]).toBe(canonical);
    expect(alternates["x-default"]).toBe(alternates.es);
    const other = new URL(alternates[otherEdition(edition)] ?? "");
    const twin = await openAddress({
      id,
      edition: otherEdition(edition),
      origin: other.origin,
      path: other.pathname + other.search,
    });
    expect(twin.reply.status).toBe(200);
    expect(get(twin.html, "html").attributes.lang).toBe(editions[otherEdition(edition)].lang);
    expect(alternatesOf(twin)).toEqual(alternates);
    for (const link of list(html, "a", { "data-language": "" }))
      expect(new URL(link.attributes.href ?? "", url).href).toBe(other.href);
  });

  it.skipIf(isError(page))("carries Open Graph data with a picture that is there", async () => {
    expect(contentOf(page, "og:url")).toBe(get(html, "link", { rel: "canonical" }).attributes.href);
    expect(contentOf(page, "og:title")).toBe(textOf(get(get(html, "head"), "title")));
    expect(contentOf(page, "og:description")).toBe(get(html, "meta", { name: "description" }).attributes.content);
    expect(contentOf(page, "og:site_name")).toBe(brand);
    expect(contentOf(page, "og:locale")).toBe(editions[edition].ogLocale);
    expect(contentOf(page, "og:locale:alternate")).toBe(editions[otherEdition(edition)].ogLocale);
    const image = new URL(contentOf(page, "og:image") ?? "");
    const picture = await ask(image.origin, image.pathname);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  });

  it("asks nobody to sign in", () => {
    const secrets = list(html, "input", { type: "password" }).map(({ attributes }) => attributes.id);
    // A tool of the chain's own people, not of visitors.
    expect(secrets).toEqual(id === "sitemapSeo" ? ["admin-key"] : []);
    expect(list(html, "input", { autocomplete: "username" })).toEqual([]);
  });

  it("has no text of the other language", () => {
    expect(findWrongLanguage(html, edition, phrases[otherEdition(edition)], [brand])).toEqual([]);
  });

  it("tells search engines the questions that it answers in its text, and no others", () => {
    const isText = (element: Element | undefined) => element?.attributes.class?.split(" ").includes("prose");
    const nextOf = (one: Element) => {
      const all = one.parent?.children.filter((child) => typeof child !== "string") ?? [];
      return all[all.indexOf(one) + 1];
    };
    const shown = ["h2", "h3"]
      .flatMap((name) => list(get(html, "main"), name))
      .filter((heading) => isText(heading.parent) || isText(nextOf(heading)))
      .map(textOf);
    const told = list(html, "script", { type: "application/ld+json" })
      .map(({ children }) => JSON.parse(String(children[0])) as { "@type": string; mainEntity: { name: string }[] })
      .filter((data) => data["@type"] === "FAQPage");
    expect(told.length).toBeLessThanOrEqual(1);
    expect(told.flatMap(({ mainEntity }) => mainEntity.map(({ name }) => name)).toSorted()).toEqual(
      shown.filter((heading) => heading.endsWith("?")).toSorted(),
    );
  });

  it("needs nothing that the content security policy forbids", () => {
    const all = list(html, "*");
    const handlers = all.flatMap(({ name, attributes }) =>
      Object.keys(attributes)
        .filter((key) => /^on|^style$/.test(key))
        .map((key) => `${name}[${key}]`),
    );
    expect(handlers).toEqual([]);
    const policy = reply.headers["content-security-policy"] ?? "";
    const inline = list(html, "script").filter((script) => !("src" in script.attributes));
    for (const script of inline) {
      const text = String(script.children[0]);
      if (script.attributes.type === "application/ld+json") expect(() => JSON.parse(text)).not.toThrow();
      else expect(allowedHashes(policy, "script-src")).toContain(hashSource(text));
    }
    expect(list(html, "style")).toEqual([]);
    expect(policy.split("; ")).toContain("style-src 'self'");
    for (const { attributes } of all) expect(attributes.href ?? "").not.toMatch(/^javascript:/i);
  });

  it("links the sheets of what it is made of, its own part none besides, and one for paper", async () => {
    const linked = list(get(html, "head"), "link", { rel: "stylesheet" })
      .filter(({ parent }) => parent?.name !== "noscript")
      .map(({ attributes }) => [attributes.href ?? "", attributes.media] as const);
    const onScreen = linked.flatMap(([href, media]) => (media ? [] : href));
    expect(linked.filter(([, media]) => media).map(([, media]) => media)).toEqual(["print"]);
    const has = new Set<string>();
    for (const href of onScreen) for (const name of await classesOfSheet(href)) has.add(name);
    const source = isError(page) ? "app/errors/error-page.tsx" : `app/${pageRow(id).file}/page.tsx`;
    const imported = classesFor(source);
    expect([...imported].filter((name) => !has.has(name))).toEqual([]);
    const [, own] = onScreen;
    if (own) expect([...(await classesOfSheet(own))].filter((name) => !imported.has(name))).toEqual([]);
    const shown = list(html, "*").flatMap(({ attributes }) => (attributes.class ?? "").split(/\s+/));
    expect(listUnstyled(shown, has)).toEqual([]);
  });

  it("gives every picture its size and every id one element", () => {
    for (const { attributes } of list(html, "img")) {
      expect(attributes.alt).toBeDefined();
      expect(attributes.width, attributes.src).toMatch(/^\d+$/);
      expect(attributes.height, attributes.src).toMatch(/^\d+$/);
    }
    const ids = list(html, "*", { id: "" }).map(({ attributes }) => attributes.id);
    expect(ids.filter((one, at) => ids.indexOf(one) !== at)).toEqual([]);
  });
});

describe.each(editionIds)("every page of the %s edition", (edition) => {
  const listShared = (pages: SweptPage[], wordsOf: (page: SweptPage) => string) =>
    [...Map.groupBy(pages, wordsOf)]
      .filter(([, same]) => same.length > 1)
      .map(([words, same]) => `${words}: ${same.map(nameOf).join(", ")}`);
  const own = pages.filter((page) => page.edition === edition);

  it("has a title of its own", () => {
    expect(listShared(own, ({ html }) => textOf(get(get(html, "head"), "title")))).toEqual([]);
  });

  it("has a description of its own, where search engines list it", () => {
    expect(own.filter(isListed).length).toBeGreaterThan(40);
    expect(listShared(own.filter(isListed), descriptionOf)).toEqual([]);
  });
});
