import { sql } from "kysely";
import { insertRows } from "../differences.ts";
import type { Executor, Schema, TableName } from "../schema.ts";

export type PlainRow = Record<string, string | number | null>;
export type RowKey = Record<string, string | number>;

/** The primary keys of every table that an import may write. */
export const primaryKeys = {
  divisions: ["id"],
  stores: ["id"],
  store_services: ["store_id", "service"],
  store_hours: ["store_id", "desk", "weekday", "opens_minute"],
  special_days: ["store_id", "day", "span"],
  markets: ["id"],
  market_stores: ["market_id", "store_id"],
  market_places: ["market_id", "kind", "place"],
  makes: ["id"],
  models: ["id"],
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
} as const satisfies Partial<Record<TableName, readonly string[]>>;

export type FeedTable = keyof typeof primaryKeys;

/** What tells the rows apart that are still there, so that the partial indexes serve. */
const presentOnly: Partial<Record<FeedTable, string>> = { vehicles: "left_on", cars_for_sale: "sold_on" };

export const keyOf = (table: FeedTable, row: PlainRow): RowKey =>
  Object.fromEntries(primaryKeys[table].map((column) => [column, row[column] as string | number]));

const keysPerQuery = 500;

/** The rows that have any of the keys; every key names the same columns. With `present`, departed ones are left out. */
export async function findRowsByKeys(
  db: Executor,
  table: FeedTable,
  keys: readonly RowKey[],
  options: { present?: boolean; columns?: readonly string[] } = {},
): Promise<PlainRow[]> {
  const columns = Object.keys(keys[0] ?? {});
  const rows: PlainRow[] = [];
  const wanted = options.columns ? sql.join(options.columns.map((name) => sql.ref(`t.${name}`))) : sql`t.*`;
  const gone = presentOnly[table];
  const still =
    options.present && gone
      ? sql` and t.${sql.ref(gone)} is null${"stock_number" in (keys[0] ?? {}) ? sql` and t.stock_number <> ''` : sql``}`
      : sql``;
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const some = keys.slice(at, at + keysPerQuery);
    const tuples = some.map((key, index) => sql`(${sql.join(columns.map((c) => typed(key[c] ?? "", index === 0)))})`);
    const names = sql.join(columns.map((c) => sql.ref(c)));
    const match = sql.join(
      columns.map((c) => sql`t.${sql.ref(c)} = k.${sql.ref(c)}`),
      sql` and `,
    );
    const found = await sql<PlainRow>`with k(${names}) as (values ${sql.join(tuples)})
      select ${wanted} from k join ${sql.table(table)} t on ${match}${still}`.execute(db);
    rows.push(...found.rows);
  }
  return rows;
}

/** PostgreSQL learns the types of a list of values from its first line. */
const typed = (value: string | number, first: boolean) =>
  !first ? sql`${value}` : typeof value === "number" ? sql`cast(${value} as integer)` : sql`cast(${value} as text)`;

/** Writes whole rows, new ones and changed ones alike. */
export async function upsertRows(db: Executor, table: FeedTable, rows: readonly PlainRow[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const key: readonly string[] = primaryKeys[table];
  const rest = Object.keys(first).filter((column) => !key.includes(column));
  const set = rest.map((column) => `"${column}" = excluded."${column}"`).join(", ");
  const target = `(${key.map((column) => `"${column}"`).join(", ")})`;
  await insertRows(
    db,
    table,
    rows as never as Schema[FeedTable][],
    `${target} do ${set ? `update set ${set}` : "nothing"}`,
  );
}

export async function insertNewRows(db: Executor, table: FeedTable, rows: readonly PlainRow[]): Promise<void> {
  await insertRows(db, table, rows as never as Schema[FeedTable][]);
}

export async function deleteRowsByKeys(db: Executor, table: FeedTable, keys: readonly RowKey[]): Promise<void> {
  const columns = Object.keys(keys[0] ?? {});
  for (let at = 0; at < keys.length; at += keysPerQuery) {
    const some = keys.slice(at, at + keysPerQuery);
    const tuples = some.map((key, index) => sql`(${sql.join(columns.map((c) => typed(key[c] ?? "", index === 0)))})`);
    const names = sql.join(columns.map((c) => sql.ref(c)));
    await sql`delete from ${sql.table(table)} where (${names}) in (values ${sql.join(tuples)})`.execute(db);
  }
}

/** A column of the rows with these ids is set to one value. */
export async function updateByIds(
  db: Executor,
  table: "vehicles" | "cars_for_sale",
  ids: readonly number[],
  values: PlainRow,
): Promise<void> {
  const set = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  for (let at = 0; at < ids.length; at += keysPerQuery) {
    const some = sql.join(ids.slice(at, at + keysPerQuery));
    await sql`update ${sql.table(table)} set ${set} where id in (${some})`.execute(db);
  }
}
