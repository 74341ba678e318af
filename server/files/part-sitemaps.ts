import { notFound } from "#core/errors.ts";
import { escapeMarkup } from "#core/escape.ts";
import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { partSitemapIndex, partSitemapPath } from "#site/part-sitemaps.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { partPagesOf } from "#stock/part-pages.ts";
import { sitemapEntries, urlsetEnd, urlsetStart } from "./sitemap-entry.ts";

/** A file of a megabyte or two, however large the chain. */
const pagesInFile = 2000;
const keepMs = 3_600_000;

async function fileXml({ stock, site }: Services, file: number): Promise<string> {
  const { current } = stock;
  const yieldIfDue = createYield();
  const pages = partPagesOf(current);
  const from = (file - 1) * pagesInFile;
  if (file < 1 || from >= pages.count) throw notFound("sitemap");
  const out = [urlsetStart];
  for (const { family, modelId } of pages.slice(from, from + pagesInFile)) {
    const model = modelSlug(current.catalog, modelId);
    const entries = sitemapEntries(site.addresses, "partAnswer", (edition) => ({ part: family.slug[edition], model }));
    for (const { xml } of entries) out.push(xml);
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  out.push(urlsetEnd);
  return out.join("");
}

function indexXml({ stock }: Services, host: string): string {
  const files = Math.ceil(partPagesOf(stock.current).count / pagesInFile);
  const lines = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeMarkup(host + partSitemapPath(at + 1))}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("")}</sitemapindex>\n`;
}

/** The pages of parts for models, in files that crawlers take, and the list of these files. */
export function partSitemapRoutes(services: Services): Route[] {
  const { config, cache, stock } = services;
  const xml = (body: string) =>
    new Answer(200, Buffer.from(body), {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": cacheClasses.copy,
    });
  return [
    {
      method: "GET",
      path: partSitemapIndex,
      answer: ({ origin }) => xml(indexXml(services, origin === config.hosts.en ? origin : config.hosts.es)),
    },
    {
      method: "GET",
      path: "/sitemap-parts/:file",
      answer(_, name) {
        const file = Number(/^([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0);
        const { version } = stock.current;
        const key = `sitemap-parts ${file}`;
        const make = async () => ({ answer: xml(await fileXml(services, file)), keepMs });
        return cache.find(key, version) ?? cache.make(key, version, make);
      },
    },
  ];
}
