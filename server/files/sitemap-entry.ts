import { escapeMarkup } from "#core/escape.ts";
import { type Addresses, alternates } from "#site/address.ts";
import { type Edition, editions } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";

export const urlsetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const urlsetEnd = "</urlset>\n";

/** One address in every edition, each naming the others. */
export function sitemapEntries(
  addresses: Addresses,
  id: PageId,
  paramsIn: (edition: Edition) => Record<string, string>,
): { loc: string; xml: string }[] {
  const urls = alternates(addresses, id, paramsIn);
  const languages = addresses.languages();
  const named = languages.map((e) => [editions[e].hreflang, urls[e]]);
  const links = (languages.length > 1 ? [...named, ["x-default", urls[languages[0]]]] : [])
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeMarkup(href as string)}"/>`)
    .join("");
  return languages.map((edition) => {
    const loc = escapeMarkup(urls[edition]);
    return { loc, xml: `<url><loc>${loc}</loc>${links}</url>\n` };
  });
}
