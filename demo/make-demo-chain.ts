import { addDays, type Day, localTimeOf } from "#core/local-time.ts";
import { DataError } from "#data/data-error.ts";
import type { Database } from "#data/database.ts";
import { listParts } from "#data/queries/feeds-export.ts";
import type { Executor, VehicleRow } from "#data/schema.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { insertRows, putRows } from "#data/writes/rows.ts";
import { keepIdsAbove, takeIds } from "#data/writes/take-ids.ts";
import { models } from "./catalog.ts";
import { makePriceList, makeStorePrices } from "./parts.ts";
import { listPlaces, type Place } from "./store-places.ts";
import { makeVehicles, shareVehicles } from "./vehicles.ts";
import { writeCampaigns } from "./write-campaigns.ts";
import { writeStores } from "./write-stores.ts";
import { makeYard } from "./yards.ts";

type PricesToWrite = { seed: string; places: readonly Place[]; today: Day };

/** The parts are the catalogue's; their numbers and prices are the chain's. */
async function writePrices(db: Executor, { seed, places, today }: PricesToWrite): Promise<void> {
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

export type DemoProgress = { what: "stores" | "prices" | "campaigns" | "vehicles"; done: number; total: number };
export type DemoOptions = {
  seed?: string;
  stores?: number;
  vehicles?: number;
  /** The day that dates are counted from; the chain's own today unless told. */
  today?: Day;
  onProgress?: (progress: DemoProgress) => void;
};
type DemoChain = { seed: string; stores: number; vehicles: number; departed: number; today: Day; ms: number };

const demoDefaults = { seed: "yonke", stores: 58, vehicles: 60_000 } as const;
const chainZone = "America/Los_Angeles";
const batch = 4000;

/** The invented chain, written in one transaction into an empty database. Same seed, size and day: the same chain. */
export async function makeDemoChain(db: Database, options: DemoOptions = {}): Promise<DemoChain> {
  const started = Date.now();
  const { seed = demoDefaults.seed, stores = demoDefaults.stores, vehicles = demoDefaults.vehicles } = options;
  const today = options.today ?? localTimeOf(new Date(), chainZone).day;
  const tell = options.onProgress ?? (() => {});
  const departed = Math.round(vehicles / 4);
  await importTransaction(db, async (trx) => {
    await refuseUnlessEmpty(trx);
    const places = await listPlaces(trx, stores);
    const shares = shareVehicles(places, vehicles);
    const yards = new Map(places.map((place) => [place.id, makeYard(seed, place, shares.get(place.id) ?? 0)]));
    await writeStores(trx, { seed, places, yards, today });
    tell({ what: "stores", done: places.length, total: places.length });
    await writePrices(trx, { seed, places, today });
    tell({ what: "prices", done: 1, total: 1 });
    const carsForSale = await writeCampaigns(trx, { seed, places, today });
    tell({ what: "campaigns", done: carsForSale, total: carsForSale });

    let firstId = await takeIds(trx, "vehicles", vehicles + departed);
    let firstSerial = carsForSale + 1;
    const gone = shareVehicles(places, departed);
    let waiting: VehicleRow[] = [];
    let done = 0;
    const flush = async () => {
      await insertRows(trx, "vehicles", waiting);
      done += waiting.length;
      waiting = [];
      tell({ what: "vehicles", done, total: vehicles + departed });
    };
    for (const place of yardsOf(places)) {
      const [here, left] = [shares.get(place.id) ?? 0, gone.get(place.id) ?? 0];
      const yard = yards.get(place.id);
      if (!yard) continue;
      for (const row of makeVehicles(seed, { place, yard, here, left, firstId, firstSerial }, today)) {
        waiting.push(row);
        if (waiting.length >= batch) await flush();
      }
      firstId += here + left;
      firstSerial += here + left;
    }
    await flush();
    await keepIdsAbove(trx, "stores", Math.max(...places.map((place) => place.id)));
    await bumpEverything(trx);
  });
  return { seed, stores, vehicles, departed, today, ms: Date.now() - started };
}

const yardsOf = (places: readonly Place[]) => places.filter((place) => place.size !== "metals" && !place.closed);

async function refuseUnlessEmpty(db: Executor): Promise<void> {
  const store = await db.selectFrom("stores").select("id").limit(1).executeTakeFirst();
  if (store) throw new DataError("The database already holds stores; the demo chain needs an empty one.");
  const names = await db
    .selectFrom("models")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["models.id", "models.name", "makes.name as make"])
    .execute();
  const here = new Map(names.map(({ id, make, name }) => [id, `${make} ${name}`]));
  if (models.some(({ id, make, name }) => here.get(id) !== `${make} ${name}`))
    throw new DataError(
      "The makes and models here are not those of the program; the demo chain needs an empty database.",
    );
}
