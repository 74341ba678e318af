import { splitKind } from "#core/part-kinds.ts";
import { wordsOf } from "#core/text.ts";
import type { Catalog } from "../catalog.ts";
import type { PriceBook } from "../stock.ts";

const plain = (name: string) => wordsOf(name).join("");

export type ModelByName = (make: string, model: string) => number | undefined;
export type PartsByName = (text: string) => readonly number[] | undefined;

/** Models by their names and other names, however they are spaced and accented. */
export function nameModels(catalog: Catalog): ModelByName {
  const makes = new Map(catalog.makes.map(({ id, name }) => [plain(name), id]));
  for (const [alias, id] of catalog.makeAliases) if (!makes.has(plain(alias))) makes.set(plain(alias), id);
  const models = new Map<string, number>();
  for (const make of catalog.makes)
    for (const { id, name } of catalog.modelsOf(make.id)) models.set(`${make.id} ${plain(name)}`, id);
  for (const { makeId, alias, modelId } of catalog.modelAliases) {
    const key = `${makeId} ${plain(alias)}`;
    if (!models.has(key)) models.set(key, modelId);
  }
  return (make, model) => models.get(`${makes.get(plain(make))} ${plain(model)}`);
}

/** Parts by item number, and by name without the kind in either language. */
export function nameParts(prices: PriceBook): PartsByName {
  const named = new Map<string, number[]>();
  const add = (name: string, id: number) => {
    const ids = named.get(name);
    if (!ids) named.set(name, [id]);
    else if (ids.at(-1) !== id) ids.push(id);
  };
  const numbers = new Map(prices.parts.map(({ itemNumber, id }) => [itemNumber, id]));
  for (const { id, name } of prices.parts)
    for (const edition of ["en", "es"] as const) add(plain(splitKind(name[edition], edition).base), id);
  return (text) => {
    const id = numbers.get(text);
    return id === undefined ? named.get(plain(text)) : [id];
  };
}
