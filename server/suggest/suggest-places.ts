import { leadAddress } from "#app/box/lead-address.ts";
import { findRowOf, whereTo } from "#app/box/where-to.ts";
import { writeSearch } from "#app/inventory/search.ts";
import { carsInWords } from "#app/inventory/search-words.ts";
import { distanceWords } from "#app/stores/place-words.ts";
import { countText } from "#core/count-text.ts";
import { pageRow } from "#site/pages.ts";
import { resolvePlace } from "#stock/places.ts";
import { listYardsBeginning } from "#stock/store-names.ts";
import { listNearestStores } from "#stock/stores.ts";
import type { Suggestion } from "#stock/suggestions.ts";
import { countVehicles } from "#stock/vehicles.ts";
import { suggestCopy } from "./suggest-copy.ts";
import { isOtherQuestion, type TypedLine } from "./typed-line.ts";

const mostYards = 2;

/** The last words that may begin a name: "los ang", "ang". */
const endings = ({ words }: TypedLine) =>
  [3, 2, 1].flatMap((count) => (count <= words.length ? words.slice(-count).join(" ") : []));

/** Yards whose name begins so, else those near the place that was named. */
export function suggestYards(asked: TypedLine): Suggestion[] {
  const { stock, edition, search, tail, whole } = asked;
  const words = suggestCopy[edition];
  const begun = tail.length < 3 ? [] : endings(asked).filter((ending) => ending.length > 2);
  const named = [...new Set(begun.flatMap((ending) => listYardsBeginning(stock, ending, mostYards)))];
  const near =
    named.length > 0 || whole.zip === "" || !search.place.place
      ? []
      : listNearestStores(stock, search.place.place, mostYards, "inventory");
  const found = named.length > 0 ? named.map((store) => ({ store, miles: null })) : near;
  return found.slice(0, mostYards).map(({ store, miles }) => ({
    kind: "yard",
    text: store.name,
    note: words.cars(countText(countVehicles(stock, store.id))),
    count: miles === null ? "" : distanceWords(miles, search.place.place?.country ?? store.country, edition),
    url: leadAddress({ kind: "yard", store }, "", asked),
  }));
}

/** The row that was named beside its yard. */
export function suggestRow(asked: TypedLine): Suggestion[] {
  const { stock, edition, whole, search } = asked;
  const found = findRowOf(stock, whole, search);
  if (found?.row === undefined) return [];
  const { store, row } = found;
  return [
    {
      kind: "yard",
      text: suggestCopy[edition].row(row, store.name),
      note: "",
      count: "",
      url: leadAddress({ kind: "row", store, row }, "", asked),
    },
  ];
}

/** Near whoever asks: the page of the yards knows where that is. */
export const suggestHere = ({ whole, edition, href }: TypedLine): Suggestion[] =>
  whole.here && whole.makeId === null && whole.part === ""
    ? [{ kind: "page", text: pageRow("locations").label[edition], note: "", count: "", url: href("locations") }]
    : [];

/** The whole question once for each city of the name. */
const suggestNamesakes = (asked: TypedLine): Suggestion[] =>
  asked.cities.map(({ question }) => ({
    kind: "place",
    text: question,
    note: "",
    count: "",
    url: leadAddress(whereTo(asked.stock, question, asked.now), question, asked),
  }));

/** Cities whose name begins with the last words, the larger first; a car that was named goes along. */
export function suggestPlaces(asked: TypedLine, most: number): Suggestion[] {
  const { stock, edition, search, href, whole, head } = asked;
  const words = suggestCopy[edition];
  if (asked.cities.length > 0) return suggestNamesakes(asked);
  if (isOtherQuestion(asked)) return [];
  if (whole.zip !== "" || whole.part !== "" || whole.modelIds.length > head.modelIds.length) return [];
  const cities = endings(asked)
    .filter((text) => text.length > 2 && !/\d/.test(text))
    .values()
    .map((text) => stock.postal.cities(text))
    .find((found) => found.length > 0);
  const isCar = head.makeId !== null || head.modelIds.length > 0;
  return [...(cities ?? [])]
    .sort((a, b) => b.codes - a.codes)
    .slice(0, most)
    .map(({ city, state, code }) => {
      const name = `${city}, ${state}`;
      const near = { ...search, place: resolvePlace(stock, code) };
      return {
        kind: "place",
        text: isCar ? words.carNear(carsInWords(stock, search, edition), name) : words.near(name),
        note: "",
        count: "",
        url: isCar
          ? href("inventoryResults", {}, { query: writeSearch(near) })
          : leadAddress({ kind: "yards", code }, "", asked),
      };
    });
}
