import type { KeyedTable } from "../keys.ts";
import type { Area } from "../schema.ts";
import type { Touched } from "./bump-version.ts";
import type { Change } from "./changes.ts";

/** The area that a table belongs to; vehicles belong to their store, and nobody looks up what staff said against a file. */
const areaOf: Record<Exclude<KeyedTable, "vehicles" | "staff_exceptions">, Area> = {
  divisions: "chain",
  stores: "chain",
  store_services: "chain",
  store_hours: "chain",
  special_days: "chain",
  markets: "chain",
  market_stores: "chain",
  market_places: "chain",
  store_maps: "chain",
  store_map_zones: "chain",
  store_map_rows: "chain",
  makes: "catalog",
  make_aliases: "catalog",
  models: "catalog",
  model_aliases: "catalog",
  generations: "catalog",
  sister_models: "catalog",
  parts: "prices",
  part_facts: "prices",
  interchange: "prices",
  part_synonyms: "prices",
  chain_prices: "prices",
  store_prices: "prices",
  cars_for_sale: "cars-for-sale",
  events: "campaigns",
  event_stores: "campaigns",
  event_links: "campaigns",
  event_discounts: "campaigns",
  promos: "campaigns",
  sidebar_art: "campaigns",
  slides: "campaigns",
  search_documents: "search",
};

/** What to hand to `bumpVersion` after these changes. */
export function touchedBy(changes: readonly Change[]): Touched {
  const areas = new Set<Area>();
  const stores = new Set<number>();
  for (const { table, before, after } of changes) {
    if (table === "staff_exceptions") continue;
    if (table !== "vehicles") {
      areas.add(areaOf[table]);
      continue;
    }
    if (before) stores.add(before.store_id);
    if (after) stores.add(after.store_id);
  }
  return { areas: [...areas], stores: [...stores] };
}
