import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { listOfferedAnswers } from "#stock/offered-answers.ts";
import { sitemapEntries, urlsetEnd, urlsetStart } from "./sitemap-entry.ts";

/** Beside sitemap.xml: the answers to a part for a model that search engines are offered. */
export const partSitemapPath = "/sitemap-parts.xml";
const keepMs = 3_600_000;

export async function partSitemapXml({ stock: { current }, site }: Pick<Services, "stock" | "site">): Promise<string> {
  const yieldIfDue = createYield();
  const out = [urlsetStart];
  for (const { family, modelId } of listOfferedAnswers(current)) {
    const model = modelSlug(current.catalog, modelId);
    const entries = sitemapEntries(site.addresses, "partAnswer", (edition) => ({ part: family.slug[edition], model }));
    for (const { xml } of entries) out.push(xml);
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  out.push(urlsetEnd);
  return out.join("");
}

export function partSitemapRoute(services: Services): Route {
  const { cache, stock } = services;
  return {
    method: "GET",
    path: partSitemapPath,
    answer() {
      const { version } = stock.current;
      const make = async () => {
        const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": cacheClasses.copy };
        return { answer: new Answer(200, Buffer.from(await partSitemapXml(services)), headers), keepMs };
      };
      return cache.find(partSitemapPath, version) ?? cache.make(partSitemapPath, version, make);
    },
  };
}
