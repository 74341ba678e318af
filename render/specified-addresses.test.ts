import { describe, expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { createMatcher } from "./match.ts";

/** Addresses that people have bookmarked and printed: they stand here as text, so that no table can move them. */
const addresses = [
  ["home", "/", "/"],
  ["toolkitRewards", "/toolkit-rewards", "/toolkit-rewards"],
  ["about", "/acera", "/about"],
  ["company", "/acera/compania", "/about/company-profile"],
  ["whatWeBuy", "/acera/que-compramos", "/about/what-we-buy"],
  ["whatWeSell", "/acera/que-vendemos", "/about/what-we-sell"],
  ["safety", "/acera/seguridad", "/about/safety"],
  ["policies", "/acera/politicas", "/about/policies"],
  ["warrantyPlus", "/acera/warranty-plus", "/about/warranty-plus"],
  ["recycling", "/acera/proceso-de-reciclaje", "/about/recycling-process"],
  ["contact", "/acera/contactenos", "/about/contact-us"],
  ["legalNotices", "/acera/avisos-legales", "/about/website-legal-notices"],
  ["inventory", "/revise-inventario", "/check-inventory"],
  ["inventoryResults", "/revise-inventario/busque", "/check-inventory/vehicle-search"],
  ["events", "/eventos-y-especiales", "/events-and-specials"],
  ["event", "/eventos-y-especiales/evento-detalles/1", "/events-and-specials/event-details/1"],
  ["locations", "/ubicaciones", "/locations"],
  ["locationResults", "/ubicaciones/busque-ubicaciones", "/locations/search-results"],
  ["carsForSale", "/coches-en-venta", "/cars-for-sale"],
  ["partPricing", "/precios-de-piezas", "/part-pricing"],
  ["donate", "/done-un-vehiculo", "/donate-vehicle"],
  ["donateNow", "/done-un-vehiculo/done-un-vehiculo-ahora", "/donate-vehicle/donate-vehicle-now"],
  ["donateFaq", "/done-un-vehiculo/done-un-vehiculo-faq", "/donate-vehicle/donate-vehicle-faq"],
  ["siteMap", "/mapa-del-sitio", "/site-map"],
  ["sitemapSeo", "/sitemap-seo", "/sitemap-seo"],
  ["search", "/busqueda", "/search"],
  ["careers", "/carreras", "/careers"],
  ["storeMap", "/store-map/1", "/store-map/1"],
  ["sellMyCar", "/sell-my-car", "/sell-my-car"],
  ["cashForJunkCars", "/cash-for-junk-cars", "/cash-for-junk-cars"],
  ["pageNotFound", "/PageNotFoundEs", "/PageNotFound"],
] as const;

const one = createMatcher(createAddresses({ es: "http://a.test", en: "http://a.test" }));
const hosts = { es: "https://es.test", en: "https://en.test" };
const two = createMatcher(createAddresses(hosts));

describe.each(addresses)("the page %s", (id, spanish, english) => {
  it("has its Spanish address, which is the first", () => {
    expect(one(spanish)).toMatchObject({ kind: "page", id, edition: "es" });
    expect(two(spanish, hosts.es)).toMatchObject({ kind: "page", id, edition: "es" });
  });

  it("has its English address; a path of both languages stands under /en where they share a host", () => {
    const shared = spanish === english ? (english === "/" ? "/en" : `/en${english}`) : english;
    expect(one(shared)).toMatchObject({ kind: "page", id, edition: "en" });
    expect(two(english, hosts.en)).toMatchObject({ kind: "page", id, edition: "en" });
  });
});

it("what follows a semicolon in an address is its page's", () => {
  expect(one("/busqueda;s=mofle;p=2")).toMatchObject({ id: "search", matrix: { s: "mofle", p: "2" } });
  expect(one("/locations/search-results;zip=95670;div=All;distance=100")).toMatchObject({
    id: "locationResults",
    matrix: { zip: "95670", div: "All", distance: "100" },
  });
});
