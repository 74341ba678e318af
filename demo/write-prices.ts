import { addDays, type Day } from "#core/local-time.ts";
import { listParts } from "#data/queries/feeds-export.ts";
import type { Executor } from "#data/schema.ts";
import { insertRows, putRows } from "#data/writes/rows.ts";
import { makePriceList, makeStorePrices } from "./parts.ts";
import type { Place } from "./store-places.ts";

type PricesToWrite = { seed: string; places: readonly Place[]; today: Day };

/** The parts are the catalogue's; their numbers and prices are the chain's. */
export async function writePrices(db: Executor, { seed, places, today }: PricesToWrite): Promise<void> {
  const list = makePriceList(await listParts(db), `${addDays(today, -12)}T15:00:00.000Z`);
  await putRows(db, "parts", list.parts);
  await insertRows(db, "chain_prices", list.prices);
  // The named yards only: own prices in thousands of benchmark yards would be a million rows that nobody asked for.
  const named = places.filter((place) => place.id < 1000 && place.size !== "metals" && !place.closed);
  const own = makeStorePrices(
    seed,
    list,
    named.map((place) => place.id),
  );
  await insertRows(db, "store_prices", own);
}
