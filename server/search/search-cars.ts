import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import { searchName } from "#app/inventory/search-words.ts";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { escapeMarkup } from "#core/escape.ts";
import { readSmartQuery } from "#core/smart-query.ts";
import type { Site } from "#render/render.tsx";
import { defineCopy } from "#site/copy.ts";
import type { SearchHit } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import { countMatches, searchVehicles } from "#stock/vehicles.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";
import { carPicture } from "./search-pictures.ts";

const words = defineCopy({
  es: (y) => ({
    title: (count: string, name: string) => `${count} ${name} en ${y.los}`,
    text: `Vea en qué ${y.one} y en qué fila está cada carro.`,
  }),
  en: (y) => ({
    title: (count: string, name: string) => `${count} ${name} in the ${y.many}`,
    text: `See the ${y.one} and the row of each car.`,
  }),
});

/** When a make or a model was typed, and nothing that is no car: how many stand in the yards, as the first hit. */
export function carsInYards({ addresses, assets }: Site, stock: Stock, text: string, edition: Edition): SearchHit[] {
  const now = new Date();
  const { makeId, modelIds, years, leftover, guesses } = readSmartQuery(text, vocabularyOf(stock), now);
  if ((makeId === null && modelIds.length === 0) || leftover.length > 0 || guesses.length > 0) return [];
  const query = modelIds.length > 0 ? { modelIds, years } : { makeId: makeId ?? 0, years };
  const matches = searchVehicles(stock, query);
  const [first] = matches[0]?.vehicles(0, 1) ?? [];
  if (!first) return [];
  const search = { ...emptySearch, makeId: makeId ?? 0, modelIds, years };
  const { title, text: description } = words[edition];
  return [
    {
      url: addresses.path("inventoryResults", edition, {}, { query: writeSearch(search) }),
      title: title(countText(countMatches(matches)), searchName(stock, search, now, edition)),
      description,
      image: carPicture(first, assets),
      highlight: escapeMarkup(description),
    },
  ];
}
