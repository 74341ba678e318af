import { once } from "#core/once.ts";
import { findNamedFamily, type PartFamily } from "./part-families.ts";
import type { PriceBook } from "./stock.ts";

/** What people come for most, as they call it; a chain's own list may call it otherwise. */
const wanted = [
  "alternador",
  "marcha",
  "motor",
  "transmisión automática",
  "faro",
  "calavera",
  "espejo lateral",
  "radiador",
];

/** Those of them that the list has, in this order. */
export const commonParts = once((prices: PriceBook): readonly PartFamily[] => [
  ...new Set(wanted.flatMap((text) => findNamedFamily(prices, text) ?? [])),
]);
