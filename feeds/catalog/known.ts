import { wordsOf } from "#core/text.ts";
import type { CatalogRows } from "#data/queries/feeds-catalog.ts";
import type { MakeRow, ModelRow } from "#data/schema.ts";
import { normaliseName } from "#feeds/engine/columns.ts";

type CatalogEntry = { id: number; name: string };

/** What is called how, by number and by every way to write it. A name goes before a way to write another. */
function createNames<T extends CatalogEntry>() {
  const byId = new Map<number, T>();
  const names = new Map<string, T>();
  const aliases = new Map<string, T>();
  const owners = new Map<string, T>();
  return {
    byId,
    add(key: string, row: T, spoken: string) {
      byId.set(row.id, row);
      names.set(key, row);
      owners.set(spoken, row);
    },
    addAlias(key: string, row: T, spoken: string) {
      aliases.set(key, row);
      if (!owners.has(spoken)) owners.set(spoken, row);
    },
    /** Whose name or way to write it is, word for word. */
    ownerOf: (spoken: string) => owners.get(spoken),
    find: (key: string) => names.get(key) ?? aliases.get(key),
  };
}

/** The makes and models that are there, lines of the file so far included. */
export function createKnown(rows: CatalogRows) {
  const makes = createNames<MakeRow>();
  const models = createNames<ModelRow>();
  const keyOf = (makeId: number, name: string) => `${makeId} ${normaliseName(name)}`;
  const spoken = (text: string, makeId = 0) => `${makeId} ${wordsOf(text).join(" ")}`;
  const addMake = (row: MakeRow) => makes.add(normaliseName(row.name), row, spoken(row.name));
  const addModel = (row: ModelRow) => models.add(keyOf(row.make_id, row.name), row, spoken(row.name, row.make_id));
  rows.makes.forEach(addMake);
  rows.models.forEach(addModel);
  const addMakeAlias = (alias: string, id: number) => {
    const make = makes.byId.get(id);
    if (make) makes.addAlias(normaliseName(alias), make, spoken(alias));
  };
  const addModelAlias = (alias: string, id: number) => {
    const model = models.byId.get(id);
    if (model) models.addAlias(keyOf(model.make_id, alias), model, spoken(alias, model.make_id));
  };
  for (const { alias, make_id } of rows.makeAliases) addMakeAlias(alias, make_id);
  for (const { alias, model_id } of rows.modelAliases) addModelAlias(alias, model_id);
  return {
    findMake: (name: string) => makes.find(normaliseName(name)),
    findModel: (makeId: number, name: string) => models.find(keyOf(makeId, name)),
    makeCalled: (alias: string) => makes.ownerOf(spoken(alias)),
    modelCalled: (makeId: number, alias: string) => models.ownerOf(spoken(alias, makeId)),
    nameOfNumber: (table: "makes" | "models", id: number) => (table === "makes" ? makes : models).byId.get(id)?.name,
    hasModels: (makeId: number) => [...models.byId.values()].some((model) => model.make_id === makeId),
    addMake,
    addModel,
    addMakeAlias,
    addModelAlias,
  };
}

export type KnownCatalog = ReturnType<typeof createKnown>;
