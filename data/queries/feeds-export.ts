import type { Executor } from "../schema.ts";

/** Whole tables in the order in which `export` writes them; all of them are small. */
export const listStoreRows = (db: Executor) => db.selectFrom("stores").selectAll().orderBy("id").execute();
export const listDivisions = (db: Executor) => db.selectFrom("divisions").selectAll().orderBy("id").execute();
export const listHours = (db: Executor) =>
  db.selectFrom("store_hours").selectAll().orderBy("store_id").orderBy("weekday").orderBy("opens_minute").execute();
export const listServices = (db: Executor) =>
  db.selectFrom("store_services").selectAll().orderBy("store_id").orderBy("service").execute();

export const listSpecialDays = (db: Executor, storeId: number | null) =>
  db
    .selectFrom("special_days")
    .innerJoin("stores", "stores.id", "special_days.store_id")
    .selectAll("special_days")
    .select("stores.site")
    .$if(storeId !== null, (query) => query.where("special_days.store_id", "=", storeId))
    .orderBy("special_days.store_id")
    .orderBy("special_days.day")
    .orderBy("special_days.span")
    .execute();

export const listParts = (db: Executor) => db.selectFrom("parts").selectAll().orderBy("id").execute();
export const listSynonyms = (db: Executor) =>
  db.selectFrom("part_synonyms").selectAll().orderBy("part_id").orderBy("edition").orderBy("word").execute();

type Priced = { store_id: number | null; part_id: number; price_cents: number };

export async function listPriceKeys(db: Executor): Promise<Priced[]> {
  const chain = await db.selectFrom("chain_prices").select(["part_id", "price_cents"]).execute();
  const stores = await db.selectFrom("store_prices").select(["store_id", "part_id", "price_cents"]).execute();
  return [...chain.map((row) => ({ store_id: null, ...row })), ...stores];
}

export const listChainPrices = (db: Executor) => db.selectFrom("chain_prices").selectAll().execute();

/** The chain's list and then the stores' own prices; with a store, only its own. */
export async function listPrices(db: Executor, storeId: number | null) {
  const names = ["parts.item_number", "parts.name_es", "parts.name_en", "parts.type", "parts.category"] as const;
  const chain = await db
    .selectFrom("chain_prices")
    .innerJoin("parts", "parts.id", "chain_prices.part_id")
    .selectAll("chain_prices")
    .select(names)
    .orderBy("parts.id")
    .execute();
  const stores = await db
    .selectFrom("store_prices")
    .innerJoin("parts", "parts.id", "store_prices.part_id")
    .innerJoin("stores", "stores.id", "store_prices.store_id")
    .selectAll("store_prices")
    .select(names)
    .select("stores.site as store")
    .$if(storeId !== null, (query) => query.where("store_prices.store_id", "=", storeId))
    .orderBy("store_prices.store_id")
    .orderBy("parts.id")
    .execute();
  return storeId === null ? [...chain.map((row) => ({ ...row, store: "" })), ...stores] : stores;
}

export const listEvents = (db: Executor) => db.selectFrom("events").selectAll().orderBy("id").execute();
export const listEventStores = (db: Executor) =>
  db
    .selectFrom("event_stores")
    .innerJoin("stores", "stores.id", "event_stores.store_id")
    .select(["event_stores.event_id", "stores.site"])
    .orderBy("stores.id")
    .execute();
export const listEventLinks = (db: Executor) =>
  db.selectFrom("event_links").selectAll().orderBy("event_id").orderBy("position").execute();
export const listEventDiscounts = (db: Executor) =>
  db.selectFrom("event_discounts").selectAll().orderBy("event_id").orderBy("category").execute();

export const listPromos = (db: Executor) => db.selectFrom("promos").selectAll().orderBy("id").execute();
export const listSidebarArt = (db: Executor) => db.selectFrom("sidebar_art").selectAll().orderBy("id").execute();
export const listSlides = (db: Executor) => db.selectFrom("slides").selectAll().orderBy("id").execute();

export const listStoreMaps = (db: Executor) => db.selectFrom("store_maps").selectAll().orderBy("store_id").execute();
export const listMapZones = (db: Executor) =>
  db.selectFrom("store_map_zones").selectAll().orderBy("store_id").orderBy("position").execute();
export const listMapRows = (db: Executor) =>
  db.selectFrom("store_map_rows").selectAll().orderBy("store_id").orderBy("position").execute();

export const listMarkets = (db: Executor) => db.selectFrom("markets").selectAll().orderBy("id").execute();
export const listMarketStores = (db: Executor) =>
  db
    .selectFrom("market_stores")
    .innerJoin("stores", "stores.id", "market_stores.store_id")
    .select(["market_stores.market_id", "market_stores.store_id", "stores.site"])
    .orderBy("market_stores.position")
    .execute();
export const listMarketPlaces = (db: Executor) =>
  db.selectFrom("market_places").selectAll().orderBy("market_id").orderBy("kind").orderBy("place").execute();
