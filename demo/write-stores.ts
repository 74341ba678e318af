import type { Day } from "#core/local-time.ts";
import type { Executor, StoreHoursRow } from "#data/schema.ts";
import { insertRows } from "#data/writes/rows.ts";
import { keepIdsAbove } from "#data/writes/take-ids.ts";
import { specialDays } from "./holidays.ts";
import { makeMarkets } from "./markets.ts";
import { makeRandom, type Random } from "./random.ts";
import type { Place } from "./store-places.ts";
import { divisions, makeStore, storeServices } from "./stores.ts";
import { hasMap, makeStoreMap, type Yard } from "./yards.ts";

const at = (hours: number) => Math.round(hours * 60);
/** Monday to Friday, Saturday, Sunday: every yard opens all seven days, as the chain says of itself. */
const weeks = [
  [at(8), at(17.5), at(8), at(17.5), at(9), at(17)],
  [at(8), at(18), at(8), at(18), at(8), at(18)],
  [at(9), at(18), at(8), at(18), at(8), at(17)],
  [at(8), at(17), at(8), at(17), at(9), at(16)],
  [at(8.5), at(17.5), at(8), at(17.5), at(8.5), at(17)],
  [at(9), at(17), at(9), at(17), at(9), at(17)],
] as const;

function openingHours(random: Random, storeId: number): StoreHoursRow[] {
  const [weekOpens, weekCloses, satOpens, satCloses, sunOpens, sunCloses] = random.pick(weeks);
  const rows: StoreHoursRow[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const opens = weekday <= 5 ? weekOpens : weekday === 6 ? satOpens : sunOpens;
    const closes = weekday <= 5 ? weekCloses : weekday === 6 ? satCloses : sunCloses;
    rows.push({ store_id: storeId, desk: "store", weekday, opens_minute: opens, closes_minute: closes });
    // The desk that buys cars rests on Sunday.
    if (weekday < 7)
      rows.push({ store_id: storeId, desk: "buying", weekday, opens_minute: opens, closes_minute: closes - 30 });
  }
  return rows;
}

type StoresToWrite = { seed: string; places: readonly Place[]; yards: ReadonlyMap<number, Yard>; today: Day };

export async function writeStores(db: Executor, { seed, places, yards, today }: StoresToWrite): Promise<void> {
  const used = divisions.filter(({ id }) => id === 1 || places.some((place) => place.size === "metals"));
  await insertRows(db, "divisions", used);
  await keepIdsAbove(db, "divisions", divisions.length);
  await insertRows(
    db,
    "stores",
    places.map((place) => makeStore(seed, place, today)),
  );
  const open = places.filter((place) => !place.closed);
  const hours = places.flatMap((place) => openingHours(makeRandom(seed, "hours", place.id), place.id));
  await insertRows(
    db,
    "store_services",
    places.flatMap((place) => storeServices(seed, place)),
  );
  await insertRows(db, "store_hours", hours);
  await insertRows(
    db,
    "special_days",
    open.flatMap((place) => specialDays(place, today)),
  );

  const { markets, stores, places: towns } = makeMarkets(places);
  await insertRows(db, "markets", markets);
  await insertRows(db, "market_stores", stores);
  await insertRows(db, "market_places", towns);
  await keepIdsAbove(db, "markets", Math.max(0, ...markets.map((market) => market.id)));
  await writeMaps(db, open, yards);
}

/** In pieces: five thousand yards have half a million rows. */
async function writeMaps(db: Executor, places: readonly Place[], yards: ReadonlyMap<number, Yard>): Promise<void> {
  const mapped = places.filter(hasMap);
  for (let at = 0; at < mapped.length; at += 200) {
    const maps = mapped.slice(at, at + 200).flatMap((place) => {
      const yard = yards.get(place.id);
      return yard ? [makeStoreMap(place, yard)] : [];
    });
    await insertRows(
      db,
      "store_maps",
      maps.map(({ map }) => map),
    );
    await insertRows(
      db,
      "store_map_zones",
      maps.flatMap(({ zones }) => zones),
    );
    await insertRows(
      db,
      "store_map_rows",
      maps.flatMap(({ rows }) => rows),
    );
  }
}
