import { createMatcher } from "#render/match.ts";
import { createAddresses, type Extras } from "#site/address.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { type PageId, pageIds, pageRow } from "#site/pages.ts";
import { ask } from "./ask.ts";
import type { Origins } from "./start-server.ts";

/** One address to test: a row of the table of pages in an edition. */
export type Address = { id: PageId; edition: Edition; origin: string; path: string };

/**
 * The addresses at which a page shows itself, where that is not its bare one alone: results need something to look
 * for. Add a line where a page has more faces.
 */
const faces: Partial<Record<PageId, Extras[]>> = {
  inventoryResults: [{}, { query: { distance: 25, zip: "95670" } }],
  partPricing: [{}, { query: { store: 101 } }, { query: { store: 101, cat: "lights" } }],
  locationResults: [{ matrix: { zip: "95670", div: "All", distance: 100 } }],
};

/** How many addresses of a page with parameters stand for all of them. */
const sample = 3;

export const hasParameters = (id: PageId): boolean => pageRow(id).paths.es.includes(":");
export const nameOf = ({ id, edition, path }: Address): string => `${id} ${edition} ${path}`;

/** First, middle and last: the ends of a list are where a page breaks. */
export function pick<T>(all: T[], count = sample): T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))] as T);
}

/** Tells which row an address of the site belongs to; undefined when it is no page. */
export function createReader(origins: Origins) {
  const match = createMatcher(createAddresses(origins));
  return function read(url: string): Address | undefined {
    if (!URL.canParse(url)) return undefined;
    const { origin, pathname, search } = new URL(url);
    if (origin !== origins.es && origin !== origins.en) return undefined;
    const found = match(pathname, origin, search);
    if (found.kind !== "page") return undefined;
    return { id: found.id, edition: found.edition, origin, path: pathname + search };
  };
}

/** The addresses of sitemap.xml. */
export async function listSitemap(origins: Origins): Promise<string[]> {
  const { text } = await ask(origins.es, "/sitemap.xml");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
}

/** Every page × edition: its faces, and a sample of those with parameters from the sitemap. */
export async function listAddresses(origins: Origins): Promise<Address[]> {
  const { path } = createAddresses(origins);
  const plain = pageIds
    .filter((id) => !hasParameters(id))
    .flatMap((id) =>
      (faces[id] ?? [{}]).flatMap((extras) =>
        editionIds.map((edition): Address => {
          return { id, edition, origin: origins[edition], path: path(id as "home", edition, {}, extras) };
        }),
      ),
    );
  return [...plain, ...sampleOf(await listSitemap(origins), origins)];
}

/** A sample, for each page with parameters and each edition, of the addresses given. */
export function sampleOf(urls: Iterable<string>, origins: Origins): Address[] {
  const read = createReader(origins);
  const found = [...new Set(urls)].map(read).filter((address) => address !== undefined && hasParameters(address.id));
  const groups = Map.groupBy(found as Address[], ({ id, edition }) => `${id} ${edition}`);
  return [...groups.values()].flatMap((group) => pick(group));
}
