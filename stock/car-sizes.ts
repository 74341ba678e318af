import type { YearList } from "#core/years.ts";
import { readCarSizes } from "#data/reference.ts";
import type { PartKind } from "./part-families.ts";
import type { Stock } from "./stock.ts";

/**
 * The one kind that a car of these years takes, where the kinds differ in size alone and the chain says how large its
 * list takes the car to be in all of them.
 */
export function kindBySize(
  { catalog }: Pick<Stock, "catalog">,
  { modelId, years }: { readonly modelId: number; readonly years: YearList },
  kinds: readonly PartKind[],
): PartKind | undefined {
  if (kinds.length < 2 || kinds.some(({ kind }) => kind.en.some(({ axis }) => axis !== "size"))) return undefined;
  const model = catalog.model(modelId);
  const own = `${catalog.make(model.makeId).name}\n${model.name}`.toLowerCase();
  const lines = readCarSizes().filter(({ make, model: name }) => `${make}\n${name}`.toLowerCase() === own);
  const sizes = new Set<string | undefined>();
  for (const [from, to] of years)
    for (let year = from; year <= to; year++)
      sizes.add(lines.find((line) => line.from <= year && year <= line.to)?.size);
  // Without a year, where it never changed.
  if (years.length === 0) for (const { size } of lines) sizes.add(size);
  const [size] = sizes;
  return sizes.size === 1 ? kinds.find(({ kind }) => kind.en.some(({ short }) => short === size)) : undefined;
}
