import { once } from "#core/once.ts";
import { modelMayHave } from "./cars-with-part.ts";
import { commonParts } from "./common-parts.ts";
import { fewestCars, fullFamilies, type PartPage } from "./part-pages.ts";
import type { Stock } from "./stock.ts";

/** However large the chain: with the eight common parts, and both editions, 8,000 addresses. */
export const mostModels = 500;

/** In a large chain one car for every so many yards: then one stands near most of those who look for it. */
const yardsForOneCar = 5;

/** So many cars of a model have to stand in the yards. */
export function fewestOf({ yards }: Pick<Stock, "yards">): number {
  let withCars = 0;
  for (const { present } of yards.values()) if (present.count > 0) withCars++;
  return Math.max(fewestCars, Math.ceil(withCars / yardsForOneCar));
}

/** By how many cars of each stand in the yards: those of which most do, as many as are offered. */
export function chooseModels(counts: ReadonlyMap<number, number>, fewest: number, isGood: (id: number) => boolean) {
  return [...counts]
    .filter(([id, count]) => count >= fewest && isGood(id))
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
    .slice(0, mostModels)
    .map(([id]) => id);
}

const modelsOf = once((stock: Stock): ReadonlySet<number> => {
  // Which years of it share a part is what no other page says.
  const isGood = (id: number) =>
    stock.catalog.findModel(id) !== undefined && stock.sharing.generationsOf(id).length > 0;
  return new Set(chooseModels(stock.present.modelCounts, fewestOf(stock), isGood));
});

/**
 * The answers that search engines are offered, of all that can be asked for: docs/decisions/033. The sitemap lists them, they alone
 * are without `noindex`. People are led to all the others too.
 */
export const listOfferedAnswers = once((stock: Stock): readonly PartPage[] =>
  [...modelsOf(stock)].flatMap((modelId) =>
    commonParts(stock.prices)
      .map((family) => ({ family, modelId }))
      .filter((page) => isOffered(stock, page)),
  ),
);

export function isOffered(stock: Stock, { family, modelId }: PartPage): boolean {
  if (!modelsOf(stock).has(modelId) || !commonParts(stock.prices).includes(family)) return false;
  return (
    modelMayHave(stock, { family, modelId }) && fullFamilies(stock, stock.catalog.model(modelId).body).includes(family)
  );
}
