import type { Edition } from "#site/editions.ts";
import { type PageId, pageIds } from "#site/pages.ts";
import { askPatiently, type Reply } from "./ask.ts";
import { type Element, list, readHtml } from "./read-html.ts";
import { type Address, hasParameters, listAddresses, sampleOf } from "./site-addresses.ts";
import type { Origins } from "./start-server.ts";

export type SweptPage = Address & { url: string; reply: Reply; html: Element };

export async function openAddress(address: Address): Promise<SweptPage> {
  const reply = await askPatiently(address.origin, address.path);
  return { ...address, url: address.origin + address.path, reply, html: readHtml(reply.text) };
}

/** Addresses on our own hosts that a page links to, as written and made absolute, fragments kept. */
export function linksOf({ html, url }: SweptPage, origins: Origins): string[] {
  return list(html, "a", { href: "" })
    .map(({ attributes }) => attributes.href as string)
    .filter((href) => URL.canParse(href, url))
    .map((href) => new URL(href, url))
    .filter(({ origin }) => origin === origins.es || origin === origins.en)
    .map(({ href }) => href);
}

/**
 * The pages that the sweeps look at, fetched once a file. A page with parameters that the sitemap does not list is
 * taken from the links that lead to it.
 */
export async function sweepPages(origins: Origins): Promise<SweptPage[]> {
  const pages = await Promise.all((await listAddresses(origins)).map(openAddress));
  for (let round = 0; round < 3; round++) {
    const known = new Set(pages.map(({ id }) => id));
    const lost = pageIds.filter((id) => hasParameters(id) && !known.has(id));
    const linked = new Set(pages.flatMap((page) => linksOf(page, origins)).map((url) => url.replace(/#.*$/, "")));
    const more = sampleOf(linked, origins).filter(({ id }) => lost.includes(id));
    if (more.length === 0) break;
    pages.push(...(await Promise.all(more.map(openAddress))));
  }
  return pages;
}

/** An address of a page in an edition: the last of those that are listed, else one that a listed page leads to. */
export async function findAddress(listed: Address[], origins: Origins, id: PageId, edition: Edition) {
  const isMeant = (one: Address) => one.id === id && one.edition === edition;
  const [known] = listed.filter(isMeant).slice(-1);
  if (known) return known.origin + known.path;
  for (const address of listed.filter((one) => one.edition === edition)) {
    const links = linksOf(await openAddress(address), origins).map((url) => url.replace(/#.*$/, ""));
    const found = sampleOf(links, origins).findLast(isMeant);
    if (found) return found.origin + found.path;
  }
  throw new Error(`no address of ${id} is listed or linked`);
}
