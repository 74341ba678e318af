import type { PartCaution } from "#core/part-caution.ts";
import type { PartFacts } from "#core/part-facts.ts";
import type { SharedKind } from "#core/part-sharing.ts";
import type { Stock } from "./stock.ts";

type Known = Pick<Stock, "sharing">;

export const findPartFacts = (stock: Known, partId: number): PartFacts | undefined => stock.sharing.factsOf(partId);

export const partCaution = (stock: Known, partId: number): PartCaution => stock.sharing.cautionOf(partId);

/** What a part has to have in common with another car's: by its facts, else by its name and category. */
export const sharedKindOf = (stock: Known, partId: number): SharedKind =>
  stock.sharing.factsOf(partId)?.shared ?? stock.sharing.guessOf(partId);
