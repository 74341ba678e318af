import { compareText } from "#core/text.ts";
import { hasCarsOf } from "#data/queries/feeds-cars.ts";
import { readCatalog } from "#data/queries/feeds-catalog.ts";
import { type Draft, defineFeed } from "#feeds/engine/feed.ts";
import { createKnown } from "./known.ts";
import { mapCatalog } from "./map.ts";
import { columns } from "./schema.ts";

export const catalog = defineFeed({
  about:
    "Makes and models with the ways people write them, their numbers, years and bodies. The program brings the common ones along; a line changes or adds one.",
  columns,
  async open(db, { takeId, reserveId }) {
    const known = createKnown(await readCatalog(db));
    const used = new Set<number>();
    const made: Draft[] = [];
    const context = {
      known,
      takeId,
      reserveId,
      isUsed: (modelId: number) => used.has(modelId),
      addMake: (draft: Draft) => made.push(draft),
    };
    return {
      async prepare({ make, model, remove }) {
        const found = remove && model !== undefined ? known.findMake(make) : undefined;
        const id = found && known.findModel(found.id, model ?? "")?.id;
        if (id !== undefined && (await hasCarsOf(db, id))) used.add(id);
      },
      map: ([line]) => mapCatalog(line, context),
      takeNew: () => made.splice(0),
    };
  },
  async *read(db) {
    const { makes, models, makeAliases, modelAliases } = await readCatalog(db);
    const byName = (a: { name: string }, b: { name: string }) => compareText(a.name, b.name);
    const alsoMake = Map.groupBy(makeAliases, (row) => row.make_id);
    const alsoModel = Map.groupBy(modelAliases, (row) => row.model_id);
    const join = (rows: readonly { alias: string }[] = []) =>
      rows
        .map(({ alias }) => alias)
        .sort()
        .join("|");
    const modelsOf = Map.groupBy(models, (row) => row.make_id);
    for (const { id, name: make } of makes.sort(byName)) {
      yield { make, model: "", id, years: "", body: "", also: join(alsoMake.get(id)) };
      for (const { id: modelId, name: model, years, body } of (modelsOf.get(id) ?? []).sort(byName))
        yield { make, model, id: modelId, years, body, also: join(alsoModel.get(modelId)) };
    }
  },
});
