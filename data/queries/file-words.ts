import type { Database } from "../database.ts";
import type { FileWordRow, WordKind } from "../schema.ts";

/** What words mean, by kind and plain form. */
export type SaidWords = Readonly<Partial<Record<WordKind, Readonly<Record<string, string>>>>>;

/** What words mean in a store's files of a feed; what the chain said holds where the store says nothing. */
export async function listFileWords(db: Database, feed: string, storeId: number | null): Promise<SaidWords> {
  const rows = await db.main
    .selectFrom("file_words")
    .selectAll()
    .where("feed", "=", feed)
    .where("store_id", "in", [0, storeId ?? 0])
    .orderBy("store_id")
    .execute();
  const said: Partial<Record<WordKind, Record<string, string>>> = {};
  for (const { kind, word, meaning } of rows) said[kind] = { ...said[kind], [word]: meaning };
  return said;
}

/** What was said for the files of some stores, or of all and of the chain. */
export function listSaidWords(db: Database, stores: readonly number[] | "all", limit: number): Promise<FileWordRow[]> {
  const all = db.main.selectFrom("file_words").selectAll();
  return (stores === "all" ? all : all.where("store_id", "in", [-1, ...stores]))
    .orderBy("store_id")
    .orderBy("feed")
    .orderBy("kind")
    .orderBy("word")
    .limit(limit)
    .execute();
}
