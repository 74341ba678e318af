import type { KeyedTable } from "../keys.ts";
import type { Schema } from "../schema.ts";

/** One row's way: before null = new, after null = deleted. */
export type Change<T extends KeyedTable = KeyedTable> = {
  [K in T]: { table: K; before: Schema[K] | null; after: Schema[K] | null };
}[T];
