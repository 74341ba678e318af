import type { ChainPriceRow, PartRow, StorePriceRow } from "#data/schema.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { makeRandom } from "./random.ts";
import { readTable } from "./read-table.ts";

/** Shelf prices end in .99; small things go by the half dollar. */
const shelfPrice = (dollars: number) =>
  dollars < 3 ? Math.round(dollars * 2) * 50 - 1 : Math.round(dollars) * 100 - 1;

type PriceList = { parts: PartRow[]; prices: ChainPriceRow[] };

/** What it charges for the parts of the catalogue, and the core, in cents. */
const listed = readTable("part-prices").map(([item = "", price, core]) => ({
  item,
  price: Number(price),
  core: Number(core),
}));

/** The chain's list: what it charges for the parts of the catalogue, and the numbers it gives them. */
export function makePriceList(catalogue: readonly PartRow[], updatedAt: string): PriceList {
  const known = new Map(catalogue.map((part) => [part.item_number, part]));
  const list: PriceList = { parts: [], prices: [] };
  for (const { item, price, core } of listed) {
    const part = known.get(`REF-${item}`);
    if (!part) continue;
    list.parts.push({ ...part, item_number: item });
    list.prices.push(chainPrice(part.id, price, core, updatedAt));
  }
  return list;
}

const chainPrice = (part_id: number, price_cents: number, core_cents: number, updated_at: string): ChainPriceRow => ({
  ...blankRows.chain_prices,
  part_id,
  price_cents,
  core_cents,
  // Not offered on what costs less than the paperwork.
  warranty_cents: price_cents < 1000 ? null : shelfPrice((price_cents * 0.25) / 100),
  updated_at,
});

/** Stores that price some parts their own way: dearer on the coast, cheaper where there are many. */
export function makeStorePrices(seed: string, list: PriceList, storeIds: readonly number[]): StorePriceRow[] {
  return storeIds
    .filter((id) => makeRandom(seed, "own prices", id).chance(0.3))
    .flatMap((store_id) => {
      const random = makeRandom(seed, "price", store_id);
      const factor = random.pick([0.9, 0.95, 1.1, 1.15]);
      const category = random.pick(["engine", "body", "wheels", "electrical", "drivetrain"]);
      return list.prices
        .filter((_, index) => list.parts[index]?.category === category)
        .map((price) => ({ ...price, store_id, price_cents: shelfPrice((price.price_cents * factor) / 100) }));
    });
}
