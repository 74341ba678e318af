import type { PartFacts } from "#core/part-facts.ts";
import { type SharedKind, sharedByCategory } from "#core/part-sharing.ts";
import type { Stock } from "./stock.ts";

export const findPartFacts = (stock: Pick<Stock, "sharing">, partId: number): PartFacts | undefined =>
  stock.sharing.factsOf(partId);

/** What a part has to have in common with another car's: by its facts, else by its category. */
export const sharedKindOf = (stock: Pick<Stock, "sharing">, partId: number): SharedKind =>
  stock.sharing.factsOf(partId)?.shared ?? sharedByCategory(stock.sharing.categoryOf(partId));
