import type { CatalogRows } from "#data/queries/feeds-catalog.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { Remark } from "#feeds/engine/feed.ts";

type CarName = { make: string; model: string };
export type CarNames = {
  /** As the catalogue writes it, else as reference data has it already, else as the file does. */
  find(make: string, model: string): CarName & { known: boolean };
};

const keyOf = (make: string, model: string) => `${normaliseName(make)} ${normaliseName(model)}`;

/** For reference data, which may speak of cars before the first of them is in a yard. Makes no model. */
export function createCarNames(rows: CatalogRows, written: Iterable<CarName>): CarNames {
  const named = new Map<string, CarName>();
  const makeById = new Map(rows.makes.map((make) => [make.id, make.name]));
  const modelById = new Map(rows.models.map((model) => [model.id, model]));
  const makes = new Map(rows.makeAliases.map(({ alias, make_id }) => [normaliseName(alias), makeById.get(make_id)]));
  const add = (makeId: number, name: string, modelId: number) => {
    const make = makeById.get(makeId);
    const model = modelById.get(modelId)?.name;
    if (make && model && !named.has(keyOf(make, name))) named.set(keyOf(make, name), { make, model });
  };
  for (const { id, make_id, name } of rows.models) add(make_id, name, id);
  for (const { make_id, alias, model_id } of rows.modelAliases) add(make_id, alias, model_id);
  const reference = new Map(Array.from(written, (car) => [keyOf(car.make, car.model), car]));
  return {
    find(make, model) {
      const key = keyOf(makes.get(normaliseName(make)) ?? make, model);
      const known = named.get(key);
      return { ...(known ?? reference.get(key) ?? { make, model }), known: known !== undefined };
    },
  };
}

/** Not wrong, but worth a look. */
export const strangers = (cars: readonly (CarName & { known: boolean })[]): Remark[] =>
  cars
    .filter(({ known }) => !known)
    .map(({ make, model }) => ({
      column: "model",
      value: `${make} ${model}`,
      reason: {
        es: "no está en el catálogo de ningún patio. Se conservó para cuando llegue uno; revise cómo se escribe.",
        en: "is in no yard's catalog. It was kept for when one comes; check the spelling.",
      },
    }));
