import type { InventorySearch } from "#app/inventory/search.ts";
import { carsInWords, yearsInWords } from "#app/inventory/search-words.ts";
import { colorName } from "#core/color.ts";
import { countText } from "#core/count-text.ts";
import { isUnlimited } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { engineInWords } from "#core/smart-query-engine.ts";
import { type Facet, facets, writeQuestion } from "#core/smart-query-said.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { bodyName } from "#core/vehicle.ts";
import { partName } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import type { Understood } from "#stock/suggestions.ts";
import { listNamesakes } from "./namesakes.ts";
import { understoodCopy } from "./understood-copy.ts";

/** What was understood of a question, and what was not: each with the same question without it. */
export function listUnderstood(
  stock: Stock,
  reading: SmartReading,
  search: InventorySearch,
  now: Date,
  edition: Edition,
): Understood[] {
  const known = facets
    .filter((facet) => reading.said[facet] !== undefined)
    .map((facet) => ({
      kind: facet,
      text: textOf(facet, { stock, reading, search, now, edition }),
      without: writeQuestion(reading, facet),
    }));
  const unknown = [...new Set([...reading.denied, ...reading.leftover])].map((word) => ({
    kind: "unknown" as const,
    text: word,
    without: writeQuestion(reading, { word }),
  }));
  return [...known, ...unknown];
}

type FacetContext = { stock: Stock; reading: SmartReading; search: InventorySearch; now: Date; edition: Edition };

function textOf(facet: Facet, { stock, reading, search, now, edition }: FacetContext): string {
  const words = understoodCopy[edition];
  switch (facet) {
    case "vin":
      return reading.vin?.vin ?? reading.vinPattern;
    case "stock":
      return reading.stockNumber;
    case "part":
      return partName(stock.prices, reading.part, edition);
    case "car":
      return carsInWords(stock, search, edition);
    case "years":
      return yearsInWords(reading.years, now, edition);
    case "engine":
      return engineInWords(reading.engine, edition);
    case "color":
      return reading.colors.map((color) => colorName(color, edition)).join(", ");
    case "body":
      return reading.bodies.map((body) => bodyName(body, edition)).join(", ");
    case "row":
      return reading.row;
    case "hours":
      return words.hours;
    case "distance":
      return isUnlimited(search.distance) ? words.anyDistance : words.miles(countText(search.distance));
    case "place":
      if (reading.here) return words.here;
      return listNamesakes(stock, reading, search.place).length > 0
        ? (search.place.place?.city ?? "")
        : search.place.name;
  }
}
