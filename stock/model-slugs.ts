import { once } from "#core/once.ts";
import { slugOf } from "#core/slug.ts";
import type { Model } from "#core/vehicle.ts";
import type { Catalog } from "./catalog.ts";

type Slugs = { readonly byModel: ReadonlyMap<number, string>; readonly bySlug: ReadonlyMap<string, Model> };

/** "honda-civic"; of two that are written alike the later one also says its number. */
const slugsOf = once((catalog: Catalog): Slugs => {
  const byModel = new Map<number, string>();
  const bySlug = new Map<string, Model>();
  for (const make of catalog.makes) {
    for (const model of [...catalog.modelsOf(make.id)].sort((a, b) => a.id - b.id)) {
      const plain = slugOf(`${make.name} ${model.name}`);
      const slug = plain === "" || bySlug.has(plain) ? `${plain || "x"}-${model.id}` : plain;
      byModel.set(model.id, slug);
      bySlug.set(slug, model);
    }
  }
  return { byModel, bySlug };
});

/** What an address calls a model. */
export const modelSlug = (catalog: Catalog, modelId: number): string => slugsOf(catalog).byModel.get(modelId) ?? "";

export const findModelBySlug = (catalog: Catalog, slug: string): Model | undefined =>
  slugsOf(catalog).bySlug.get(slug.toLowerCase());
