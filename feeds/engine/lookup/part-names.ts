import { splitKind } from "#core/part-kinds.ts";
import type { PartRow } from "#data/schema.ts";
import { normaliseName } from "#feeds/engine/columns.ts";

/** Whether a text names a part of the price list: its number, or its name in either language without side or size. */
export function createPartNames(parts: readonly PartRow[]): (text: string) => boolean {
  const numbers = new Set(parts.map((part) => part.item_number));
  const names = new Set(
    parts.flatMap(({ name_es, name_en }) => [
      normaliseName(splitKind(name_es, "es").base),
      normaliseName(splitKind(name_en, "en").base),
    ]),
  );
  return (text) => numbers.has(text) || names.has(normaliseName(text));
}
