import { partTypeOf } from "#core/part.ts";
import { bodyHasPart } from "#core/part-bodies.ts";
import { tellsTools } from "#core/part-facts.ts";
import { kindsFor, listFamilies, type PartFamily } from "./part-families.ts";
import type { SharingBook } from "./sharing.ts";
import type { PriceBook, Stock } from "./stock.ts";

/** Fewer cars are gone before a search engine comes again. */
const fewestCars = 5;

type Known = { sharing: SharingBook; made: Map<string, readonly PartFamily[]> };
const known = new WeakMap<PriceBook, Known>();

/** How it is pulled was written down, and anybody may. */
function hasNote(sharing: SharingBook, partId: number): boolean {
  const facts = sharing.factsOf(partId);
  return facts !== undefined && tellsTools(facts);
}

/** The parts that have something of their own to say on a page of a body: a price for it, tools, what to look at. Once for each version of the prices. */
function fullFamilies({ prices, sharing }: Stock, body: string): readonly PartFamily[] {
  const before = known.get(prices);
  const kept = before?.sharing === sharing ? before : { sharing, made: new Map<string, readonly PartFamily[]>() };
  known.set(prices, kept);
  let families = kept.made.get(body);
  if (!families) {
    const own = [...prices.own.values()];
    const isPriced = (id: number) => prices.chain.has(id) || own.some((book) => book.has(id));
    families = listFamilies(prices).filter(
      (family) =>
        bodyHasPart(family.name.en, body) &&
        kindsFor(family, partTypeOf(body)).some(({ part }) => hasNote(sharing, part.id) && isPriced(part.id)),
    );
    kept.made.set(body, families);
  }
  return families;
}

export type PartPage = { readonly family: PartFamily; readonly modelId: number };

/** The pages of a part for a model that are worth finding: many, so they are taken by their place in the list. */
export function partPagesOf(stock: Stock): { count: number; slice(from: number, to: number): Generator<PartPage> } {
  const modelsOf = new Map<string, number[]>();
  for (const [id, count] of stock.present.modelCounts) {
    const model = stock.catalog.findModel(id);
    if (!model || count < fewestCars) continue;
    const models = modelsOf.get(model.body) ?? [];
    modelsOf.set(model.body, models);
    models.push(id);
  }
  const groups = [...modelsOf].map(([body, models]) => ({ models, families: fullFamilies(stock, body) }));
  const count = groups.reduce((sum, { models, families }) => sum + models.length * families.length, 0);
  function* slice(from: number, to: number): Generator<PartPage> {
    let begin = 0;
    for (const { models, families } of groups) {
      const size = models.length * families.length;
      for (let place = Math.max(0, from - begin); place < Math.min(size, to - begin); place++)
        yield {
          family: families[place % families.length] as PartFamily,
          modelId: models[Math.floor(place / families.length)] as number,
        };
      begin += size;
    }
  }
  return { count, slice };
}

/** Whether a part for a model is one of them. */
export function hasPartPage(stock: Stock, family: PartFamily, modelId: number): boolean {
  const body = stock.catalog.findModel(modelId)?.body ?? "";
  return (stock.present.modelCounts.get(modelId) ?? 0) >= fewestCars && fullFamilies(stock, body).includes(family);
}
