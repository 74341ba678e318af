import { once } from "#core/once.ts";
import { partTypeOf } from "#core/part.ts";
import { bodyHasPart } from "#core/part-bodies.ts";
import { tellsTools } from "#core/part-facts.ts";
import { carsWithPart, rarePartOf } from "#core/part-on-car.ts";
import { kindsFor, listFamilies, type PartFamily } from "./part-families.ts";
import type { SharingBook } from "./sharing.ts";
import type { PriceBook, Stock } from "./stock.ts";

/** Fewer cars are gone before anybody comes who was told of them. */
export const fewestCars = 5;

const fullIn = once((_: PriceBook) => once((_of: SharingBook) => new Map<string, readonly PartFamily[]>()));

/** How it is pulled was written down, and anybody may. */
function hasNote(sharing: SharingBook, partId: number): boolean {
  const facts = sharing.factsOf(partId);
  return facts !== undefined && tellsTools(facts);
}

/** The parts that have something of their own to say on a page of a body: a price for it, tools, what to look at. Once for each version of the prices. */
export function fullFamilies({ prices, sharing }: Stock, body: string): readonly PartFamily[] {
  const kept = fullIn(prices)(sharing);
  let families = kept.get(body);
  if (!families) {
    const own = [...prices.own.values()];
    const isPriced = (id: number) => prices.chain.has(id) || own.some((book) => book.has(id));
    families = listFamilies(prices).filter(
      (family) =>
        bodyHasPart(family.name.en, body) &&
        kindsFor(family, partTypeOf(body)).some(({ part }) => hasNote(sharing, part.id) && isPriced(part.id)),
    );
    kept.set(body, families);
  }
  return families;
}

export type PartPage = { readonly family: PartFamily; readonly modelId: number };

/** Whether a car of the model may have the part, as far as the model's name tells. */
export function modelMayHave({ catalog }: Pick<Stock, "catalog">, { family, modelId }: PartPage): boolean {
  const model = catalog.findModel(modelId);
  const name = model && `${catalog.make(model.makeId).name} ${model.name}`;
  return !(name && carsWithPart(rarePartOf(family.name), name)?.none);
}

/** Whether the answer to a part for a model has enough to say that other answers lead people to it. */
export function isFullAnswer(stock: Stock, { family, modelId }: PartPage): boolean {
  if (!modelMayHave(stock, { family, modelId })) return false;
  const body = stock.catalog.findModel(modelId)?.body ?? "";
  return (stock.present.modelCounts.get(modelId) ?? 0) >= fewestCars && fullFamilies(stock, body).includes(family);
}
