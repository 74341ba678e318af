import { escapeMarkup } from "#core/escape.ts";
import { listPostedUrls } from "#data/queries/posted-urls.ts";
import { loadPageModule } from "#render/page-modules.ts";
import type { Services } from "#server/services.ts";
import { alternates } from "#site/address.ts";
import { type Edition, editionIds, editions } from "#site/editions.ts";
import { type PageId, pageIds, pageRow } from "#site/pages.ts";
import { createYield } from "#stock/event-loop-yield.ts";

/** Every address that a crawler should know: the pages of the table, and those that pages with parameters list. */
export async function listAddresses({
  stock,
}: Pick<Services, "stock">): Promise<{ id: PageId; params: Record<string, string> }[]> {
  const all: { id: PageId; params: Record<string, string> }[] = [];
  for (const id of pageIds) {
    if (pageRow(id).sitemap) all.push({ id, params: {} });
    else if (pageRow(id).paths.es.includes(":")) {
      const module = await loadPageModule(id);
      for (const params of module.list?.(stock.current) ?? []) all.push({ id, params });
    }
  }
  return all;
}

function editionOfPath({ match, config }: Services, path: string): Edition {
  const bare = path.split("?", 1)[0] as string;
  for (const edition of editionIds) {
    const matched = match(bare, config.hosts[edition]);
    if (matched.kind === "page") return matched.edition;
  }
  return "es";
}

/** Routes as the table has them: those with parameters are no addresses, and the others stand in the file or shall not. */
const listRoutes = ({ site: { addresses } }: Services): Set<string> =>
  new Set(editionIds.flatMap((edition) => pageIds.map((id) => addresses.pattern(id, edition))));

/** The file; `whole` unless the database could not be asked for the posted paths. */
export async function sitemapXml(services: Services): Promise<{ xml: string; whole: boolean }> {
  const yieldIfDue = createYield();
  const known = new Set<string>();
  const out = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
  ];
  for (const { id, params } of await listAddresses(services)) {
    const urls = alternates(services.site.addresses, id, params);
    const links = [...editionIds.map((e) => [editions[e].hreflang, urls[e]]), ["x-default", urls.es]]
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeMarkup(href as string)}"/>`)
      .join("");
    for (const edition of editionIds) {
      const loc = escapeMarkup(urls[edition]);
      known.add(loc);
      out.push(`<url><loc>${loc}</loc>${links}</url>\n`);
    }
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  // What the sitemap tool posted beyond the table, such as addresses with parameters.
  const posted = await listPostedUrls(services.db).catch(() => undefined);
  const routes = listRoutes(services);
  for (const path of posted ?? []) {
    if (routes.has(path)) continue;
    const loc = escapeMarkup(services.config.hosts[editionOfPath(services, path)] + path);
    if (!known.has(loc)) out.push(`<url><loc>${loc}</loc></url>\n`);
  }
  out.push("</urlset>\n");
  return { xml: out.join(""), whole: posted !== undefined };
}
