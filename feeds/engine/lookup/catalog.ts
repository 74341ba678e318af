import { filedUnder } from "#core/filed-makes.ts";
import type { CatalogRows } from "#data/queries/feeds-catalog.ts";
import type { MakeRow, ModelRow } from "#data/schema.ts";
import { properCase } from "#feeds/engine/clean/proper-case.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { Draft } from "#feeds/engine/feed.ts";

export type FoundModel = { modelId: number; trim: string; isNew: boolean; make: string; model: string };

export type Catalog = {
  /** The model that a file means, made when nobody knows it yet. */
  find(make: string, model: string): FoundModel;
  takeNew(): Draft[];
  nameOf(modelId: number): { make: string; model: string } | undefined;
};

type Names = Map<string, ModelRow>;

export function createCatalog(rows: CatalogRows, takeId: (table: "makes" | "models") => number): Catalog {
  const makes = new Map<string, MakeRow>(rows.makes.map((make) => [normaliseName(make.name), make]));
  const makeById = new Map(rows.makes.map((make) => [make.id, make]));
  for (const { alias, make_id } of rows.makeAliases) {
    const make = makeById.get(make_id);
    if (make && !makes.has(normaliseName(alias))) makes.set(normaliseName(alias), make);
  }
  const models = new Map<number, Names>();
  const namesOf = (makeId: number): Names => {
    const names = models.get(makeId) ?? new Map<string, ModelRow>();
    models.set(makeId, names);
    return names;
  };
  const modelById = new Map(rows.models.map((model) => [model.id, model]));
  for (const model of rows.models) namesOf(model.make_id).set(normaliseName(model.name), model);
  for (const { make_id, alias, model_id } of rows.modelAliases) {
    const model = modelById.get(model_id);
    const byName = namesOf(make_id);
    if (model && !byName.has(normaliseName(alias))) byName.set(normaliseName(alias), model);
  }
  const fresh: Draft[] = [];
  const answers = new Map<string, FoundModel>();

  const addMake = (name: string): MakeRow => {
    const make = { id: takeId("makes"), name: properCase(name) };
    makes.set(normaliseName(name), make);
    makeById.set(make.id, make);
    fresh.push({ table: "makes", keys: [{ id: make.id }], values: make });
    return make;
  };
  const addModel = (make: MakeRow, name: string): ModelRow => {
    const model = { id: takeId("models"), make_id: make.id, name: properCase(name), body: "", years: "" };
    namesOf(make.id).set(normaliseName(name), model);
    modelById.set(model.id, model);
    fresh.push({ table: "models", keys: [{ id: model.id }], values: model });
    return model;
  };

  /** "Camry LE" is the Camry in trim LE, when nobody knows a "Camry LE". */
  const findByWords = (make: MakeRow, words: readonly string[]): { model: ModelRow; rest: string } | null => {
    const byName = namesOf(make.id);
    for (let n = words.length; n > 0; n -= 1) {
      const model = byName.get(normaliseName(words.slice(0, n).join("")));
      if (model) return { model, rest: words.slice(n).join(" ") };
    }
    return null;
  };

  const search = (makeName: string, modelName: string): FoundModel => {
    const plainMake = normaliseName(makeName);
    const words = modelName.split(/\s+/).filter(Boolean);
    const under = makes.get(plainMake);
    for (const other of filedUnder[normaliseName(under?.name ?? makeName)] ?? []) {
      const make = makes.get(normaliseName(other));
      const named = normaliseName(words[0] ?? "") === normaliseName(other) && words.length > 1;
      if (named) return search(make?.name ?? other, words.slice(1).join(" "));
      const hit = make && under && !findByWords(under, words) ? findByWords(make, words) : null;
      if (make && hit)
        return { modelId: hit.model.id, trim: hit.rest, isNew: false, make: make.name, model: hit.model.name };
    }
    const make = under ?? addMake(makeName);
    const hit = findByWords(make, words) ?? findByWords(make, withoutMake(words, [makeName, make.name]));
    if (hit) return { modelId: hit.model.id, trim: hit.rest, isNew: false, make: make.name, model: hit.model.name };
    const model = addModel(make, withoutMake(words, [makeName, make.name]).join(" "));
    return { modelId: model.id, trim: "", isNew: true, make: make.name, model: model.name };
  };

  return {
    find(make, model) {
      const key = `${make}\u0001${model}`;
      let answer = answers.get(key);
      if (!answer) {
        answer = search(make, model);
        if (answers.size < 50_000) answers.set(key, { ...answer, isNew: false });
      }
      return answer;
    },
    takeNew: () => fresh.splice(0),
    nameOf(modelId) {
      const model = modelById.get(modelId);
      const make = model && makeById.get(model.make_id);
      return model && make && { make: make.name, model: model.name };
    },
  };
}

/**
 * "TOYOTA CAMRY" under Toyota is a Camry; a model that is only the make's name stays. The longest name goes: under
 * "Mercedes", "Mercedes Benz C-Class" is no "Benz C-Class".
 */
function withoutMake(words: readonly string[], makes: readonly string[]): readonly string[] {
  const lengths = makes.flatMap((make) => {
    const name = normaliseName(make);
    return [1, make.split(/[\s-]+/).length].filter((n) => normaliseName(words.slice(0, n).join("")) === name);
  });
  const longest = Math.max(0, ...lengths);
  return words.length > longest ? words.slice(longest) : words;
}
