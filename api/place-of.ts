import { invalid } from "#core/errors.ts";
import { type FoundPlace, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";

/** Where a call's `zip` is. A code in no table is null, and finds nothing; words that are no city are refused. */
export function placeOf(stock: Stock, zip: string): FoundPlace | null {
  const { place, wrong, code } = resolvePlace(stock, zip);
  if (place) return place;
  if (wrong === "unknown" && /\d/.test(code)) return null;
  throw invalid("zip", "zip");
}
