import { stem } from "#core/search-words.ts";
import { wordsOf } from "#core/text.ts";
import type { Row } from "./group-rows.ts";

const stems = (text: string) => wordsOf(text).map(stem).sort().join(" ");

/** The row that a search is for: the only one that it found, or the one of just that name. */
export function findOneRow(groups: readonly { rows: readonly Row[] }[], q: string): Row | undefined {
  const rows = groups.flatMap((group) => group.rows);
  if (rows.length === 1) return rows[0];
  const named = rows.filter(({ name }) => stems(name) === stems(q));
  return named.length === 1 ? named[0] : undefined;
}
