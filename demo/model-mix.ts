import { type CatalogModel, models } from "./catalog.ts";
import { type Zone, zoneIds, zoneOf } from "./data/zones.ts";
import { makeWeighted, type Random } from "./random.ts";

/** How many of a model year stand in yards: mostly 1995 to 2015, a tail of old ones, few that are nearly new. */
function yearWeight(year: number): number {
  if (year < 1981) return 0.02;
  if (year < 1990) return 0.02 + (year - 1981) * 0.004;
  if (year < 1998) return 0.1 + (year - 1990) * 0.1;
  if (year <= 2008) return 1;
  if (year <= 2015) return 1 - (year - 2008) * 0.1;
  return Math.max(0.02, 0.22 - (year - 2015) * 0.04);
}

type ModelYear = { model: CatalogModel; year: number; weight: number };

function listModelYears(): ModelYear[] {
  return models.flatMap((model) =>
    model.years.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => ({
        model,
        year: from + i,
        // A model sold for long is not rarer in any one of its years.
        weight: model.weight * yearWeight(from + i),
      })),
    ),
  );
}

const modelYears = listModelYears();
const weighted = makeWeighted(modelYears.map(({ weight }) => weight));

export const pickModelYear = (random: Random): ModelYear => modelYears[weighted(random)] as ModelYear;

/** The share of cars that a zone of the yard must hold. */
export function zoneShares(): Record<Zone, number> {
  const shares = Object.fromEntries(zoneIds.map((zone) => [zone, 0])) as Record<Zone, number>;
  let total = 0;
  for (const { model, weight } of modelYears) {
    shares[zoneOf(model)] += weight;
    total += weight;
  }
  for (const zone of zoneIds) shares[zone] /= total;
  return shares;
}

/** Of all cars in the yards, the share that is of each model year. */
export function expectedShares(): { model: CatalogModel; year: number; share: number }[] {
  const total = modelYears.reduce((sum, { weight }) => sum + weight, 0);
  return modelYears.map(({ model, year, weight }) => ({ model, year, share: weight / total }));
}
