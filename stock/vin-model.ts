import { squash } from "#core/text.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import type { Stock } from "./stock.ts";
import { vocabularyOf } from "./vocabulary.ts";

export type VinModel = {
  readonly makeId: number;
  /** False where the maker's code is of several makes: the most common one of them. */
  readonly makeSure: boolean;
  /** 0 where the VIN does not tell, or our catalogue has none such. */
  readonly modelId: number;
};

/** Make and model in our catalogue's numbers; undefined where not even the make is known. */
export function modelOfFacts(stock: Stock, facts: VinFacts): VinModel | undefined {
  const { makeByKey, modelsByKey } = vocabularyOf(stock);
  const makes = facts.make === undefined ? (facts.either.make ?? []) : [facts.make];
  const [makeId] = makes
    .flatMap((make) => makeByKey.get(squash(make)) ?? [])
    .toSorted((a, b) => (stock.present.makeCounts.get(b) ?? 0) - (stock.present.makeCounts.get(a) ?? 0));
  if (makeId === undefined) return undefined;
  const model = facts.model === undefined ? undefined : squash(facts.model);
  const found = model === undefined ? undefined : modelsByKey.get(model)?.find((one) => one.makeId === makeId);
  return { makeId, makeSure: makes.length === 1, modelId: found?.id ?? 0 };
}
