import { writeQuestion } from "#core/smart-query-said.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { fold } from "#core/text.ts";
import { listTownsOfName, type PlaceAsked } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listYardsIn } from "#stock/store-names.ts";

/** "Richmond", of which the chain has one in California and one in Virginia. */
export type Namesake = { readonly name: string; readonly question: string };

/** The cities with yards, or the small towns, that a question may mean, each with the question that means it; none where it is clear. */
export function listNamesakes(stock: Stock, reading: SmartReading, { place }: PlaceAsked): Namesake[] {
  // With its state or its code it is one.
  if (!place?.city || !fold(reading.said.place ?? "").endsWith(fold(place.city))) return [];
  const towns = [...listYardsIn(stock, place.city), ...listTownsOfName(stock, place.city)];
  const states = [...new Set(towns.map(({ state }) => state))];
  if (states.length < 2) return [];
  const rest = writeQuestion(reading, "place");
  return states
    .map((state) => `${place.city}, ${state}`)
    .sort()
    .map((name) => ({ name, question: `${rest} ${name}`.trim() }));
}
