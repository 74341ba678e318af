import { beforeAll, describe, expect, it } from "vitest";
import { problemOf } from "#api/problem.ts";
import { vehicleEndpoints } from "#api/vehicles.ts";
import { findCars } from "#app/inventory/find-cars.ts";
import { listInstead } from "#app/inventory/results-page/instead.ts";
import { emptySearch, type InventorySearch, readSearch } from "#app/inventory/search.ts";
import { readFeed } from "#app/inventory/search-feed.ts";
import { Redirect } from "#app/page.tsx";
import { asSiteError, type SiteError } from "#core/errors.ts";
import { renderPage } from "#render/render.tsx";
import { stepsOfRequest } from "#stock/scan-budget.ts";
import type { Stock } from "#stock/stock.ts";
import { countChoices } from "#stock/vehicle-counts.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite as site } from "#tests/support/test-site.ts";

const now = new Date("2026-11-15T18:00:00Z");

let stock: Stock;
/** The same chain as if every yard had a billion cars: what it would cost is said before it is done. */
let huge: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  const yards = [...stock.yards].map(([id, yard]) => {
    const { models, makes } = yard.present;
    // Every third number of a directory is where the rows of an id end.
    const wide = (directory: typeof models) => Uint32Array.from(directory, (n, at) => (at % 3 === 2 ? 1e9 : n));
    const present = { ...yard.present, count: 1_000_000_000, models: wide(models), makes: wide(makes) };
    return [id, { ...yard, present }] as const;
  });
  huge = { ...stock, yards: new Map(yards) };
});

const thrownBy = (work: () => unknown): SiteError => {
  try {
    work();
  } catch (thrown) {
    return asSiteError(thrown);
  }
  throw new Error("nothing was thrown");
};

describe("a search that would look at too much", () => {
  it.each([
    ["es", "Su búsqueda abarca demasiados carros", "Elija una marca"],
    ["en", "Your search covers too many cars", "Choose a make"],
  ] as const)("says so on its page (%s)", async (edition, heading, advice) => {
    const rendered = await renderPage(site, {
      matched: { kind: "page", id: "inventoryResults", edition, params: {}, matrix: {} },
      path: "/",
      query: new URLSearchParams("vin=*?*?*?*?*?*?*?*?*Z"),
      stock: huge,
      now,
      requestId: "",
    });
    if (rendered instanceof Redirect) throw new Error(rendered.to);
    expect(rendered.status).toBe(422);
    expect(rendered.bytes.toString()).toContain(heading);
    expect(rendered.bytes.toString()).toContain(advice);
  });

  it("says so in the API, in both editions", () => {
    const endpoint = vehicleEndpoints.find(({ method, path }) => method === "GET" && path === "/vehicle/search");
    const query = { makeId: stock.catalog.makes[0]?.id, modelId: 0, year: [[1990, 2020]], distance: 0 };
    const call = { stock: huge, edition: "es", origin: "" };
    const error = thrownBy(() => endpoint?.handle({ params: {}, query, body: undefined } as never, call as never));
    expect(error.status).toBe(422);
    expect(problemOf(error, "es", "1")).toMatchObject({
      code: "too-broad",
      message: expect.stringContaining("demasiados carros"),
    });
    expect(problemOf(error, "en", "1")).toMatchObject({
      code: "too-broad",
      message: expect.stringContaining("too many cars"),
    });
  });

  it("ends its feed too", () => {
    expect(thrownBy(() => readFeed(huge, { ...emptySearch, vin: "*Z" }, now, "es")).code).toBe("too-broad");
  });
});

describe("a chain of a million cars", () => {
  /** Steps of one page of results for each car of the chain. */
  const stepsPerCar = (search: InventorySearch): number => {
    const found = findCars(stock, search, now);
    countChoices(stock, found.query, found.matches, found.budget);
    if (found.matches.length === 0) listInstead(stock, search, found, now);
    return (stepsOfRequest - found.budget.left) / stock.present.total;
  };
  it.each([
    "",
    "zip=95823&distance=25000&year=1994-2001",
    "year=1990-2020&color=rojo&color=azul&body=pickup",
    "since=7&engine=v6&color=blanco",
    "vin=1HG*4352",
    "hit=rear,none&color=plata&body=sedan",
    "vin=1HGCM8?63*&year=2003&color=plata&body=sedan&since=30&engine=2.4",
    "zip=95823&distance=25&vin=WBA*9&year=2003&color=plata&body=sedan&since=30&engine=2.4",
  ])("stays far from the budget: %s", (query) => {
    const { search } = readSearch(new URLSearchParams(query), stock, now);
    expect(stepsPerCar(search) * 1_000_000).toBeLessThan(stepsOfRequest);
  });
});
