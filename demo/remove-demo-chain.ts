import { sql } from "kysely";
import type { Database } from "#data/database.ts";
import type { Executor, TableName } from "#data/schema.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { keepOwnData } from "#data/writes/own-data.ts";
import { deleteRows, putRows } from "#data/writes/rows.ts";
import { inventedNumber } from "./parts.ts";
import { removeCampaigns } from "./remove-campaigns.ts";
import { isInvented } from "./store-places.ts";

const counted = [
  "stores",
  "vehicles",
  "cars_for_sale",
  "chain_prices",
  "events",
  "promos",
  "sidebar_art",
  "slides",
] as const;
/** How many rows of each were taken out. */
export type Removed = Record<(typeof counted)[number], number>;

const countOf = async (db: Executor, table: TableName): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0);

/** Takes the invented chain out in one transaction; the catalogue and all that a chain wrote or changed itself stay. */
export async function removeDemoChain(db: Database): Promise<Removed> {
  return importTransaction(db, async (trx) => {
    const count = async () =>
      Object.fromEntries(await Promise.all(counted.map(async (t) => [t, await countOf(trx, t)])));
    const before = await count();
    const drawn = await removeCampaigns(trx);
    await removeStores(trx);
    await removePrices(trx);
    await removeUnusedPictures(trx, drawn);
    await keepOwnData(trx);
    await bumpEverything(trx);
    const after = await count();
    return Object.fromEntries(counted.map((table) => [table, before[table] - after[table]])) as Removed;
  });
}

/** Whether any of the demo's stores stand in the database. */
export async function hasDemoStores(db: Executor): Promise<boolean> {
  const stores = await db.selectFrom("stores").select(["id", "site", "city", "address1"]).execute();
  return stores.some(isInvented);
}

async function removeStores(db: Executor): Promise<void> {
  const stores = (
    await db.selectFrom("stores").select(["id", "site", "city", "address1", "division_id"]).execute()
  ).filter(isInvented);
  for (const { id } of stores) {
    await db.deleteFrom("vehicles").where("store_id", "=", id).execute();
    await db.deleteFrom("cars_for_sale").where("store_id", "=", id).execute();
  }
  const markets = await db
    .selectFrom("market_stores")
    .select("market_id as id")
    .where("store_id", "in", [0, ...stores.map(({ id }) => id)])
    .execute();
  await deleteRows(db, "stores", stores);
  // A market without a desk buys nothing, and a division without a store is empty.
  for (const { id } of markets)
    await sql`delete from markets where id = ${id} and id not in (select market_id from market_stores)`.execute(db);
  for (const id of new Set(stores.map(({ division_id }) => division_id)))
    await sql`delete from divisions where id = ${id} and id not in (select division_id from stores)`.execute(db);
}

/** A price that the chain has changed is its own; a part without one goes back into the catalogue. */
async function removePrices(db: Executor): Promise<void> {
  const rows = await db
    .selectFrom("parts")
    .innerJoin("chain_prices", "chain_prices.part_id", "parts.id")
    .selectAll("parts")
    .select(["chain_prices.price_cents", "chain_prices.core_cents"])
    .execute();
  const own = new Set(
    (await db.selectFrom("store_prices").select("part_id").distinct().execute()).map((row) => row.part_id),
  );
  const invented = rows.flatMap(({ price_cents, core_cents, ...part }) => {
    const item_number = inventedNumber(part.item_number, { price_cents, core_cents });
    return item_number ? [{ ...part, item_number }] : [];
  });
  await deleteRows(
    db,
    "chain_prices",
    invented.map(({ id }) => ({ part_id: id })),
  );
  await putRows(
    db,
    "parts",
    invented.filter(({ id }) => !own.has(id)),
  );
}

const pictureColumns = [
  ["events", "image_id"],
  ["events", "icon_image_id"],
  ["promos", "desktop_image_id"],
  ["promos", "mobile_image_id"],
  ["sidebar_art", "image_id"],
  ["slides", "image_es_id"],
  ["slides", "image_en_id"],
  ["store_maps", "image_id"],
] as const;

/** The demo's pictures that nothing shows any more, neither a campaign nor a car; those of a chain are its own. */
async function removeUnusedPictures(db: Executor, drawn: readonly string[]): Promise<void> {
  const used = pictureColumns.map(
    ([table, column]) => sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  for (const id of drawn) {
    const shown = ["vehicles", "cars_for_sale"].map(
      (table) => sql`exists (select 1 from ${sql.table(table)} where photos like ${`%"${id}"%`})`,
    );
    await sql`delete from images where id = ${id} and id not in (${sql.join(used, sql` union `)})
      and not (${sql.join(shown, sql` or `)})`.execute(db);
  }
}
