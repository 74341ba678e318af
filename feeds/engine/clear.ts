import { noneOf } from "./checks.ts";
import { type Column, normaliseName } from "./columns.ts";
import type { Erasable } from "./feed.ts";
import { readBy } from "./read-by.ts";
import { spanishNames } from "./spanish-names.ts";

/** The column that empties others: an empty cell alone changes nothing. */
export function clearing(erasable: Erasable): Column<string[]> {
  const ids = Object.keys(erasable);
  const named = new Map(
    ids.flatMap((id) => [id, ...(spanishNames[id] ?? [])].map((name) => [normaliseName(name), id])),
  );
  return {
    doc: `Columns of this line to empty, with | between them: ${ids.join(", ")}.`,
    example: "",
    check: readBy((cell) => {
      const found = cell
        .split(/[|;,\n]/)
        .filter((name) => name.trim() !== "")
        .map((name) => named.get(normaliseName(name)));
      return found.includes(undefined) ? null : (found as string[]);
    }, noneOf(ids)),
  };
}

/** What a line says, and nothing where it empties; what it both says and empties, it says. */
export function withCleared<V extends object>(
  values: V,
  clear: readonly string[] | undefined,
  erasable: Readonly<Record<string, NoInfer<Partial<V>>>>,
): V {
  const emptied: Partial<V> = Object.assign({}, ...(clear ?? []).map((id) => erasable[id]));
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<V>;
  return { ...values, ...emptied, ...said };
}
