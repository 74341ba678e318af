import type { Addresses } from "#site/address.ts";
import { writeMatrixPair } from "#site/matrix.ts";
import { type PageId, pageRow } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import type { Matched } from "./match.ts";
import { loadPageModule } from "./page-modules.ts";

/** The part of a query that a page reads, in the order of its row. */
export function knownQuery(id: PageId, search: string): URLSearchParams {
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of pageRow(id).reads?.query ?? []) for (const value of asked.getAll(name)) query.append(name, value);
  return query;
}

export type KnownAddress = { matched: Matched; query: URLSearchParams; path: string };

/** An address as far as its page reads it: whatever else a visitor wrote, or in which order, makes no other page. */
export function knownAddress(addresses: Addresses, matched: Matched, search: string): KnownAddress {
  const { id, edition, params } = matched;
  const matrix: Record<string, string> = {};
  let path = addresses.anyPath(id, edition, params);
  for (const name of pageRow(id).reads?.matrix ?? []) {
    const value = matched.matrix[name];
    if (value === undefined) continue;
    matrix[name] = value;
    path += writeMatrixPair(name, value);
  }
  const query = knownQuery(id, search);
  return { matched: { ...matched, matrix }, query, path: query.size > 0 ? `${path}?${query}` : path };
}

/** The address as its page's own links write it: a search from a form and a link to it are one page, made and kept once. */
export async function tidyAddress(known: KnownAddress, stock: Stock, now: Date): Promise<KnownAddress> {
  const { tidy } = await loadPageModule(known.matched.id);
  const query = tidy?.(known.query, stock, now);
  return query ? { ...known, query, path: withQuery(known, query) } : known;
}

/** Where an address leads that a form without script or a person wrote otherwise than the page's form does. */
export async function findMoved(known: KnownAddress, stock: Stock, now: Date): Promise<string | undefined> {
  const { moved } = await loadPageModule(known.matched.id);
  const query = moved?.(known.query, stock, now);
  return query && withQuery(known, query);
}

const [mostUnread, longestUnread] = [20, 300];

/**
 * Where an address leads, with what it says that its page does not read: the marks of an advertisement (`utm_source`, `gclid`) are
 * counted where the visitor arrives.
 */
export function withUnread(id: PageId, search: string, to: string): string {
  if (search === "" || !to.startsWith("/")) return to;
  const read = pageRow(id).reads?.query ?? [];
  const unread = [...new URLSearchParams(search)]
    .filter(([name, value]) => !read.includes(name) && name.length + value.length <= longestUnread)
    .slice(0, mostUnread);
  if (unread.length === 0) return to;
  const [address = "", ...hash] = to.split("#");
  return [`${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(unread)}`, ...hash].join("#");
}

function withQuery({ path }: KnownAddress, query: URLSearchParams): string {
  const [bare = ""] = path.split("?", 1);
  return query.size > 0 ? `${bare}?${query}` : bare;
}
