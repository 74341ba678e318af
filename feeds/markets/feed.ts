import { listMarketPlaces, listMarketStores, listMarkets } from "#data/queries/feeds-export.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { defineFeed } from "#feeds/engine/feed.ts";
import { createStoreLookup } from "#feeds/engine/lookup/stores.ts";
import { mapMarket } from "./map.ts";
import { columns } from "./schema.ts";

export const markets = defineFeed({
  about: "The markets in which the chain buys cars, with their stores and places.",
  columns,
  async open(db, settings) {
    const stores = createStoreLookup(await listStoreFacts(db));
    const ids = new Map((await listMarkets(db)).map((market) => [market.slug, market.id]));
    const takeId = (slug: string) => {
      const id = settings.takeId("markets");
      ids.set(slug, id);
      return id;
    };
    const slugs = new Map([...ids].map(([slug, id]) => [id, slug]));
    const taken = new Map((await listMarketStores(db)).map((row) => [row.store_id, slugs.get(row.market_id)]));
    const context = { stores, idOf: (slug: string) => ids.get(slug), takeId, marketOf: (id: number) => taken.get(id) };
    return { map: ([line]) => mapMarket(line, context) };
  },
  async *read(db) {
    const stores = Map.groupBy(await listMarketStores(db), (row) => row.market_id);
    const places = Map.groupBy(await listMarketPlaces(db), (row) => `${row.market_id} ${row.kind}`);
    const list = (id: number, kind: string) => (places.get(`${id} ${kind}`) ?? []).map((row) => row.place).join("|");
    for (const market of await listMarkets(db)) {
      yield {
        ...market,
        stores: (stores.get(market.id) ?? []).map((row) => row.site).join("|"),
        postal_codes: list(market.id, "postal"),
        cities: list(market.id, "city"),
      };
    }
  },
});
