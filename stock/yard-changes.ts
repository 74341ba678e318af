import type { YardColumns } from "./columns.ts";

/** Stores as they were and are no more, and as they are and were not. */
export type Change = { readonly gone: readonly YardColumns[]; readonly come: readonly YardColumns[] };

export function changeOf(before: readonly YardColumns[], now: readonly YardColumns[]): Change {
  const [were, are] = [new Set(before), new Set(now)];
  return { gone: before.filter((columns) => !are.has(columns)), come: now.filter((columns) => !were.has(columns)) };
}
