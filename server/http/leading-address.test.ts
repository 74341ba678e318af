import { beforeAll, describe, expect, it } from "vitest";
import { createMatcher } from "#render/match.ts";
import { PageCache } from "#render/page-cache.ts";
import type { Services } from "#server/services.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite as site } from "#tests/support/test-site.ts";
import { answerPage } from "./pages.ts";

let services: Services;
beforeAll(async () => {
  const current = await loadSmallStock({ stores: 9, vehicles: 90 });
  const parts = {
    site,
    match: createMatcher(site.addresses),
    stock: { current },
    config: { production: false },
    figures: { countsOf: (...asked: unknown[]) => ({ asked }) },
    cache: new PageCache(1e6),
  };
  services = parts as unknown as Services;
});
const ask = (url: string) => {
  const [rawPath = "", query] = url.split("?");
  return answerPage(services, { rawPath, search: query ? `?${query}` : "", origin: undefined, requestId: "r-1" });
};

describe("what an address says that its page does not read goes along to where it leads", () => {
  const marks = "utm_source=radio+95&utm_medium=x&gclid=a%26b";
  const cars = "make=&model=0&distance=25&zip=95670&year=";

  it.each([
    ["/revise-inventario/busque", `from=&to=&zip=95670-1234&distance=25&make=&${marks}`, `?${cars}&${marks}`],
    ["/check-inventory", `make=&zip=95670&${marks}`, `/check-inventory/vehicle-search?${cars}&${marks}`],
    ["/revise-inventario", `q=make+2+model+3&${marks}`, `/revise-inventario/busque?make=2&model=2003&${marks}`],
    ["/ubicaciones/1/otro", marks, `?${marks}`],
  ])("%s?%s", async (path, query, to) => {
    const { status, headers } = await ask(`${path}?${query}`);
    expect(status).toBeGreaterThan(300);
    expect(headers.location).toContain(to);
    expect((await ask(headers.location ?? "")).status).toBe(200);
  });

  it("alone of those who ask at once, and is counted as theirs is", async () => {
    const url = "/check-inventory?q=make+2+model+3";
    const [plain, marked] = await Promise.all([ask(url), ask(`${url}&e=1`)]);
    expect(plain.headers.location).not.toContain("e=1");
    expect(marked.headers.location).toBe(`${plain.headers.location}&e=1`);
    expect([marked.status, marked.route, marked.counts]).toEqual([plain.status, plain.route, plain.counts]);
    expect(marked.counts).toBeDefined();
  });

  it("within bounds", async () => {
    const many = Array.from({ length: 50 }, (_, at) => `n${at}=1`).join("&");
    const { headers } = await ask(`/check-inventory?make=&long=${"x".repeat(400)}&${many}`);
    expect(headers.location).not.toContain("long=");
    expect(headers.location?.match(/&n\d+=1/g)).toHaveLength(20);
  });
});
