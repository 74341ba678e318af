import type { KnownCall } from "#api/call.ts";
import type { KnownAddress } from "#render/known-address.ts";
import type { Answer } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { apiCacheKey, findApiCall, isApi } from "./api.ts";
import { cacheKey, findKnown, keyOf } from "./pages.ts";
import { maxUrlLength } from "./request-target.ts";

/** What is looked for among the answers that were made for somebody else. */
export type Sought = {
  url: string;
  origin: string;
  started: number;
  /** The page or the call that it asks for, once it was looked for. */
  known?: KnownAddress | undefined;
  call?: KnownCall | undefined;
};

/** Finds a file, or an answer that still holds: as the address is written first, then as it is read. */
export function createKeptFinder(services: Services, files: Map<string, Answer>) {
  const { apiCache, cache, config } = services;

  function findCallAnswer(sought: Sought, version: number): Answer | undefined {
    const { url, origin, started } = sought;
    const kept = apiCache.find(apiCacheKey(config.hosts, origin, url), version, started);
    // Longer ones are refused, whatever they say.
    if (kept || url.length > maxUrlLength) return kept;
    sought.call = findApiCall(url);
    if (!sought.call || sought.call.key === url) return undefined;
    return apiCache.find(apiCacheKey(config.hosts, origin, sought.call.key), version, started);
  }

  return function findKept(sought: Sought): Answer | undefined {
    const { url, origin, started } = sought;
    const file = files.get(url);
    if (file) return file;
    const { version } = services.stock.current;
    if (isApi(url)) return findCallAnswer(sought, version);
    const written = cacheKey(services, origin, url);
    const kept = cache.find(written, version, started);
    if (kept) return kept;
    sought.known = findKnown(services, url, origin);
    const key = sought.known && keyOf(services, sought.known);
    return key === undefined || key === written ? undefined : cache.find(key, version, started);
  };
}
