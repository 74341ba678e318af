import type { Words } from "#core/edition.ts";
import { withCleared } from "#feeds/engine/clear.ts";
import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import type { Draft, Mapped, Values } from "#feeds/engine/feed.ts";
import { explainOtherStore } from "#feeds/engine/lookup/other-store.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import type { PartContext } from "../parts/map.ts";
import { mapPart } from "../parts/map.ts";
import { erasable, type PriceLine } from "./schema.ts";

export type PriceContext = {
  parts: PartContext;
  stores: StoreLookup;
  storeId: number | null;
  now: Date;
  hasPrice: (storeId: number | null, partId: number) => boolean;
  /** What the chain's list says of a part, lines of this file included; what a store does not say, it takes from there. */
  chainPrices: Map<number, ChainTerms>;
};

export type ChainTerms = Partial<Record<(typeof terms)[number], string | number | null>>;

const terms = ["core_cents", "warranty_cents", "environmental_cents", "note_es", "note_en"] as const;

export function mapPrice(line: PriceLine, context: PriceContext): Mapped {
  const store = storeOf(line, context);
  if (isSaid(store)) return { problems: [{ column: "store", value: line.store ?? "", reason: store }] };
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
  const told = {
    core_cents: line.core,
    warranty_cents: line.warranty_price,
    environmental_cents: line.environmental_fee,
    note_es: line.note_es ?? line.note,
    note_en: line.note_en ?? line.note,
  };
  const said = withCleared(told, line.clear, erasable);
  const listed = context.chainPrices.get(id) ?? {};
  if (store === null && !line.remove) context.chainPrices.set(id, merged(listed, said));
  const price: Draft = {
    table: store === null ? "chain_prices" : "store_prices",
    keys: [key],
    values: { ...key, price_cents: line.price, ...said },
    ...(store === null ? {} : { defaults: pick(listed) }),
    whenChanged: { updated_at: context.now.toISOString() },
    ...(line.remove ? { remove: true } : {}),
  };
  return { drafts: [...part.drafts.map((draft) => ({ ...draft, mayRepeat: true })), price] };
}

const pick = (listed: ChainTerms): ChainTerms => Object.fromEntries(terms.map((term) => [term, listed[term]]));

const merged = (listed: ChainTerms, said: Values): ChainTerms =>
  Object.fromEntries(terms.map((term) => [term, said[term] === undefined ? listed[term] : said[term]]));

function storeOf(line: PriceLine, { stores, storeId }: PriceContext): number | null | Words {
  if (storeId !== null) return explainOtherStore(stores, storeId, line.store) ?? storeId;
  if (line.store === undefined || line.store === "*") return null;
  const found = stores.find(line.store);
  return isSaid(found) ? found : found.id;
}
