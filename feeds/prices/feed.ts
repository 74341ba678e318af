import { listChainPrices, listPriceKeys, listPrices } from "#data/queries/feeds-export.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { categoryOfHeading } from "#feeds/engine/clean/category.ts";
import { writeCents } from "#feeds/engine/clean/number.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { isOfOtherStore } from "#feeds/engine/lookup/other-store.ts";
import { openParts } from "#feeds/engine/lookup/parts.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapPrice } from "./map.ts";
import { columns, erasable } from "./schema.ts";

export const prices = defineFeed({
  about: "Prices of parts: the chain's list, and prices of single stores where they differ.",
  columns,
  erasable,
  stamp: "prices_updated_at",
  headings: { column: "category", read: categoryOfHeading },
  async open(db, settings) {
    const parts = await openParts(db, settings);
    const stores = createStoreLookup(await listStoreFacts(db));
    const priced = new Map(
      (await listPriceKeys(db)).map((row) => [`${row.store_id ?? ""} ${row.part_id}`, row.price_cents]),
    );
    const priceOf = (storeId: number | null, partId: number) => priced.get(`${storeId ?? ""} ${partId}`);
    const chainPrices = new Map((await listChainPrices(db)).map((row) => [row.part_id, row]));
    const { storeId, hasColumn, namesStores, now, said } = settings;
    const context = { parts, stores, storeId, hasColumn, namesStores, now, said, priceOf, chainPrices };
    return {
      map: ([line]) => mapPrice(line, context),
      elsewhere: (line) => isOfOtherStore(stores, settings, line.store),
    };
  },
  async *read(db, { storeId }) {
    for (const row of await listPrices(db, storeId)) {
      yield {
        ...row,
        price: writeCents(row.price_cents),
        core: writeCents(row.core_cents),
        warranty_price: writeCents(row.warranty_cents),
        environmental_fee: writeCents(row.environmental_cents),
      };
    }
  },
});
