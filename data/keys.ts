import type { TableName } from "./schema.ts";

/** Primary keys of the tables that feeds write, for updates, deletes and undo. */
export const keyColumns = {
  divisions: ["id"],
  stores: ["id"],
  store_services: ["store_id", "service"],
  store_hours: ["store_id", "desk", "weekday", "opens_minute"],
  special_days: ["store_id", "day", "span"],
  markets: ["id"],
  market_stores: ["market_id", "store_id"],
  market_places: ["market_id", "kind", "place"],
  makes: ["id"],
  make_aliases: ["alias"],
  models: ["id"],
  model_aliases: ["make_id", "alias"],
  generations: ["make", "model", "from_year"],
  sister_models: ["make", "model", "from_year", "sister_make", "sister_model", "sister_from"],
  part_facts: ["name_en"],
  interchange: ["part", "group_code", "make", "model", "from_year"],
  vehicles: ["id"],
  parts: ["id"],
  part_synonyms: ["part_id", "edition", "word"],
  chain_prices: ["part_id"],
  store_prices: ["store_id", "part_id"],
  cars_for_sale: ["id"],
  events: ["id"],
  event_stores: ["event_id", "store_id"],
  event_links: ["event_id", "position"],
  event_discounts: ["event_id", "category"],
  promos: ["id"],
  sidebar_art: ["id"],
  slides: ["id"],
  store_maps: ["store_id"],
  store_map_zones: ["store_id", "position"],
  store_map_rows: ["store_id", "position"],
  staff_exceptions: ["kind", "store_id", "subject_id", "field"],
  search_documents: ["id"],
} as const satisfies Partial<Record<TableName, readonly string[]>>;

export type KeyedTable = keyof typeof keyColumns;

/** The row's key as text, e.g. for maps and for `import_changes.row_key`. */
export const keyOf = (table: KeyedTable, row: object): string =>
  JSON.stringify(keyColumns[table].map((column) => (row as Record<string, unknown>)[column]));
