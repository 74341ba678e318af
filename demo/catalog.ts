import type { Body } from "#core/body.ts";
import type { MakeAliasRow, MakeRow, ModelAliasRow, ModelRow } from "#data/schema.ts";
import rows from "./data/make-model-years.json" with { type: "json" };
import { makeAliases, modelAliases } from "./data/name-aliases.ts";
import { firstOwnId, knownMakeIds, knownModelIds } from "./known-ids.ts";

type Years = readonly (readonly [number, number])[];
export type CatalogModel = {
  id: number;
  makeId: number;
  make: string;
  name: string;
  years: Years;
  body: Body;
  /** How often a yard has one, against the others. */
  weight: number;
};

const listed = rows as unknown as readonly (readonly [string, string, Years, Body, number])[];

/** Ids of our own follow the order of the sorted names, so the random stream never moves them. */
function listMakes(): MakeRow[] {
  const names = [...new Set(listed.map(([make]) => make))].sort((a, b) => a.localeCompare(b, "en"));
  let next = firstOwnId;
  return names.map((name) => ({ id: knownMakeIds[name] ?? next++, name }));
}

export const makes: readonly MakeRow[] = listMakes();
const makeIds = new Map(makes.map((make) => [make.name, make.id]));

function listModels(): CatalogModel[] {
  const sorted = [...listed].sort((a, b) => a[0].localeCompare(b[0], "en") || a[1].localeCompare(b[1], "en"));
  let next = firstOwnId;
  return sorted.map(([make, name, years, body, weight]) => ({
    id: knownModelIds[`${make} ${name}`] ?? next++,
    makeId: makeIds.get(make) ?? 0,
    make,
    name,
    years,
    body,
    weight,
  }));
}

export const models: readonly CatalogModel[] = listModels();

const yearsText = (years: Years) => years.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");

export const modelRows = (): ModelRow[] =>
  models.map(({ id, makeId, name, body, years }) => ({ id, make_id: makeId, name, body, years: yearsText(years) }));

export const makeAliasRows = (): MakeAliasRow[] =>
  Object.entries(makeAliases).flatMap(([make, aliases]) =>
    aliases.map((alias) => ({ alias, make_id: makeIds.get(make) ?? 0 })),
  );

export const modelAliasRows = (): ModelAliasRow[] =>
  Object.entries(modelAliases).flatMap(([name, aliases]) => {
    const model = models.find((one) => `${one.make} ${one.name}` === name);
    if (!model) throw new Error(`no model ${name}`);
    return aliases.map((alias) => ({ make_id: model.makeId, alias, model_id: model.id }));
  });
