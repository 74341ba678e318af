import { expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";
import { listPaths } from "./paths.ts";

const one = createAddresses({ es: "http://localhost", en: "http://localhost" });
const two = createAddresses({ es: "https://es.example.com", en: "https://en.example.com" });

it.each([
  ["one host", one],
  ["two hosts", two],
])("lists every route of the table in both editions, each once: %s", (_, addresses) => {
  const paths = listPaths(addresses);
  const missing = pageIds.flatMap((id) =>
    editionIds.map((edition) => addresses.pattern(id, edition)).filter((path) => !paths.includes(path)),
  );
  expect(missing).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.every((path) => path.startsWith("/"))).toBe(true);
});

it("names results, details, maps and itself", () => {
  const paths = listPaths(one);
  for (const path of [
    "/revise-inventario/busque",
    "/check-inventory/vehicle-search",
    "/ubicaciones/busque-ubicaciones",
    "/locations/search-results",
    "/eventos-y-especiales/evento-detalles/:id",
    "/events-and-specials/event-details/:id",
    "/store-map/:id",
    "/en/store-map/:id",
    "/sitemap-seo",
    "/en/sitemap-seo",
  ])
    expect(paths).toContain(path);
});
