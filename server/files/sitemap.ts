import { escapeMarkup } from "#core/escape.ts";
import { listPostedUrls } from "#data/queries/posted-urls.ts";
import { loadPageModule } from "#render/page-modules.ts";
import type { Services } from "#server/services.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { hasPage, type PageId, pageIds, pageRow } from "#site/pages.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { sitemapEntries, urlsetEnd, urlsetStart } from "./sitemap-entry.ts";

/** Every address that a crawler should know: the pages of the table, and those that pages with parameters list. */
export async function listAddresses({
  stock,
  site,
}: Pick<Services, "stock" | "site">): Promise<{ id: PageId; params: Record<string, string> }[]> {
  const all: { id: PageId; params: Record<string, string> }[] = [];
  for (const id of pageIds) {
    if (!hasPage(site.settings.switches, id)) continue;
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
  const out = [urlsetStart];
  for (const { id, params } of await listAddresses(services)) {
    for (const { loc, xml } of sitemapEntries(services.site.addresses, id, () => params)) {
      known.add(loc);
      out.push(xml);
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
  out.push(urlsetEnd);
  return { xml: out.join(""), whole: posted !== undefined };
}
