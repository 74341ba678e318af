import { expect, inject, it } from "vitest";
import { socialPaths } from "#site/social.ts";
import { follow } from "../support/ask.ts";
import { list } from "../support/read-html.ts";
import { createReader, pick } from "../support/site-addresses.ts";
import { linksOf, type SweptPage, sweepPages } from "../support/swept-pages.ts";

const origins = inject("servers").one;
const pages = await sweepPages(origins);

/** Styles, scripts, pictures, fonts, manifests and the targets of GET forms, as absolute addresses. */
function assetsOf({ html, url }: SweptPage): string[] {
  const found = list(html, "*").flatMap(({ name, attributes }) => {
    const sets = (attributes.srcset ?? "").split(",").map((part) => part.trim().split(/\s+/)[0] ?? "");
    const form = name === "form" && attributes.method?.toLowerCase() !== "post" ? (attributes.action ?? "") : "";
    return [attributes.src ?? "", name === "link" ? (attributes.href ?? "") : "", form, ...sets].filter(Boolean);
  });
  return found.map((href) => new URL(href, url).href);
}

/** Each address once, with the first page that names it. */
function firstSeen(of: (page: SweptPage) => string[]): Map<string, string> {
  const seen = new Map<string, string>();
  for (const page of pages)
    for (const url of of(page)) {
      const plain = url.replace(/#.*$/, "");
      if (!seen.has(plain)) seen.set(plain, page.path);
    }
  return seen;
}

const read = createReader(origins);

/** All addresses of other kinds, and this many of each page in each edition: a results page alone names hundreds. */
function sampled(addresses: Map<string, string>, count = 25): [url: string, from: string][] {
  const groups = Map.groupBy([...addresses], ([url]) => {
    const address = read(url);
    return address ? `${address.id} ${address.edition}` : url;
  });
  return [...groups.values()].flatMap((group) => pick(group, count));
}

async function broken(addresses: Map<string, string>): Promise<string[]> {
  const answers = await Promise.all(
    sampled(addresses).map(async ([url, from]) => {
      const { origin, pathname, search } = new URL(url);
      const outside = origin !== origins.es && origin !== origins.en;
      // The page-not-found page answers 404, as it should, also to its own skip link.
      if (outside || read(url)?.id === "pageNotFound") return undefined;
      const { status, headers } = await follow(origin, pathname + search);
      // Ours, but it leads to another site.
      const leaves = Object.values<string>(socialPaths).includes(pathname) && /^https:/.test(headers.location ?? "");
      return status === 200 || leaves ? undefined : `${from} → ${url}: ${status}`;
    }),
  );
  return answers.filter((line) => line !== undefined);
}

it("every link on every page leads to a page", async () => {
  const links = firstSeen((page) => linksOf(page, origins));
  expect(links.size).toBeGreaterThan(60);
  expect(await broken(links)).toEqual([]);
});

it("every file, picture and form target that a page names is there", async () => {
  const assets = firstSeen(assetsOf);
  expect(assets.size).toBeGreaterThan(10);
  expect(await broken(assets)).toEqual([]);
});

it("every link to a place on the same page finds it", () => {
  const lost = pages.flatMap(({ html, path }) => {
    const ids = new Set(list(html, "*", { id: "" }).map(({ attributes }) => attributes.id));
    const targets = list(html, "a", { href: "" }).map(({ attributes }) => attributes.href ?? "");
    return targets
      .filter((href) => /^#./.test(href) && !ids.has(decodeURIComponent(href.slice(1))))
      .map((href) => `${path} ${href}`);
  });
  expect(lost).toEqual([]);
});
