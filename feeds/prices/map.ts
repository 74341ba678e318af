import { missingForNew, missingLanguage } from "../demands.ts";
import type { Draft, Mapped } from "../feed.ts";
import type { StoreLookup } from "../lookup/stores.ts";
import type { PartContext } from "../parts/map.ts";
import { mapPart } from "../parts/map.ts";
import type { PriceLine } from "./schema.ts";

export type PriceContext = {
  parts: PartContext;
  stores: StoreLookup;
  storeId: number | null;
  now: Date;
  hasPrice: (storeId: number | null, partId: number) => boolean;
};

export function mapPrice(line: PriceLine, context: PriceContext): Mapped {
  const store = storeOf(line, context);
  if (typeof store === "string") return { problems: [{ column: "store", value: line.store ?? "", reason: store }] };
  const names = { name_es: line.name_es, name_en: line.name_en, type: line.type, category: line.category };
  const part = mapPart(
    { item_number: line.item_number, ...names, synonyms_es: undefined, synonyms_en: undefined, remove: undefined },
    context.parts,
  );
  if ("problems" in part) return part;
  const id = part.drafts[0]?.values.id as number;
  const problems = missingLanguage(line, ["note"]);
  if (!line.remove && !context.hasPrice(store, id)) problems.push(...missingForNew(line, ["price"]));
  if (problems.length > 0) return { problems };
  const key = store === null ? { part_id: id } : { store_id: store, part_id: id };
  const price: Draft = {
    table: store === null ? "chain_prices" : "store_prices",
    keys: [key],
    values: {
      ...key,
      price_cents: line.price,
      core_cents: line.core,
      warranty_cents: line.warranty_price,
      environmental_cents: line.environmental_fee,
      note_es: line.note_es ?? line.note,
      note_en: line.note_en ?? line.note,
    },
    whenChanged: { updated_at: context.now.toISOString() },
    ...(line.remove ? { remove: true } : {}),
  };
  return { drafts: [...part.drafts.map((draft) => ({ ...draft, mayRepeat: true })), price] };
}

function storeOf(line: PriceLine, { stores, storeId }: PriceContext): number | null | string {
  if (storeId !== null) return storeId;
  if (line.store === undefined || line.store === "*") return null;
  const found = stores.find(line.store);
  return typeof found === "string" ? found : found.id;
}
