import type { YardColumns } from "./columns.ts";

/** Stores as they were and are no more, and as they are and were not. */
export type Change = { readonly gone: readonly YardColumns[]; readonly come: readonly YardColumns[] };

/** Of thousands all but a few stand where they stood. */
export function changeOf(before: readonly YardColumns[], now: readonly YardColumns[]): Change {
  const were = before.filter((columns, at) => columns !== now[at]);
  const are = now.filter((columns, at) => columns !== before[at]);
  const [old, fresh] = [new Set(were), new Set(are)];
  return { gone: were.filter((columns) => !fresh.has(columns)), come: are.filter((columns) => !old.has(columns)) };
}
