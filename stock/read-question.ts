import { readSmartQuery, type SmartReading } from "#core/smart-query.ts";
import { partLexicon } from "./find-parts.ts";
import { findCityCode } from "./places.ts";
import type { Stock } from "./stock.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Reads a typed line with all that the chain knows: its makes and models, its price list, its map. */
export const readQuestion = (stock: Stock, typed: string, now: Date): SmartReading =>
  readSmartQuery(typed, vocabularyOf(stock), now, {
    findCity: (name) => findCityCode(stock, name),
    parts: partLexicon(stock),
  });
