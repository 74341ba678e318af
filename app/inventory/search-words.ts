import { colorName } from "#core/color.ts";
import { countText } from "#core/count-text.ts";
import type { Edition } from "#core/edition.ts";
import { hitText } from "#core/hit-side.ts";
import { engineInWords } from "#core/smart-query-engine.ts";
import { bodyName } from "#core/vehicle.ts";
import type { YearList } from "#core/years.ts";
import { noPlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./copy.ts";
import { emptySearch, type InventorySearch, searchKey } from "./search.ts";

/** "2005–2012", "1971–1974, 1977", "2005 y más nuevos". */
export function yearsInWords(years: YearList, now: Date, edition: Edition): string {
  const words = copy[edition];
  return years
    .map(([from, to]) => {
      if (from === to) return String(from);
      if (to > now.getUTCFullYear()) return words.yearsFrom(from);
      return from <= 1900 ? words.yearsTo(to) : words.yearRange(from, to);
    })
    .join(", ");
}

/** "Toyota Camry", "Geo Tracker y Suzuki Tracker", "Toyota", "Todos los carros". */
export function carsInWords(stock: Stock, search: InventorySearch, edition: Edition): string {
  const words = copy[edition];
  const { catalog } = stock;
  const make = catalog.findMake(search.makeId)?.name;
  const models = search.modelIds.flatMap((id) => catalog.findModel(id) ?? []);
  if (models.length === 0) {
    if (search.makeId !== 0 && !make) return words.unknownMake;
    if (search.modelIds.length > 0) return make ? `${make}, ${words.unknownModel.toLowerCase()}` : words.unknownModel;
    return make ?? words.anyMake;
  }
  const names = models.map((model) => (make ? model.name : `${catalog.make(model.makeId).name} ${model.name}`));
  const shown = names.slice(0, 3);
  const rest = names.length - shown.length;
  const joined =
    rest > 0
      ? shown.join(", ") + words.andMore(countText(rest))
      : [shown.slice(0, -1).join(", "), shown.at(-1)].filter(Boolean).join(words.and);
  return make ? `${make} ${joined}` : joined;
}

/** Nothing is asked for but a place, or not even that. */
const isOpen = (search: InventorySearch): boolean =>
  searchKey({ ...search, place: noPlace, distance: emptySearch.distance }) === searchKey(emptySearch);

/** What narrows a search beyond model and years: "azul o rojo", "llegados desde ayer", "en Sacramento". */
function narrowingInWords(stock: Stock, search: InventorySearch, edition: Edition): string {
  const words = copy[edition];
  const { colors, hits, since, storeIds, vin, engine } = search;
  const [store] = storeIds.flatMap((id) => stock.chain.storeById.get(id) ?? []);
  return [
    colors.length > 0 && `, ${colors.map((color) => colorName(color, edition).toLowerCase()).join(words.or)}`,
    hits.length > 0 && `, ${hits.map((side) => hitText(side, edition).toLowerCase()).join(words.or)}`,
    engine && `, ${words.withEngine(engineInWords(engine, edition))}`,
    vin && `, VIN ${vin}`,
    since !== null && ` ${words.arrived(since)}`,
    store && ` ${storeIds.length === 1 ? words.atStore(store.listText) : words.atStores(storeIds.length)}`,
  ]
    .filter(Boolean)
    .join("");
}

/** "Toyota Camry 2005–2012", "Carros llegados desde ayer en Sacramento": the name of a search. */
export function searchName(stock: Stock, search: InventorySearch, now: Date, edition: Edition): string {
  const words = copy[edition];
  if (isOpen(search)) return words.anyMake;
  const bodies = search.bodies.map((body) => bodyName(body, edition)).join(words.and);
  const anyModel = search.makeId === 0 && search.modelIds.length === 0;
  const cars = anyModel ? bodies || words.cars : carsInWords(stock, search, edition);
  const name = [cars, yearsInWords(search.years, now, edition)].filter(Boolean).join(" ");
  return name + (anyModel || !bodies ? "" : `, ${bodies}`) + narrowingInWords(stock, search, edition);
}

/** With the place: "Toyota Camry 2005–2012 cerca del 91911". */
export function searchTitle(stock: Stock, search: InventorySearch, now: Date, edition: Edition): string {
  const { near, cars } = copy[edition];
  const { code, name } = search.place;
  return code
    ? near(isOpen(search) ? cars : searchName(stock, search, now, edition), name)
    : searchName(stock, search, now, edition);
}

/** What stands above the results: the place is said there beside it, unless it is all that was asked for. */
export const searchHeading = (stock: Stock, search: InventorySearch, now: Date, edition: Edition): string =>
  (isOpen(search) ? searchTitle : searchName)(stock, search, now, edition);
