import { partCategories, partCategoryIds } from "#core/part.ts";
import { noneOf } from "#feeds/engine/checks.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import { type Check, readBy } from "#feeds/engine/read-by.ts";

const byName = new Map(
  partCategoryIds.flatMap((id) =>
    [id, partCategories[id].es, partCategories[id].en].map((name) => [normaliseName(name), id] as const),
  ),
);

/** A category of parts by its own word or by its name in either language; only these are read in both. */
export const findCategory = (text: string): string | null => byName.get(normaliseName(text)) ?? null;

export const categoryWords = partCategoryIds.join(", ");

export const category: Check<string> = readBy(findCategory, noneOf(partCategoryIds));
