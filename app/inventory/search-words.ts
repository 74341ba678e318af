import type { Edition } from "#core/edition.ts";
import type { YearList } from "#core/years.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./copy.ts";
import { countText } from "./count-text.ts";
import type { InventorySearch } from "./search.ts";

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
  if (models.length === 0) return make ?? words.anyMake;
  const names = models.map((model) => (make ? model.name : `${catalog.make(model.makeId).name} ${model.name}`));
  const shown = names.slice(0, 3);
  const rest = names.length - shown.length;
  const joined =
    rest > 0
      ? shown.join(", ") + words.andMore(countText(rest, edition))
      : [shown.slice(0, -1).join(", "), shown.at(-1)].filter(Boolean).join(words.and);
  return make ? `${make} ${joined}` : joined;
}

/** "Toyota Camry 2005–2012": the name of a search. */
export const searchName = (stock: Stock, search: InventorySearch, now: Date, edition: Edition): string =>
  [carsInWords(stock, search, edition), yearsInWords(search.years, now, edition)].filter(Boolean).join(" ");

/** With the place: "Toyota Camry 2005–2012 cerca del 91911". */
export function searchTitle(stock: Stock, search: InventorySearch, now: Date, edition: Edition): string {
  const name = searchName(stock, search, now, edition);
  return search.place.code ? copy[edition].near(name, search.place.name) : name;
}
