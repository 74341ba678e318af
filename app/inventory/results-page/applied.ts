import { copy as searchCopy } from "#app/inventory/copy.ts";
import { emptySearch, type InventorySearch, withChanges } from "#app/inventory/search.ts";
import { yearsInWords } from "#app/inventory/search-words.ts";
import { shortRadius } from "#app/stores/radius-words.ts";
import { colorName } from "#core/color.ts";
import { isUnlimited } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { hitText } from "#core/hit-side.ts";
import { engineInWords } from "#core/smart-query-engine.ts";
import { bodyName } from "#core/vehicle.ts";
import { noPlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./copy.ts";
import { filtersCopy } from "./filters-copy.ts";

/** A part of the search that can be taken away, and the search without it. */
export type Applied = { name: string; without: InventorySearch };

export function listApplied(stock: Stock, search: InventorySearch, now: Date, edition: Edition): Applied[] {
  const words = copy[edition];
  const applied: Applied[] = [];
  const add = (name: string, changes: Partial<InventorySearch>) =>
    applied.push({ name, without: withChanges(search, changes) });
  const make = stock.catalog.findMake(search.makeId);
  const { unknownMake, unknownModel, unknownStore } = searchCopy[edition];
  if (search.makeId !== 0) add(make?.name ?? unknownMake, { makeId: 0, modelIds: [] });
  for (const id of search.modelIds) {
    const model = stock.catalog.findModel(id);
    const name = model && (make ? model.name : `${stock.catalog.make(model.makeId).name} ${model.name}`);
    add(name ?? unknownModel, { modelIds: search.modelIds.filter((other) => other !== id) });
  }
  if (search.years.length > 0) add(yearsInWords(search.years, now, edition), { years: [] });
  if (search.place.code) {
    const { name, place } = search.place;
    const far = isUnlimited(search.distance);
    add(far ? words.anyFromZip(name) : words.fromZip(shortRadius(search.distance, place), name), {
      place: noPlace,
      distance: emptySearch.distance,
    });
  }
  if (search.since !== null) add(filtersCopy[edition].sinceDays(search.since), { since: null });
  for (const color of search.colors)
    add(colorName(color, edition), { colors: search.colors.filter((other) => other !== color) });
  for (const body of search.bodies)
    add(bodyName(body, edition), { bodies: search.bodies.filter((other) => other !== body) });
  for (const side of search.hits) add(hitText(side, edition), { hits: search.hits.filter((other) => other !== side) });
  for (const id of search.storeIds) {
    const name = stock.chain.storeById.get(id)?.listText ?? unknownStore;
    add(name, { storeIds: search.storeIds.filter((other) => other !== id) });
  }
  if (search.vin) add(words.vinChip(search.vin), { vin: "" });
  if (search.engine) add(words.engineChip(engineInWords(search.engine, edition)), { engine: "" });
  return applied;
}
