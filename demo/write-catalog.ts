import { addDays, type Day } from "#core/local-time.ts";
import type { Executor } from "#data/schema.ts";
import { insertRows } from "#data/writes/rows.ts";
import { keepIdsAbove } from "#data/writes/take-ids.ts";
import { makeAliasRows, makes, modelAliasRows, modelRows } from "./catalog.ts";
import { makePriceList, makeStorePrices } from "./parts.ts";
import type { Place } from "./store-places.ts";

export async function writeCatalog(db: Executor): Promise<void> {
  const models = modelRows();
  await insertRows(db, "makes", makes);
  await insertRows(db, "make_aliases", makeAliasRows());
  await insertRows(db, "models", models);
  await insertRows(db, "model_aliases", modelAliasRows());
  await keepIdsAbove(db, "makes", Math.max(...makes.map((make) => make.id)));
  await keepIdsAbove(db, "models", Math.max(...models.map((model) => model.id)));
}

type PricesToWrite = { seed: string; places: readonly Place[]; today: Day };

export async function writePrices(db: Executor, { seed, places, today }: PricesToWrite): Promise<void> {
  const list = makePriceList(`${addDays(today, -12)}T15:00:00.000Z`);
  await insertRows(db, "parts", list.parts);
  await insertRows(db, "part_synonyms", list.synonyms);
  await insertRows(db, "chain_prices", list.prices);
  await keepIdsAbove(db, "parts", list.parts.length);
  // The named yards only: own prices in thousands of benchmark yards would be a million rows that nobody asked for.
  const named = places.filter((place) => place.id < 1000 && place.size !== "metals" && !place.closed);
  const own = makeStorePrices(
    seed,
    list,
    named.map((place) => place.id),
  );
  await insertRows(db, "store_prices", own);
}
