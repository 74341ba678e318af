import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createMatcher } from "#render/match.ts";
import { PageCache } from "#render/page-cache.ts";
import { isOfIndex } from "#server/search/site-search.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { apiCacheKey, apiServicesOf, createApiAnswerer, findApiCall } from "./api.ts";

it.each([
  ["one host", { es: "http://localhost:1", en: "http://localhost:1" }],
  ["two hosts", { es: "http://es.localhost:1", en: "http://en.localhost:1" }],
])("takes every route of both editions for a page: %s", (_, hosts) => {
  const addresses = createAddresses(hosts);
  const { isPage } = apiServicesOf({
    match: createMatcher(addresses),
    site: { addresses },
    config: { hosts },
    security: { refused() {} },
  } as unknown as Services);
  const routes = editionIds.flatMap((edition) => pageIds.map((id) => addresses.pattern(id, edition)));
  expect(routes.filter((path) => !isPage(path))).toEqual([]);
  expect(["/nothing-here", "careers", "//careers", "/%"].filter(isPage)).toEqual([]);
});

it("a new index makes past what was found in the one before, and nothing else", async () => {
  const hosts = { es: "https://yonke.test", en: "https://yonke.test" };
  const current = await loadSmallStock({ stores: 9, vehicles: 90 });
  const apiCache = new PageCache(1e7);
  const answer = createApiAnswerer({
    config: { hosts, trustProxy: false },
    site: { addresses: createAddresses(hosts) },
    stock: { current },
    search: () => ({ total: 0, hits: [] }),
    security: { refused() {} },
    log: { error() {} },
    apiCache,
  } as unknown as Services);
  const req = { method: "GET", headers: {}, socket: { remoteAddress: "127.0.0.1" } } as IncomingMessage;
  const urls = [
    "/api/search?t=mofle",
    "/api/Search?language=en&t=horno",
    "/api/vehicle/makes",
    "/api/vehicle/makes/1/models",
  ];
  const ask = (url: string) => answer({ req, url, origin: hosts.es, requestId: "r", route: "" });
  for (const url of [...urls, ...urls]) expect(await ask(url)).toMatchObject({ status: 200 });
  const kept = () =>
    urls.map((url) => !!apiCache.find(apiCacheKey(hosts, hosts.es, findApiCall(url)?.key ?? ""), current.version));
  expect(kept()).toEqual([true, true, true, true]);
  apiCache.forget(isOfIndex);
  expect(kept()).toEqual([false, false, true, true]);
});
