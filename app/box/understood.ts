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
  // A gearbox's sign is said of an engine, and names none.
  const known = facets
    .filter((facet) => reading.said[facet] !== undefined && (facet !== "engine" || reading.engine !== ""))
    .map((facet) => ({
      kind: facet,
      text: textOf(facet, { stock, reading, search, now, edition }),
      without: writeQuestion(reading, facet),
    }));
  const told = (kind: "without" | "unknown", words: readonly string[]) =>
    [...new Set(words)].map((word) => ({
      kind,
      text: kind === "without" ? thingDenied(word) : word,
      without: writeQuestion(reading, { word }),
    }));
  return [...known, ...leftOf(reading), ...told("without", reading.denied), ...told("unknown", reading.leftover)];
}

/** What was understood and no search goes by: a trim, a gearbox, a cab. */
function leftOf(reading: SmartReading): Understood[] {
  const { said } = reading;
  return reading.beside.map((text) => {
    const cut = (words: string | undefined) => words?.replace(text, "").trim() || undefined;
    const less = { ...said, car: cut(said.car), engine: cut(said.engine), body: cut(said.body) };
    const kept = Object.fromEntries(Object.entries(less).filter(([, words]) => words !== undefined));
    return { kind: "left" as const, text, without: writeQuestion({ ...reading, said: kept }) };
  });
}

const small =
  /^(?:pero|but|aunque|que|that|which|and|y|no|not|non|sin|without|w\/o|except|excepto|salvo|menos|anything|everything|all|todo|todos|cualquier|is|are|isn'?t|aren'?t|ain'?t|wasn'?t|do|don'?t|doesn'?t|won'?t|can'?t|quiero|queremos|quisiera|want|need|ocupo|necesito|es|son|sean?|esten?|traigan?|tengan?|lleven?|vengan?|tienen?|traen?|llevan?|have|has|already|got|ya|tengo|el|la|l[oa]s?|un|una|the|an?|any|one|it|del?|con|with)$/;

/** "que no sea led" is without LED, "la de xenon no" without xenon. */
function thingDenied(phrase: string): string {
  const words = phrase.split(" ");
  while (small.test(words[0] ?? "") && words.length > 1) words.shift();
  while (small.test(words.at(-1) ?? "") && words.length > 1) words.pop();
  return words.join(" ");
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
