import { findYears, type YearList } from "#core/years.ts";
import type { CatalogRows } from "#data/queries/feeds-catalog.ts";
import type { MakeRow, ModelRow } from "#data/schema.ts";
import { properCase } from "#feeds/engine/clean/proper-case.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import { draft } from "#feeds/engine/draft.ts";
import type { Draft } from "#feeds/engine/feed.ts";

/** The makes and models that are known, by every name they have; those that somebody says are new are made. */
export type Catalog = {
  findMake(word: string): MakeRow | undefined;
  /** The models of a make that a word names: of several, those that were sold in the year. */
  listModels(make: MakeRow, word: string, year: number): readonly ModelRow[];
  makeNames(): string[];
  modelNames(make: MakeRow): string[];
  addMake(name: string): MakeRow;
  addModel(make: MakeRow, name: string): ModelRow;
  /** What was made and is not written yet. */
  takeNew(): Draft[];
  nameOf(modelId: number): { make: string; model: string } | undefined;
};

const holds = (years: YearList | null, year: number) =>
  years?.some(([from, to]) => year >= from && year <= to) ?? false;

export function createCatalog(rows: CatalogRows, takeId: (table: "makes" | "models") => number): Catalog {
  const makes = new Map<string, MakeRow>(rows.makes.map((make) => [normaliseName(make.name), make]));
  const makeById = new Map(rows.makes.map((make) => [make.id, make]));
  for (const { alias, make_id } of rows.makeAliases) {
    const make = makeById.get(make_id);
    if (make && !makes.has(normaliseName(alias))) makes.set(normaliseName(alias), make);
  }
  const models = new Map<number, Map<string, ModelRow[]>>();
  const modelById = new Map(rows.models.map((model) => [model.id, model]));
  const call = (model: ModelRow, name: string) => {
    const names = models.get(model.make_id) ?? new Map<string, ModelRow[]>();
    models.set(model.make_id, names);
    const called = names.get(normaliseName(name)) ?? [];
    if (!called.includes(model)) names.set(normaliseName(name), [...called, model]);
  };
  for (const model of rows.models) call(model, model.name);
  for (const { alias, model_id } of rows.modelAliases) {
    const model = modelById.get(model_id);
    if (model) call(model, alias);
  }
  const years = new Map<number, YearList | null>();
  const yearsOf = (model: ModelRow) => {
    if (!years.has(model.id)) years.set(model.id, findYears(model.years));
    return years.get(model.id) ?? null;
  };
  const fresh: Draft[] = [];
  return {
    findMake: (word) => makes.get(normaliseName(word)),
    listModels(make, word, year) {
      const called = models.get(make.id)?.get(normaliseName(word)) ?? [];
      if (called.length < 2) return called;
      const sold = called.filter((model) => holds(yearsOf(model), year));
      return sold.length > 0 ? sold : called;
    },
    makeNames: () => [...makeById.values()].map(({ name }) => name).sort(),
    modelNames: ({ id }) => [...new Set([...(models.get(id)?.values() ?? [])].flat())].map(({ name }) => name).sort(),
    addMake(name) {
      const make = { id: takeId("makes"), name: properCase(name) };
      makes.set(normaliseName(name), make);
      makeById.set(make.id, make);
      fresh.push(draft("makes", make, { keys: [{ id: make.id }] }));
      return make;
    },
    addModel(make, name) {
      const model = { id: takeId("models"), make_id: make.id, name: properCase(name), body: "", years: "" };
      call(model, name);
      modelById.set(model.id, model);
      fresh.push(draft("models", model, { keys: [{ id: model.id }] }));
      return model;
    },
    takeNew: () => fresh.splice(0),
    nameOf(modelId) {
      const model = modelById.get(modelId);
      const make = model && makeById.get(model.make_id);
      return model && make && { make: make.name, model: model.name };
    },
  };
}
