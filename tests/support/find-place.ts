import { type FoundPlace, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";

/** The place that a text means; undefined when it means none. */
export const findPlace = (stock: Stock, text: string): FoundPlace | undefined => resolvePlace(stock, text).place;
