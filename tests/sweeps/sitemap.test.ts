import { SaxesParser } from "saxes";
import { describe, expect, inject, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import { ask } from "../support/ask.ts";

type Entry = { loc: string; alternates: Record<string, string> };

/** Reads the file as XML with namespaces: what is not well-formed throws. */
function readSitemap(xml: string): Entry[] {
  const entries: Entry[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let inLoc = false;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (local === "url") entries.push({ loc: "", alternates: {} });
    if (local === "link") {
      expect(uri).toBe("http://www.w3.org/1999/xhtml");
      const entry = entries.at(-1);
      if (entry) entry.alternates[String(attributes.hreflang?.value)] = String(attributes.href?.value);
    }
    inLoc = local === "loc";
  });
  parser.on("text", (text) => {
    const entry = entries.at(-1);
    if (inLoc && entry) entry.loc += text;
  });
  parser.on("closetag", () => {
    inLoc = false;
  });
  parser.write(xml).close();
  return entries;
}

const { one } = inject("servers");
const reply = await ask(one.es, "/sitemap.xml");
const entries = readSitemap(reply.text);

describe("sitemap.xml", () => {
  it("is XML with every listed page of the table in both editions", () => {
    expect([reply.status, reply.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    const { url } = createAddresses(one);
    const listed = new Set(entries.map(({ loc }) => loc));
    for (const id of pageIds.filter((page) => pageRow(page).sitemap))
      for (const edition of editionIds) expect(listed).toContain(url(id as "home", edition));
  });

  it("names each address once, and each with both editions", () => {
    const byAddress = new Map(entries.map((entry) => [entry.loc, entry]));
    expect(byAddress.size).toBe(entries.length);
    for (const { loc, alternates } of entries) {
      expect(Object.keys(alternates).toSorted(), loc).toEqual(["en", "es", "x-default"]);
      expect([alternates.es, alternates.en]).toContain(loc);
      expect(alternates["x-default"]).toBe(alternates.es);
      for (const other of Object.values(alternates)) expect(byAddress.get(other)?.alternates).toEqual(alternates);
    }
  });

  it("lists no tool, no results and no error page", () => {
    const { path } = createAddresses(one);
    const paths = new Set(entries.map(({ loc }) => new URL(loc).pathname));
    for (const id of ["sitemapSeo", "pageNotFound", "inventoryResults", "locationResults"] as const)
      for (const edition of editionIds) expect(paths).not.toContain(path(id, edition));
  });

  it("has a file beside it for the answers to a part for a model: both editions of those that may be found", async () => {
    const robots = await ask(one.es, "/robots.txt");
    expect(robots.text).toContain(`Sitemap: ${one.es}/sitemap-parts.xml\n`);
    const answers = readSitemap((await ask(one.es, "/sitemap-parts.xml")).text);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length % 2).toBe(0);
    expect(answers.length).toBeLessThanOrEqual(8000);
    for (const { loc, alternates } of [answers[0], answers.at(-1)] as Entry[]) {
      expect(Object.values(alternates)).toContain(loc);
      const page = await ask(one.es, new URL(loc).pathname);
      expect([page.status, page.text.includes("noindex")], loc).toEqual([200, false]);
      expect(page.text).toContain(`<link rel="canonical" href="${loc}"`);
    }
    // Of another part people read the same kind of answer, search engines none.
    const [{ loc = "" } = {}] = answers;
    const { pathname } = new URL(
      loc.replace(/[^/]+(?=\/[^/]+$)/, loc.includes("/busque-pieza/") ? "volante" : "steering-wheel"),
    );
    const other = await ask(one.es, pathname);
    expect([other.status, other.text.includes('<meta name="robots" content="noindex">')], pathname).toEqual([
      200,
      true,
    ]);
  });

  it("stays within what crawlers read", () => {
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(reply.body.length).toBeLessThanOrEqual(50 * 1024 * 1024);
  });
});
