import { type PartType, partTypeOf } from "#core/part.ts";
import { kindsFor, listFamilies, type PartFamily } from "./part-families.ts";
import type { SharingBook } from "./sharing.ts";
import type { PriceBook, Stock } from "./stock.ts";

/** Fewer cars are gone before a search engine comes again. */
const fewestCars = 5;

const types = ["CAR", "PU/VAN"] as const;
const known = new WeakMap<PriceBook, { sharing: SharingBook; made: Record<PartType, PartFamily[]> }>();

/** The parts that have something of their own to say on a page: a price for such a body, tools, what to look at. Once for each version of the prices. */
function fullFamilies({ prices, sharing }: Stock): Record<PartType, PartFamily[]> {
  const before = known.get(prices);
  if (before?.sharing === sharing) return before.made;
  const own = [...prices.own.values()];
  const isPriced = (id: number) => prices.chain.has(id) || own.some((book) => book.has(id));
  const of = (type: PartType) =>
    listFamilies(prices).filter((family) =>
      kindsFor(family, type).some(({ part }) => sharing.factsOf(part.id) && isPriced(part.id)),
    );
  const made = { CAR: of("CAR"), "PU/VAN": of("PU/VAN") };
  known.set(prices, { sharing, made });
  return made;
}

export type PartPage = { readonly family: PartFamily; readonly modelId: number };

/** The pages of a part for a model that are worth finding: many, so they are taken by their place in the list. */
export function partPagesOf(stock: Stock): { count: number; slice(from: number, to: number): Generator<PartPage> } {
  const families = fullFamilies(stock);
  const models: Record<PartType, number[]> = { CAR: [], "PU/VAN": [] };
  for (const [id, count] of stock.present.modelCounts) {
    const model = stock.catalog.findModel(id);
    if (model && count >= fewestCars) models[partTypeOf(model.body)].push(id);
  }
  const sizes = types.map((type) => models[type].length * families[type].length);
  const count = sizes.reduce((sum, size) => sum + size, 0);
  function* slice(from: number, to: number): Generator<PartPage> {
    let begin = 0;
    for (const [at, type] of types.entries()) {
      const size = sizes[at] as number;
      const each = families[type];
      for (let place = Math.max(0, from - begin); place < Math.min(size, to - begin); place++)
        yield {
          family: each[place % each.length] as PartFamily,
          modelId: models[type][Math.floor(place / each.length)] as number,
        };
      begin += size;
    }
  }
  return { count, slice };
}

/** Whether a part for a model is one of them. */
export function hasPartPage(stock: Stock, family: PartFamily, modelId: number): boolean {
  const type = partTypeOf(stock.catalog.findModel(modelId)?.body ?? "");
  return (stock.present.modelCounts.get(modelId) ?? 0) >= fewestCars && fullFamilies(stock)[type].includes(family);
}
