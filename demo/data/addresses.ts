import type { Words } from "#core/edition.ts";

/**
 * Where promos, slides and events lead: rows of the database, as a chain's own import file would write them. Only pages
 * whose two paths differ, which are right on one host and on two; tests/demo-addresses.test.ts holds them to the table.
 */
export const addresses = {
  inventory: { es: "/revise-inventario", en: "/check-inventory" },
  partPricing: { es: "/precios-de-piezas", en: "/part-pricing" },
  carsForSale: { es: "/coches-en-venta", en: "/cars-for-sale" },
  locations: { es: "/ubicaciones", en: "/locations" },
  events: { es: "/eventos-y-especiales", en: "/events-and-specials" },
  company: { es: "/acera/compania", en: "/about/company-profile" },
  whatWeBuy: { es: "/acera/que-compramos", en: "/about/what-we-buy" },
  warrantyPlus: { es: "/acera/warranty-plus", en: "/about/warranty-plus" },
  donate: { es: "/done-un-vehiculo", en: "/donate-vehicle" },
} as const satisfies Record<string, Words>;

export type AddressId = keyof typeof addresses;
