import type { Executor } from "#data/schema.ts";

/** Takes the reference catalogue out, for tests that have makes, models and parts of their own. */
export async function emptyCatalog(db: Executor): Promise<void> {
  for (const table of ["model_aliases", "models", "make_aliases", "makes", "part_synonyms", "parts"] as const)
    await db.deleteFrom(table).execute();
}
