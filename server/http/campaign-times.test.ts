import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { instantOf } from "#core/local-time.ts";
import { createMatcher } from "#render/match.ts";
import { type Answer, PageCache } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { cacheClasses } from "#site/cache.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { apiCacheKey, createApiAnswerer, findApiCall } from "./api.ts";
import { answerPage } from "./pages.ts";

const end = "2025-09-01T20:00";
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(() => vi.useRealTimers());

const oneHost = { es: "https://yonke.test", en: "https://yonke.test" };
const twoHosts = { es: "https://es.yonke.test", en: "https://en.yonke.test" };

/** So much of the server as an answer takes. */
function open(hosts: typeof oneHost) {
  const addresses = createAddresses(hosts);
  const services = {
    config: { hosts, production: false, trustProxy: false },
    site: { ...testSite, addresses },
    match: createMatcher(addresses),
    stock: { current: stock },
    figures: { countsOf: () => undefined },
    cache: new PageCache(1e7),
    apiCache: new PageCache(1e8),
    log: { error() {} },
    security: { refused() {} },
  } as unknown as Services;
  const api = createApiAnswerer(services);
  const req = { method: "GET", headers: {}, socket: { remoteAddress: "127.0.0.1" } } as IncomingMessage;
  const origin = hosts.es;
  return {
    page: (rawPath: string, from = origin) =>
      answerPage(services, { rawPath, search: "", origin: from, requestId: "r" }),
    call: async (url: string) => (await api({ req, url, origin, requestId: "r", route: "" })) as Answer,
    services,
  };
}

/** The seconds for which caches may hold an answer at most, and what it is made of. */
const heldFor = ({ headers }: Answer) => {
  const [fresh = 0, shared = 0, stale = 0, whenDown = 0] = [
    ...(headers["cache-control"] as string).matchAll(/=(\d+)/g),
  ].map(([, seconds]) => Number(seconds));
  return Math.max(fresh, shared) + Math.max(stale, whenDown);
};
const secondsBefore = (seconds: number) =>
  vi.setSystemTime(instantOf(end, stock.chain.timeZone).getTime() - seconds * 1000);

describe("no cache holds what is advertised past its end", () => {
  it.each([
    ["one host", oneHost],
    ["two hosts", twoHosts],
  ])("as a page, %s", async (_, hosts) => {
    for (const edition of editionIds) {
      for (const seconds of [3_600, 300, 45, 2]) {
        secondsBefore(seconds);
        const { page, services } = open(hosts);
        const path = services.site.addresses.path("home", edition);
        const first = await page(path, hosts[edition]);
        expect([first.status, first.plain.includes("slide--sale")]).toEqual([200, true]);
        // Asked for again it is kept here, and whoever gets it last holds it no longer either.
        const kept = await page(path, hosts[edition]);
        const here = Math.min(30, seconds / 2);
        expect(here + heldFor(kept)).toBeLessThanOrEqual(seconds);
        const key = hosts === twoHosts ? hosts[edition] + path : path;
        const later = (part: number) => performance.now() + part * 1000;
        expect(services.cache.find(key, stock.version, later(here - 0.5))).toBeDefined();
        expect(services.cache.find(key, stock.version, later(here + 0.5))).toBeUndefined();
        expect(services.cache.findStale(key, later(seconds + 0.5))).toBeUndefined();
      }
      secondsBefore(0);
      const { page, services } = open(hosts);
      const over = await page(services.site.addresses.path("home", edition), hosts[edition]);
      expect(over.plain.includes("slide--sale")).toBe(false);
    }
  });

  it.each(["/api/promoimage/promos", "/api/event/banner", "/api/event/sidebarart"])("as %s", async (path) => {
    for (const language of ["spanish", "english"])
      for (const seconds of [3_600, 300, 45, 2]) {
        secondsBefore(seconds);
        const { call, services } = open(oneHost);
        const url = `${path}?language=${language}`;
        await call(url);
        const kept = await call(url);
        const here = Math.min(30, seconds / 2);
        expect([kept.status, here + heldFor(kept) <= seconds]).toEqual([200, true]);
        const key = apiCacheKey(oneHost, oneHost.es, findApiCall(url)?.key ?? "");
        expect(services.apiCache.find(key, stock.version)).toBe(kept);
        expect(services.apiCache.findStale(key, performance.now() + (seconds + 0.5) * 1000)).toBeUndefined();
      }
  });

  it("while what shows none of it is held as ever", async () => {
    secondsBefore(45);
    const { page, call } = open(oneHost);
    expect((await page("/ubicaciones")).headers["cache-control"]).toBe(cacheClasses.stock);
    expect((await call("/api/event/alllocations")).headers["cache-control"]).toBe(cacheClasses.stock);
  });
});
