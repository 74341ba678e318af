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

/** Of a heading such as "BODY PARTS": by the whole, else by the one word that is a category. */
export function categoryOfHeading(text: string): string | null {
  const found = new Set(text.split(/[^\p{L}]+/u).flatMap((word) => findCategory(word) ?? []));
  return findCategory(text) ?? (found.size === 1 ? ([...found][0] ?? null) : null);
}

export const categoryWords = partCategoryIds.join(", ");

export const category: Check<string> = readBy(findCategory, noneOf(partCategoryIds));
