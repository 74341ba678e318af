import { describe, expect, inject, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { ask } from "../support/ask.ts";
import { list } from "../support/read-html.ts";
import { nameOf } from "../support/site-addresses.ts";
import { type SweptPage, sweepPages } from "../support/swept-pages.ts";

const kb = 1024;
const origins = inject("servers").one;
const pages = await sweepPages(origins);

const sizes = new Map<string, number>();
/** What goes over the wire to a browser that takes brotli. */
async function wireSize(path: string): Promise<number> {
  let size = sizes.get(path);
  if (size === undefined) {
    const reply = await ask(origins.es, path, { headers: { "accept-encoding": "br" } });
    expect(reply.status, path).toBe(200);
    size = reply.body.length;
    sizes.set(path, size);
  }
  return size;
}
const total = async (paths: Iterable<string>) => {
  let sum = 0;
  for (const path of new Set(paths)) sum += await wireSize(path);
  return sum;
};

const hrefs = (page: SweptPage, rel: string) =>
  list(page.html, "link", { rel }).map(({ attributes }) => attributes.href ?? "");
const scripts = (page: SweptPage) =>
  list(page.html, "script", { "data-modules": "" }).flatMap(({ attributes }) =>
    `${attributes["data-modules"]} ${attributes["data-preload"]}`.split(" ").filter(Boolean),
  );
const hasIslands = ({ html }: SweptPage) => list(html, "*", { "data-island": "" }).length > 0;

describe.each(pages.map((page) => [nameOf(page), page] as const))("%s", (_, page) => {
  it("loads no more script than its kind may", async () => {
    const size = await total(scripts(page));
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(hasIslands(page) ? 100_000 : 6 * kb);
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
])("a page of results %s is 120 KB of HTML at most", async (_, cars, query) => {
  for (const edition of editionIds) {
    const path = createAddresses(origins).path("inventoryResults", edition, {}, { query });
    const reply = await ask(origins[edition], path);
    expect(reply.text.match(/<li class="car /g)?.length).toBeGreaterThan(cars);
    expect(reply.body.length).toBeLessThanOrEqual(120 * kb);
  }
});

/** They come after the first paint and are kept; a tenth of room, so that a line for a warning is no matter of single bytes. */
it("the whole site's styles are 27 KB at most", async () => {
  const styles = new Set(pages.flatMap((page) => hrefs(page, "stylesheet")));
  expect(styles.size).toBeGreaterThan(0);
  expect(await total(styles)).toBeLessThanOrEqual(27 * kb);
});

it("the fonts are four files and 80 KB at most, two of them preloaded on every page", async () => {
  const styles = [...new Set(pages.flatMap((page) => hrefs(page, "stylesheet")))];
  const css = (await Promise.all(styles.map((path) => ask(origins.es, path)))).map(({ text }) => text).join("\n");
  const fonts = new Set(
    [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
      ([, path = ""]) => new URL(path, `${origins.es}${styles[0]}`).pathname,
    ),
  );
  expect(fonts.size).toBeGreaterThan(0);
  expect(fonts.size).toBeLessThanOrEqual(4);
  expect(await total(fonts)).toBeLessThanOrEqual(80 * kb);
  for (const page of pages) {
    const preloaded = list(page.html, "link", { rel: "preload", as: "font" }).map(
      ({ attributes }) => attributes.href ?? "",
    );
    expect(preloaded).toHaveLength(2);
    for (const path of preloaded) expect(fonts).toContain(path);
  }
});
