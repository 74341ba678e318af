import { beforeAll, expect, it } from "vitest";
import { createMatcher } from "#render/match.ts";
import type { Services } from "#server/services.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { answerPage } from "./pages.ts";

let current: Services["stock"]["current"];
beforeAll(async () => {
  current = await loadSmallStock({ stores: 9, vehicles: 0 });
});

const ask = (rawPath: string, development: boolean) => {
  const site = { ...testSite, settings: { ...testSite.settings, development } };
  const services = { site, match: createMatcher(site.addresses), stock: { current }, config: { production: false } };
  return answerPage(services as unknown as Services, { rawPath, search: "?a=1", origin: undefined, requestId: "r-1" });
};

it("an address that matches no page leads to the page-not-found address of its language, with its path", async () => {
  const spanish = await ask("/nada", false);
  expect([spanish.status, spanish.headers.location]).toEqual([302, "/PageNotFoundEs?path=%2Fnada%3Fa%3D1"]);
  expect((await ask("/en/nothing", false)).headers.location).toBe("/PageNotFound?path=%2Fen%2Fnothing%3Fa%3D1");
});

it.each(["/nada/1HGCM665930004352", "/nada;s=1hgcm665930004352", "/nada?q=1HGCM665930004352&a=1"])(
  "a VIN in it goes no further, and nobody keeps the answer: %s",
  async (path) => {
    const { headers } = await ask(path, false);
    expect(headers.location).toMatch(/^\/PageNotFoundEs\?path=%2Fnada.*\*/);
    expect(headers.location).not.toMatch(/1HGCM665930004352/i);
    expect(headers["cache-control"]).toBe("no-store");
  },
);

it("in development it is shown on the spot, in a box with header and body below the page", async () => {
  const { status, plain } = await ask("/nada", true);
  const html = plain.toString();
  expect(status).toBe(404);
  expect(html).toMatch(/<h2 class="route-error__head" [^>]*>No page matches this address<\/h2>/);
  expect(html).toContain('<div class="route-error__body">/nada</div>');
  expect(html.indexOf("route-error")).toBeGreaterThan(html.indexOf("</footer>"));
});
