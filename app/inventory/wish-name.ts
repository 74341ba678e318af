import type { YearList } from "#core/years.ts";
import type { Stock } from "#stock/stock.ts";
import type { InventorySearch } from "./search.ts";

/** "2005–2012", "1971–1974, 1977", "2005–": in signs alone. */
const yearsInSigns = (years: YearList, now: Date): string =>
  years
    .map(([from, to]) =>
      from === to ? String(from) : `${from > 1900 ? from : ""}–${to > now.getUTCFullYear() ? "" : to}`,
    )
    .join(", ");

/**
 * The car that a search wanted, for the figures: "Toyota Camry 2005–2012", the same in both languages and never a word
 * that somebody wrote. Nothing for one that was narrowed further: that none is blue or has a certain VIN is no car to buy.
 */
export function wishName({ catalog }: Stock, search: InventorySearch, now: Date): string {
  const { colors, bodies, hits, since, vin, engine } = search;
  if (colors.length + bodies.length + hits.length > 0 || since !== null || vin !== "" || engine !== "") return "";
  const models = search.modelIds.flatMap((id) => catalog.findModel(id) ?? []);
  const cars = models.map((model) => `${catalog.make(model.makeId).name} ${model.name}`);
  const car = cars.join(" / ") || catalog.findMake(search.makeId)?.name;
  return [car, yearsInSigns(search.years, now)].filter(Boolean).join(" ");
}
