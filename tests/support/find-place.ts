import { type FoundPlace, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";

/** The place that a text means; undefined when it means none. */
export function findPlace(stock: Stock, text: string): FoundPlace | undefined {
  const answer = resolvePlace(stock, text);
  return answer.kind === "place" ? answer.place : undefined;
}
