import { type Body, isBody } from "#core/body.ts";
import { notFound } from "#core/errors.ts";
import { compareText } from "#core/text.ts";
import type { Make, Model } from "#core/vehicle.ts";
import type { Executor } from "#data/schema.ts";
import type { Catalog } from "../catalog.ts";

export async function loadCatalog(db: Executor): Promise<Catalog> {
  const makeRows = await db.selectFrom("makes").selectAll().execute();
  const modelRows = await db.selectFrom("models").selectAll().execute();
  const makeAliases = await db.selectFrom("make_aliases").selectAll().execute();
  const modelAliases = await db.selectFrom("model_aliases").selectAll().execute();
  const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);
  const makes: Make[] = makeRows.map(({ id, name }) => ({ id, name })).sort(byName);
  const models: Model[] = modelRows
    .map(({ id, make_id, name, body, years }) => ({
      id,
      makeId: make_id,
      name,
      body: (isBody(body) ? body : "") as Body | "",
      years,
    }))
    .sort(byName);
  const makeById = new Map(makes.map((make) => [make.id, make]));
  const modelById = new Map(models.map((model) => [model.id, model]));
  const modelsByMake = Map.groupBy(models, (model) => model.makeId);
  const none: readonly Model[] = [];
  return {
    makes,
    modelsOf: (makeId) => modelsByMake.get(makeId) ?? none,
    findMake: (id) => makeById.get(id),
    findModel: (id) => modelById.get(id),
    make(id) {
      const make = makeById.get(id);
      if (!make) throw notFound(`make ${id}`);
      return make;
    },
    model(id) {
      const model = modelById.get(id);
      if (!model) throw notFound(`model ${id}`);
      return model;
    },
    makeAliases: new Map(makeAliases.map(({ alias, make_id }) => [alias, make_id])),
    modelAliases: modelAliases.map(({ make_id, alias, model_id }) => ({ makeId: make_id, alias, modelId: model_id })),
  };
}
