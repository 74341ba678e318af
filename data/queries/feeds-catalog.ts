import type { Executor, MakeAliasRow, MakeRow, ModelAliasRow, ModelRow } from "../schema.ts";

export type CatalogRows = {
  makes: MakeRow[];
  makeAliases: MakeAliasRow[];
  models: ModelRow[];
  modelAliases: ModelAliasRow[];
};

export async function readCatalog(db: Executor): Promise<CatalogRows> {
  return {
    makes: await db.selectFrom("makes").selectAll().execute(),
    makeAliases: await db.selectFrom("make_aliases").selectAll().execute(),
    models: await db.selectFrom("models").selectAll().execute(),
    modelAliases: await db.selectFrom("model_aliases").selectAll().execute(),
  };
}
