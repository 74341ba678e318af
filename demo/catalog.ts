import type { Body } from "#core/body.ts";
import { findYears, type YearList } from "#core/years.ts";
import { readCatalogLines } from "#data/reference.ts";
import { readTable } from "./read-table.ts";

export type CatalogModel = {
  id: number;
  make: string;
  name: string;
  years: YearList;
  body: Body;
  /** How often a yard has one, against the others. */
  weight: number;
};

const weights = new Map(
  readTable("model-weights").map(([make, model, weight]) => [`${make} ${model}`, Number(weight)]),
);

/** The models of the reference catalogue that an invented yard may have. */
export const models: readonly CatalogModel[] = readCatalogLines().flatMap(({ make, model, id, years, body }) => {
  const weight = weights.get(`${make} ${model}`);
  return weight === undefined
    ? []
    : [{ id, make, name: model, years: findYears(years) ?? [], body: body as Body, weight }];
});
