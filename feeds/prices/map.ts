import type { Words } from "#core/edition.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { ChainPriceRow } from "#data/schema.ts";
import { withCleared } from "#feeds/engine/clear.ts";
import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { draft } from "#feeds/engine/draft.ts";
import type { Draft, Held, Mapped, RunSettings, Values } from "#feeds/engine/feed.ts";
import { explainNobodys } from "#feeds/engine/lookup/other-store.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { settlePrice } from "#feeds/engine/odd-price.ts";
import { isSaid } from "#feeds/engine/said.ts";
import { mapPart, type PartContext } from "../parts/map.ts";
import { erasable, type PriceLine } from "./schema.ts";

type PriceContext = {
  parts: PartContext;
  stores: StoreLookup;
  storeId: number | null;
  hasColumn: RunSettings["hasColumn"];
  namesStores: boolean;
  now: Date;
  /** The price on a list; undefined where there is none. */
  priceOf: (storeId: number | null, partId: number) => number | undefined;
  said: SaidWords;
  /** What the chain's list says of a part, lines of this file included; what a store does not say, it takes from there. */
  chainPrices: Map<number, ChainTerms>;
};

type ChainTerms = { [C in (typeof terms)[number]]?: ChainPriceRow[C] | undefined };

const terms = ["core_cents", "warranty_cents", "environmental_cents", "note_es", "note_en"] as const;

export function mapPrice(line: PriceLine, context: PriceContext): Mapped | Held {
  const store = storeOf(line, context);
  if (isSaid(store)) return { problems: [{ column: "store", value: line.store ?? "", reason: store }] };
  const names = { name_es: line.name_es, name_en: line.name_en, type: line.type, category: line.category };
  const part = mapPart(
    { item_number: line.item_number, ...names, synonyms_es: undefined, synonyms_en: undefined, remove: undefined },
    context.parts,
    { anyType: true },
  );
  if ("problems" in part) return part;
  const id = part.drafts[0]?.values.id as number;
  const problems = missingLanguage(line, ["note"]);
  const own = context.priceOf(store, id);
  if (!line.remove && own === undefined) problems.push(...missingForNew(line, ["price"]));
  if (problems.length > 0) return { problems };
  const called = context.parts.namesOf(id) ?? { es: line.name_es ?? "", en: line.name_en ?? "" };
  const before = own ?? context.priceOf(null, id);
  const settled =
    line.price === undefined || line.remove
      ? line.price
      : settlePrice({ item: line.item_number, names: called, now: line.price, before }, context.said);
  if (typeof settled === "object") return settled;
  const told: ChainTerms = {
    core_cents: line.core,
    warranty_cents: line.warranty_price,
    environmental_cents: line.environmental_fee,
    note_es: line.note_es ?? line.note,
    note_en: line.note_en ?? line.note,
  };
  const said = withCleared(told, line.clear, erasable);
  const listed = context.chainPrices.get(id) ?? {};
  if (store === null && !line.remove) context.chainPrices.set(id, merged(listed, said));
  const priceOf = (part_id: number): Draft => {
    const cells = { part_id, price_cents: settled, ...said };
    const rest = { whenChanged: { updated_at: context.now.toISOString() }, remove: line.remove };
    if (store === null) return draft("chain_prices", cells, { keys: [{ part_id }], ...rest });
    const key = { store_id: store, part_id };
    return draft("store_prices", { ...key, ...cells }, { keys: [key], defaults: pick(listed), ...rest });
  };
  // One price for cars and pickups, as long as the list has no line of its own for the other.
  const twin = line.type === undefined ? context.parts.twinOf(id) : undefined;
  const both = twin !== undefined && (before === undefined || context.priceOf(store, twin) !== undefined);
  const others = [...part.drafts, ...(both ? [priceOf(twin)] : [])];
  return { drafts: [...others.map((draft) => ({ ...draft, mayRepeat: true })), priceOf(id)] };
}

const pick = (listed: ChainTerms): ChainTerms => Object.fromEntries(terms.map((term) => [term, listed[term]]));

const merged = (listed: ChainTerms, said: Values): ChainTerms =>
  Object.fromEntries(terms.map((term) => [term, said[term] === undefined ? listed[term] : said[term]]));

function storeOf(line: PriceLine, context: PriceContext): number | null | Words {
  const { stores, storeId } = context;
  if (storeId !== null) return explainNobodys(stores, context, line.store) ?? storeId;
  if (line.store === undefined || line.store === "*") return null;
  const found = stores.find(line.store);
  return isSaid(found) ? found : found.id;
}
