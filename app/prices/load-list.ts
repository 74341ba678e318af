import type { PageRequest } from "#app/page.tsx";
import type { YardEvent } from "#core/event.ts";
import { isPartCategory, type PartCategory, type PricedPart, partCategoryIds } from "#core/part.ts";
import { isBanned, listBans, type PartBan } from "#core/part-bans.ts";
import { stem } from "#core/search-words.ts";
import type { Store } from "#core/store.ts";
import { wordsOf } from "#core/text.ts";
import { countUsualYards, listChainPrices, listChainSales } from "#stock/chain-prices.ts";
import { listEventsAt } from "#stock/events.ts";
import { partCaution } from "#stock/part-facts.ts";
import { discountsOf, listPrices, type PriceQuery, salePriceCents } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";
import { otherType, type PriceAsk } from "./ask.ts";
import { groupRows, type Line, type Row, sharedRows } from "./group-rows.ts";

const stems = (text: string) => wordsOf(text).map(stem).sort().join(" ");

/** The row that a search is for: the only one that it found, or the one of just that name. */
export function findOneRow(groups: readonly { rows: readonly Row[] }[], q: string): Row | undefined {
  const rows = groups.flatMap((group) => group.rows);
  if (rows.length === 1) return rows[0];
  const named = rows.filter(({ name }) => stems(name) === stems(q));
  return named.length === 1 ? named[0] : undefined;
}

export type Group = { category: PartCategory; count: number; rows: Row[] };
/** A category of the whole list, and what is off there today. */
type ListedCategory = { id: PartCategory; count: number; percent: number };
export type PriceList = {
  /** None: the chain's list, and how many of all the yards charge exactly this. */
  store: Store | undefined;
  usual: { same: number; all: number } | undefined;
  groups: Group[];
  /** The row that was searched for, when that is one. */
  one: Row | undefined;
  count: number;
  /** Matches of the same words for the other kind of vehicle. */
  otherCount: number;
  /** Why what was searched for may not be sold at this yard; without one, at the yards of a state. */
  ban: PartBan | undefined;
  /** What may not be sold at this yard, or at some of the yards. */
  bans: readonly PartBan[];
  /** Those that have a price for this kind of vehicle. */
  categories: ListedCategory[];
  updatedAt: Date | undefined;
  sales: YardEvent[];
  /** The chosen parts, of either kind of vehicle. */
  chosen: Line[];
};

const categoryOf = ({ category }: PricedPart): PartCategory => (isPartCategory(category) ? category : "other");

/** Of this yard's state, or of every state that has a yard with a list. */
function bansAt(stock: Stock, store: Store | undefined): PartBan[] {
  const states = (store ? [store] : listStoresWithService(stock, "partpricing")).map(({ state }) => state);
  return [...new Set([...new Set(states)].flatMap(listBans))];
}

function latest(parts: readonly PricedPart[]): Date | undefined {
  let last: Date | undefined;
  for (const { updatedAt } of parts) if (!last || updatedAt > last) last = updatedAt;
  return last;
}

export function loadList(
  { stock, edition, now }: PageRequest<"partPricing">,
  store: Store | undefined,
  ask: PriceAsk,
): PriceList {
  const { q, category, type } = ask;
  const list = (query: PriceQuery) =>
    store ? listPrices(stock, store.id, edition, query) : listChainPrices(stock, edition, query);
  const running = store ? listEventsAt(stock, store.id, now, "running") : listChainSales(stock, now);
  const discounts = discountsOf(running);
  const lineOf = (part: PricedPart): Line => ({
    part,
    saleCents: salePriceCents(part, discounts),
    caution: partCaution(stock, part.id),
  });

  const all = list({ type });
  const narrowed = { ...(q && { keyword: q }), ...(category && { category }) };
  const parts = q || category ? list({ ...narrowed, type }) : all;
  const shared = sharedRows(all, edition);
  const whole = Map.groupBy(all, categoryOf);
  const found = Map.groupBy(parts, categoryOf);
  const groups = partCategoryIds.flatMap((id) => {
    const here = found.get(id);
    return here ? { category: id, count: here.length, rows: groupRows(here.map(lineOf), shared, edition) } : [];
  });
  const wanted = new Set(ask.list);
  const bans = bansAt(stock, store);
  const named = () => (store ? listChainPrices(stock, edition, { keyword: q }) : parts);
  return {
    store,
    usual: store ? undefined : countUsualYards(stock, parts, now),
    groups,
    one: q ? findOneRow(groups, q) : undefined,
    count: parts.length,
    otherCount: parts.length > 0 ? 0 : list({ ...narrowed, type: otherType(type) }).length,
    ban:
      q && (parts.length === 0 || !store)
        ? bans.find((ban) => named().some((part) => isBanned(part, [ban])))
        : undefined,
    bans,
    categories: partCategoryIds.flatMap((id) => {
      const count = whole.get(id)?.length ?? 0;
      return count > 0 ? { id, count, percent: Math.max(discounts.get(id) ?? 0, discounts.get("*") ?? 0) } : [];
    }),
    updatedAt: store?.pricesUpdatedAt ?? latest(all),
    chosen:
      wanted.size > 0
        ? list({})
            .filter(({ id }) => wanted.has(id))
            .map(lineOf)
        : [],
    sales: running.filter(({ discounts: off }) => off.length > 0),
  };
}
