import { describe, expect, inject, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { type Edition, editionIds, editions, otherEdition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import { ask } from "../support/ask.ts";
import { get, list } from "../support/read-html.ts";
import { listSitemap } from "../support/site-addresses.ts";
import { openAddress } from "../support/swept-pages.ts";

const origins = inject("servers").two;
const addresses = createAddresses(origins);
const sample = [
  "home",
  "inventory",
  "locations",
  "toolkitRewards",
  "sellMyCar",
  "policies",
  "careers",
  "search",
] as const satisfies PageId[];

const open = (id: (typeof sample)[number], edition: Edition) =>
  openAddress({ id, edition, origin: origins[edition], path: addresses.path(id, edition) });

describe.each(sample.flatMap((id) => editionIds.map((edition) => [id, edition] as const)))("%s %s", (id, edition) => {
  it("answers on its own host and points to the other", async () => {
    const { reply, html, url } = await open(id, edition);
    expect(reply.status).toBe(200);
    expect(get(html, "html").attributes.lang).toBe(editions[edition].lang);
    expect(get(html, "link", { rel: "canonical" }).attributes.href).toBe(url);
    const other = otherEdition(edition);
    const alternate = get(html, "link", { rel: "alternate", hreflang: other }).attributes.href;
    expect(alternate).toBe(addresses.url(id, other));
    expect(get(html, "link", { rel: "alternate", hreflang: "x-default" }).attributes.href).toBe(
      addresses.url(id, "es"),
    );
    const links = list(html, "a", { "data-language": "" });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.attributes.href).toBe(alternate);
    const twin = await open(id, other);
    expect(get(twin.html, "link", { rel: "alternate", hreflang: edition }).attributes.href).toBe(url);
  });

  it("links to no page under /en", async () => {
    const { html } = await open(id, edition);
    const paths = list(html, "a", { href: "" }).map(({ attributes }) => attributes.href ?? "");
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => /^(https?:\/\/[^/]+)?\/en(\/|$)/.test(path))).toEqual([]);
  });
});

const form = "make=&from=1998&to=2004&zip=+94577-1234+&distance=25&color=rojo&page=2";
const sent = "make=&model=0&distance=25&zip=94577&year=1998-2004&color=rojo&page=2";

describe.each(["one", "two"] as const)("what the inventory form sends without script, %s host(s)", (hosts) => {
  const { [hosts]: here } = inject("servers");
  it.each(editionIds)("leads to the address that the specification names, %s, and no further", async (edition) => {
    const results = createAddresses(here).path("inventoryResults", edition);
    const led = await ask(here[edition], `${results}?${form}`);
    expect([led.status, led.headers.location]).toEqual([303, `${results}?${sent}`]);
    expect(led.headers["cache-control"]).toContain("public");
    const { reply, html } = await openAddress({
      id: "inventoryResults",
      edition,
      origin: here[edition],
      path: `${results}?${sent}`,
    });
    expect(reply.status).toBe(200);
    const canonical = get(html, "link", { rel: "canonical" }).attributes.href ?? "";
    expect(canonical.endsWith(`${results}?distance=25&zip=94577&year=1998-2004&color=rojo&page=2`)).toBe(true);
    const [language] = list(html, "a", { "data-language": "" });
    expect(language?.attributes.href).toMatch(/\?distance=25&zip=94577&year=1998-2004&color=rojo&page=2$/);
  });
});

describe("a host", () => {
  it.each([
    ["es", "/locations?a=1", "en"],
    ["en", "/ubicaciones", "es"],
    ["en", "/busqueda;s=mofle;p=2", "es"],
  ] as const)("%s sends %s to the host of its edition for good", async (here, path, there) => {
    const reply = await ask(origins[here], path);
    expect([reply.status, reply.headers.location]).toEqual([308, origins[there] + path]);
  });

  it.each([
    ["es", "/en", "/"],
    ["es", "/en/toolkit-rewards?a=1", "/toolkit-rewards?a=1"],
    ["en", "/en/toolkit-rewards", "/toolkit-rewards"],
    ["es", "/en/busqueda;s=motor;p=2", "/search;s=motor;p=2"],
    ["es", "/donate-vehicle/done-un-vehiculo-faq", "/donate-vehicle/donate-vehicle-faq"],
  ] as const)("%s leads %s to the English page, which answers", async (here, path, english) => {
    const reply = await ask(origins[here], path);
    expect([reply.status, reply.headers.location]).toEqual([308, (here === "en" ? "" : origins.en) + english]);
    expect((await ask(origins.en, english)).status).toBe(200);
  });

  it("knows no page under /en that has none without it", async () => {
    for (const edition of editionIds) {
      const reply = await ask(origins[edition], "/en/nothing");
      const lost = addresses.path("pageNotFound", edition, {}, { query: { path: "/en/nothing" } });
      expect([reply.status, reply.headers.location]).toEqual([302, lost]);
    }
  });

  it("speaks for a call of one car that names no language", async () => {
    const [car] = JSON.parse((await ask(origins.es, "/api/vehicle/search?makeId=234")).text)[0].vehicles;
    const hours = async (edition: Edition, query = "") =>
      JSON.parse((await ask(origins[edition], `/api/vehicle/${car.id}${query}`)).text).location.hours as string;
    for (let round = 0; round < 2; round++) {
      expect(await hours("en")).toBe(await hours("es", "?language=english"));
      expect(await hours("en", "?language=spanish")).toBe(await hours("es"));
      expect(await hours("en")).not.toBe(await hours("es"));
    }
  });

  it.each(editionIds)("%s shows the pictures of its hits itself", async (edition) => {
    const hits = JSON.parse((await ask(origins[edition], `/api/search?t=sacramento&sfilter=${edition}`)).text).hits;
    const [main] = hits.flatMap(({ images }: { images: { main: string } }) => images.main || []);
    expect(main.startsWith(`${origins[edition]}/`)).toBe(true);
    const picture = await ask(origins[edition], main.slice(origins[edition].length));
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
    const page = await openAddress({
      id: "search",
      edition,
      origin: origins[edition],
      path: addresses.path("search", edition, {}, { matrix: { s: "sacramento" } }),
    });
    const shown = list(page.html, "img", { class: "hit__pic" }).map(({ attributes }) => attributes);
    expect(shown.map(({ src }) => origins[edition] + src)).toContain(main);
    for (const { alt, loading, width, height } of shown)
      expect([alt, loading, width, height]).toEqual(["", "lazy", "96", "72"]);
  });

  it("does not mix the editions in its cache", async () => {
    for (let round = 0; round < 2; round++)
      for (const edition of editionIds) {
        const { text } = await ask(origins[edition], "/toolkit-rewards");
        expect(text).toContain(`<html lang="${editions[edition].lang}"`);
      }
  });

  it("lists every page of both hosts in the sitemap, none under /en", async () => {
    const urls = await listSitemap(origins);
    for (const edition of editionIds) expect(urls).toContain(addresses.url("policies", edition));
    expect(urls.filter((url) => !url.startsWith(`${origins.es}/`) && !url.startsWith(`${origins.en}/`))).toEqual([]);
    expect(urls.filter((url) => new URL(url).pathname.startsWith("/en/"))).toEqual([]);
  });
});
