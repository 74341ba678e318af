import type { Switch, Switches } from "#core/switches.ts";
import type { CacheClass } from "./cache.ts";
import { defineCopy } from "./copy.ts";
import type { Edition } from "./editions.ts";
import type { ParamsIn, TableRow, Twin } from "./page-table.ts";

/**
 * The table of pages. Routes, links, the language switch, canonical, hreflang, the sitemap, menus, cache headers and
 * the sweeps derive from it. `file` is a folder of app/, in the room of its concern.
 */
type PageRow = TableRow & {
  /** The short name in menus, breadcrumbs and the site map. */
  label: Record<Edition, string>;
  cache: CacheClass;
  /** The parameters that the page reads, in the order of its own links; it is given no others, and none make another page. */
  reads?: { query?: readonly string[]; matrix?: readonly string[] };
  /** Listed in sitemap.xml and on the site map (pages with parameters list their own addresses). */
  sitemap: boolean;
  /** The page one step up, for breadcrumbs and the marked menu. */
  parent?: string;
  /** There only while this switch of the chain is on. */
  needs?: Switch;
};

/** A search of the inventory; the last two come from its form only. */
const searchNames = [
  ...["make", "model", "distance", "zip", "year"],
  ...["color", "body", "hit", "since", "store"],
  ...["vin", "engine", "sort", "page"],
  ...["from", "to"],
];

const definePages = <const R extends Record<string, PageRow>>(rows: R & Twin<R>): R => rows;

export const pages = definePages({
  home: {
    file: "home",
    paths: { es: "/", en: "/" },
    label: { es: "Inicio", en: "Home" },
    cache: "stock",
    sitemap: true,
  },
  inventory: {
    file: "inventory/finder-page",
    paths: { es: "/revise-inventario", en: "/check-inventory" },
    label: { es: "Inventario", en: "Inventory" },
    cache: "stock",
    reads: { query: ["q", "part", "step", ...searchNames] },
    sitemap: true,
  },
  inventoryResults: {
    file: "inventory/results-page",
    paths: { es: "/revise-inventario/busque", en: "/check-inventory/vehicle-search" },
    label: { es: "Resultados", en: "Results" },
    cache: "stock",
    reads: { query: [...searchNames, "left", "also", "fit"] },
    sitemap: false,
    parent: "inventory",
  },
  vehicle: {
    file: "vehicle/vehicle-page",
    paths: { es: "/revise-inventario/vehiculo/:vin", en: "/check-inventory/vehicle-details/:vin" },
    label: { es: "Vehículo", en: "Vehicle" },
    cache: "stock",
    sitemap: false,
    parent: "inventory",
  },
  vin: {
    file: "vin/vin-page",
    paths: { es: "/revise-inventario/vin", en: "/check-inventory/vin" },
    label: { es: "¿Qué dice su VIN?", en: "What does my VIN say?" },
    cache: "stock",
    reads: {
      query: [
        "make",
        "model",
        "year",
        "engine",
        "code",
        "body",
        "doors",
        "volts",
        "weight",
        "sure",
        "check",
        "may",
        "signs",
        "zip",
      ],
    },
    sitemap: true,
    parent: "inventory",
  },
  partPricing: {
    needs: "partPrices",
    file: "prices",
    paths: { es: "/precios-de-piezas", en: "/part-pricing" },
    label: { es: "Precios de piezas", en: "Part prices" },
    cache: "stock",
    reads: { query: ["store", "zip", "q", "partKeyword", "cat", "type", "list", "part", "drop"] },
    sitemap: true,
  },
  findPart: {
    file: "parts/find-page",
    paths: { es: "/busque-pieza", en: "/find-a-part" },
    label: { es: "Busque una pieza", en: "Find a part" },
    cache: "stock",
    reads: {
      query: [
        "part",
        "make",
        "model",
        "year",
        "zip",
        "engine",
        "code",
        "weight",
        "distance",
        "kind",
        "color",
        "body",
        "left",
        "also",
        "fit",
      ],
    },
    sitemap: true,
  },
  partAnswer: {
    file: "parts/answer-page",
    paths: { es: "/busque-pieza/:part/:model", en: "/find-a-part/:part/:model" },
    label: { es: "Pieza para su carro", en: "Part for your car" },
    cache: "stock",
    reads: {
      query: ["year", "engine", "code", "weight", "zip", "distance", "kind", "color", "body", "left", "also", "fit"],
    },
    sitemap: false,
    parent: "findPart",
  },
  myList: {
    file: "list/list-page",
    paths: { es: "/mi-lista", en: "/my-list" },
    label: { es: "Mi lista", en: "My list" },
    cache: "copy",
    sitemap: false,
  },
  alerts: {
    needs: "alerts",
    file: "follows/follow-page",
    paths: { es: "/avisos", en: "/alerts" },
    label: { es: "Avíseme", en: "Tell me" },
    cache: "never",
    reads: { query: [...searchNames, "part", "car", "events", "event", "price"] },
    sitemap: false,
  },
  myAlerts: {
    needs: "alerts",
    file: "follows/my-follows-page",
    paths: { es: "/mis-avisos", en: "/my-alerts" },
    label: { es: "Sus avisos", en: "Your alerts" },
    cache: "never",
    reads: { query: ["k", "n"] },
    sitemap: false,
  },
  carsForSale: {
    needs: "carsForSale",
    file: "cars-for-sale/list-page",
    paths: { es: "/coches-en-venta", en: "/cars-for-sale" },
    label: { es: "Carros en venta", en: "Cars for sale" },
    cache: "stock",
    reads: { query: ["make", "store", "max", "runs", "title", "zip", "distance", "page"] },
    sitemap: true,
  },
  carForSale: {
    needs: "carsForSale",
    file: "cars-for-sale/car-page",
    paths: { es: "/coches-en-venta/:id", en: "/cars-for-sale/:id" },
    label: { es: "Carro en venta", en: "Car for sale" },
    cache: "stock",
    sitemap: false,
    parent: "carsForSale",
  },
  locations: {
    file: "stores/locations-page",
    paths: { es: "/ubicaciones", en: "/locations" },
    label: { es: "Ubicaciones", en: "Locations" },
    cache: "stock",
    reads: { query: ["state"] },
    sitemap: true,
  },
  locationResults: {
    file: "stores/location-results-page",
    paths: { es: "/ubicaciones/busque-ubicaciones", en: "/locations/search-results" },
    label: defineCopy({ es: (y) => `${y.Many} ${y.o("cercanos", "cercanas")}`, en: (y) => `${y.Many} near you` }),
    cache: "stock",
    reads: { query: ["zip", "div", "distance"], matrix: ["zip", "div", "distance", "p"] },
    sitemap: false,
    parent: "locations",
  },
  store: {
    file: "stores/store-page",
    paths: { es: "/ubicaciones/:id/:slug", en: "/locations/:id/:slug" },
    label: defineCopy({ es: (y) => y.One, en: (y) => y.One }),
    cache: "stock",
    sitemap: false,
    parent: "locations",
  },
  storeStock: {
    file: "stores/store-stock-page",
    paths: { es: "/ubicaciones/:id/:slug/inventario", en: "/locations/:id/:slug/inventory" },
    label: defineCopy({ es: (y) => `Inventario ${y.del}`, en: (y) => `${y.One} inventory` }),
    cache: "stock",
    sitemap: false,
    parent: "locations",
  },
  storeMap: {
    file: "stores/store-map-page",
    paths: { es: "/store-map/:id", en: "/store-map/:id" },
    label: { es: "Mapa del patio", en: "Yard map" },
    cache: "stock",
    reads: { query: ["row", "section", ...searchNames] },
    sitemap: false,
    parent: "locations",
  },
  savedYard: {
    file: "offline/saved-yard-page",
    paths: { es: "/yonke-guardado", en: "/saved-yard" },
    label: defineCopy({ es: (y) => `${y.One} ${y.o("guardado", "guardada")}`, en: (y) => `Saved ${y.one}` }),
    cache: "copy",
    sitemap: false,
  },
  device: {
    file: "offline/device-page",
    paths: { es: "/lo-guardado", en: "/on-this-device" },
    label: { es: "Lo guardado", en: "Saved on this device" },
    cache: "copy",
    sitemap: false,
  },
  sellMyCar: {
    needs: "sellingCars",
    file: "selling/sell-my-car-page",
    paths: { es: "/sell-my-car", en: "/sell-my-car" },
    label: { es: "Venda su carro", en: "Sell my car" },
    cache: "never",
    reads: { query: ["zip", "state"] },
    sitemap: true,
  },
  market: {
    needs: "sellingCars",
    file: "selling/market-page",
    paths: { es: "/sell-my-car/:slug", en: "/sell-my-car/:slug" },
    label: { es: "Compramos carros en su zona", en: "We buy cars in your area" },
    cache: "stock",
    sitemap: false,
    parent: "sellMyCar",
  },
  cashForJunkCars: {
    needs: "sellingCars",
    file: "selling/cash-for-junk-cars-page",
    paths: { es: "/cash-for-junk-cars", en: "/cash-for-junk-cars" },
    label: { es: "Efectivo por carros chatarra", en: "Cash for junk cars" },
    cache: "stock",
    reads: { query: ["zip"] },
    sitemap: true,
    parent: "sellMyCar",
  },
  toolkitRewards: {
    needs: "rewards",
    file: "rewards",
    paths: { es: "/toolkit-rewards", en: "/toolkit-rewards" },
    label: { es: "Toolkit Rewards", en: "Toolkit Rewards" },
    cache: "copy",
    reads: { query: ["spent", "tax", "core", "fee", "paid", "other", "points"] },
    sitemap: true,
  },
  events: {
    file: "events/list-page",
    paths: { es: "/eventos-y-especiales", en: "/events-and-specials" },
    label: { es: "Eventos", en: "Events" },
    cache: "stock",
    reads: { query: ["store", "zip"] },
    sitemap: true,
  },
  event: {
    file: "events/event-page",
    paths: { es: "/eventos-y-especiales/evento-detalles/:id", en: "/events-and-specials/event-details/:id" },
    label: { es: "Evento", en: "Event" },
    cache: "stock",
    sitemap: false,
    parent: "events",
  },
  about: {
    file: "company/about-page",
    paths: { es: "/acera", en: "/about" },
    label: { es: "Acerca de", en: "About" },
    cache: "copy",
    sitemap: true,
  },
  company: {
    file: "company/company-page",
    paths: { es: "/acera/compania", en: "/about/company-profile" },
    label: { es: "Compañía", en: "Company" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  whatWeBuy: {
    needs: "sellingCars",
    file: "selling/what-we-buy-page",
    paths: { es: "/acera/que-compramos", en: "/about/what-we-buy" },
    label: { es: "Qué compramos", en: "What we buy" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  whatWeSell: {
    file: "company/what-we-sell-page",
    paths: { es: "/acera/que-vendemos", en: "/about/what-we-sell" },
    label: { es: "Qué vendemos", en: "What we sell" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  safety: {
    file: "company/safety-page",
    paths: { es: "/acera/seguridad", en: "/about/safety" },
    label: { es: "Seguridad", en: "Safety" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  policies: {
    file: "company/policies-page",
    paths: { es: "/acera/politicas", en: "/about/policies" },
    label: { es: "Políticas", en: "Policies" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  warrantyPlus: {
    needs: "warrantyPlus",
    file: "company/warranty-plus-page",
    paths: { es: "/acera/warranty-plus", en: "/about/warranty-plus" },
    label: { es: "Warranty Plus", en: "Warranty Plus" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  recycling: {
    file: "company/recycling-page",
    paths: { es: "/acera/proceso-de-reciclaje", en: "/about/recycling-process" },
    label: { es: "Proceso de reciclaje", en: "Recycling process" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  contact: {
    file: "company/contact-page",
    paths: { es: "/acera/contactenos", en: "/about/contact-us" },
    label: { es: "Contáctenos", en: "Contact us" },
    cache: "never",
    reads: { query: ["subject", "store"] },
    sitemap: true,
    parent: "about",
  },
  legalNotices: {
    file: "company/legal-notices-page",
    paths: { es: "/acera/avisos-legales", en: "/about/website-legal-notices" },
    label: { es: "Avisos legales", en: "Legal notices" },
    cache: "copy",
    sitemap: true,
    parent: "about",
  },
  donate: {
    needs: "donation",
    file: "selling/donate-page",
    paths: { es: "/done-un-vehiculo", en: "/donate-vehicle" },
    label: { es: "Done un vehículo", en: "Donate a vehicle" },
    cache: "copy",
    sitemap: true,
  },
  donateNow: {
    needs: "donation",
    file: "selling/donate-now-page",
    paths: { es: "/done-un-vehiculo/done-un-vehiculo-ahora", en: "/donate-vehicle/donate-vehicle-now" },
    label: { es: "Done ahora", en: "Donate now" },
    cache: "never",
    sitemap: true,
    parent: "donate",
  },
  donateFaq: {
    needs: "donation",
    file: "selling/donate-faq-page",
    paths: { es: "/done-un-vehiculo/done-un-vehiculo-faq", en: "/donate-vehicle/donate-vehicle-faq" },
    label: { es: "Preguntas sobre la donación", en: "Donation questions" },
    cache: "copy",
    sitemap: true,
    parent: "donate",
  },
  careers: {
    needs: "careersForm",
    file: "company/careers-page",
    paths: { es: "/carreras", en: "/careers" },
    label: { es: "Trabaje con nosotros", en: "Work with us" },
    cache: "never",
    sitemap: true,
    reads: { query: ["store"] },
  },
  search: {
    file: "search",
    paths: { es: "/busqueda", en: "/search" },
    label: { es: "Buscar", en: "Search" },
    cache: "stock",
    reads: { query: ["s", "p"], matrix: ["s", "p"] },
    sitemap: true,
  },
  siteMap: {
    file: "company/site-map-page",
    paths: { es: "/mapa-del-sitio", en: "/site-map" },
    label: { es: "Mapa del sitio", en: "Site map" },
    cache: "copy",
    sitemap: true,
  },
  terms: {
    file: "company/terms-page",
    paths: { es: "/terminos", en: "/terms" },
    label: { es: "Términos", en: "Terms" },
    cache: "copy",
    sitemap: true,
  },
  privacy: {
    file: "company/privacy-page",
    paths: { es: "/privacidad", en: "/privacy" },
    label: { es: "Privacidad", en: "Privacy" },
    cache: "copy",
    sitemap: true,
  },
  accessibility: {
    file: "company/accessibility-page",
    paths: { es: "/accesibilidad", en: "/accessibility" },
    label: { es: "Accesibilidad", en: "Accessibility" },
    cache: "copy",
    sitemap: true,
  },
  apiDocs: {
    file: "company/api-docs-page",
    paths: { es: "/api", en: "/api" },
    label: { es: "API para programadores", en: "API for developers" },
    cache: "stock",
    sitemap: true,
  },
  openData: {
    needs: "openData",
    file: "company/data-page",
    paths: { es: "/datos", en: "/data" },
    label: { es: "Datos abiertos", en: "Open data" },
    cache: "stock",
    reads: { query: ["store"] },
    sitemap: true,
  },
  sitemapSeo: {
    file: "company/sitemap-seo-page",
    paths: { es: "/sitemap-seo", en: "/sitemap-seo" },
    label: { es: "Lista de rutas", en: "List of routes" },
    cache: "never",
    sitemap: false,
  },
  pageNotFound: {
    file: "errors/not-found-page",
    paths: { es: "/PageNotFoundEs", en: "/PageNotFound" },
    label: { es: "Página no encontrada", en: "Page not found" },
    cache: "brief",
    reads: { query: ["path"] },
    sitemap: false,
  },
});

export type Pages = typeof pages;
export type PageId = keyof Pages;
export const pageIds = Object.keys(pages) as PageId[];
/** The parameter object of a page: nothing for a page without parameters. */
export type ParamsFor<Id extends PageId> = ParamsIn<Pages, Id>;
export const pageRow = (id: PageId): PageRow => pages[id];
/** Whether a chain with these switches has the page. */
export const hasPage = (switches: Switches, id: PageId): boolean => {
  const { needs } = pageRow(id);
  return needs === undefined || switches[needs];
};
