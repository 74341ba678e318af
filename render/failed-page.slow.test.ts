import { expect, it } from "vitest";
import { type ErrorCode, SiteError } from "#core/errors.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { renderPage } from "./render.tsx";

it.each([
  ["unavailable", 503, "never"],
  ["internal", 500, "never"],
  ["too-broad", 422, "brief"],
] as const)("is kept only when it would be the same again: %s", async (code: ErrorCode, status, cache) => {
  const stock = await loadDemoStock("2026-11-15");
  const byId = {
    get: () => {
      throw new SiteError(code, "a test");
    },
  };
  const rendered = await renderPage(testSite, {
    path: "/",
    matched: { kind: "page", id: "carForSale", edition: "es", params: { id: "1" }, matrix: {} },
    query: new URLSearchParams(),
    stock: { ...stock, cars: { ...stock.cars, byId: byId as never } },
    now: new Date("2026-11-15T18:00:00Z"),
    requestId: "",
  });
  expect(rendered).toMatchObject({ status, cache, error: { code } });
});

it("is never kept when the search found no index", async () => {
  const search = () => {
    throw new Error("the index is gone");
  };
  const rendered = await renderPage(
    { ...testSite, search },
    {
      path: "/busqueda;s=mofle",
      matched: { kind: "page", id: "search", edition: "es", params: {}, matrix: { s: "mofle" } },
      query: new URLSearchParams(),
      stock: await loadDemoStock("2026-11-15"),
      now: new Date("2026-11-15T18:00:00Z"),
      requestId: "",
    },
  );
  expect(rendered).toMatchObject({ status: 503, cache: "never" });
});
