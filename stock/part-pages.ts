import { once } from "#core/once.ts";
import { type PartType, partTypeOf } from "#core/part.ts";
import { tellsTools } from "#core/part-facts.ts";
import { modelMayHave } from "./cars-with-part.ts";
import { kindsFor, listFamilies, type PartFamily } from "./part-families.ts";
import type { SharingBook } from "./sharing.ts";
import type { PriceBook, Stock } from "./stock.ts";

/** Fewer cars are gone before anybody comes who was told of them. */
export const fewestCars = 5;

const fullIn = once((_: PriceBook) => once((_of: SharingBook) => new Map<PartType, readonly PartFamily[]>()));

/** How it is pulled was written down, and anybody may. */
function hasNote(sharing: SharingBook, partId: number): boolean {
  const facts = sharing.factsOf(partId);
  return facts !== undefined && tellsTools(facts);
}

/** The parts that have something of their own to say on a page of a car, or of a pickup or van: a price for it, tools, what to look at. Once for each version of the prices. */
export function fullFamilies({ prices, sharing }: Stock, body: string): readonly PartFamily[] {
  const type = partTypeOf(body);
  const kept = fullIn(prices)(sharing);
  let families = kept.get(type);
  if (!families) {
    const own = [...prices.own.values()];
    const isPriced = (id: number) => prices.chain.has(id) || own.some((book) => book.has(id));
    families = listFamilies(prices).filter((family) =>
      kindsFor(family, type).some(({ part }) => hasNote(sharing, part.id) && isPriced(part.id)),
    );
    kept.set(type, families);
  }
  return families;
}

export type PartPage = { readonly family: PartFamily; readonly modelId: number };

/** Whether the answer to a part for a model has enough to say that other answers lead people to it. */
export function isFullAnswer(stock: Stock, { family, modelId }: PartPage): boolean {
  const body = stock.catalog.findModel(modelId)?.body ?? "";
  return (
    (stock.present.modelCounts.get(modelId) ?? 0) >= fewestCars &&
    fullFamilies(stock, body).includes(family) &&
    modelMayHave(stock, { family, modelId })
  );
}
