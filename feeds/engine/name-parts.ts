import { listPartNames } from "#data/queries/feeds-cars.ts";
import type { Executor } from "#data/schema.ts";
import type { RowChange } from "./report.ts";

/** Gives prices the names of their parts; also of parts that this file brings, and a preview takes back. */
export async function nameParts(db: Executor, details: readonly RowChange[]): Promise<void> {
  const idOf = ({ before, after }: RowChange) => Number((after ?? before)?.part_id);
  const ids = new Set(details.map(idOf).filter((id) => id > 0));
  if (ids.size === 0) return;
  const parts = new Map((await listPartNames(db, [...ids])).map((part) => [part.id, part]));
  for (const one of details) {
    const part = parts.get(idOf(one));
    if (part) one.part = { es: part.name_es, en: part.name_en, number: part.item_number };
  }
}
