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

const known = new WeakMap<PriceBook, readonly PartFamily[]>();

/** Those of them that the list has, in this order. */
export function commonParts(prices: PriceBook): readonly PartFamily[] {
  const before = known.get(prices);
  if (before) return before;
  const found = wanted.flatMap((text) => findNamedFamily(prices, text) ?? []);
  const made = [...new Set(found)];
  known.set(prices, made);
  return made;
}
