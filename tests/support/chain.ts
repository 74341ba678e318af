import type { Database } from "#data/database.ts";
import type { VehicleRow } from "#data/schema.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import { emptyCatalog } from "./empty-catalog.ts";
import { storeRow, vehicleRow } from "./rows.ts";

export type ChainSize = { stores: number; vehicles: number; makes?: number; modelsPerMake?: number; departed?: number };

/** A small generator of numbers that is the same everywhere, so that a failing test can be run again. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** Real places, so that distances and postal codes mean something. */
const places = [
  ["Rancho Cordova", "CA", "95670", 38.6043, -121.2803, "America/Los_Angeles"],
  ["Newark", "CA", "94560", 37.5069, -122.0356, "America/Los_Angeles"],
  ["Chula Vista", "CA", "91911", 32.608, -117.056, "America/Los_Angeles"],
  ["Fort Worth", "TX", "76106", 32.8035, -97.3588, "America/Chicago"],
  ["Chicago", "IL", "60501", 41.7819, -87.8241, "America/Chicago"],
  ["Columbus", "OH", "43207", 39.9044, -82.9748, "America/New_York"],
  ["Providence", "RI", "02909", 41.8174, -71.4477, "America/New_York"],
  ["Calgary", "AB", "T2C 1A1", 50.9797, -114.0016, "America/Edmonton"],
  ["Surrey", "BC", "V3W 3K8", 49.1366, -122.8551, "America/Vancouver"],
] as const;

/** For tests that ask for no place but those of the stores: all 44,000 codes take half a second of every reading of the chain. */
export async function keepOwnCodes(db: Database): Promise<void> {
  const own = places.flatMap(([, , code]) => [code, code.slice(0, 3)]);
  await db.main.deleteFrom("postal_codes").where("code", "not in", own).execute();
}

/** Fills an empty database with a chain of any size: makes 1…, models make × 1000 + 1…, stores 1…. */
export async function fillChain(db: Database, size: ChainSize, seed = 7): Promise<void> {
  const { stores, vehicles, makes = 6, modelsPerMake = 8, departed = 0 } = size;
  const random = createRandom(seed);
  await db.main.transaction().execute(async (trx) => {
    await emptyCatalog(trx);
    await insertRows(trx, "divisions", [
      { id: 1, code: "APB", name: "Auto Parts" },
      { id: 2, code: "TRK", name: "Trucks" },
    ]);
    const makeRows = Array.from({ length: makes }, (_, at) => ({ id: at + 1, name: `Make ${at + 1}` }));
    await insertRows(trx, "makes", makeRows);
    const models = makeRows.flatMap((make) =>
      Array.from({ length: modelsPerMake }, (_, at) => ({
        id: make.id * 1000 + at + 1,
        make_id: make.id,
        name: `Model ${at + 1}`,
        body: at % 2 ? "sedan" : "pickup",
        years: "",
      })),
    );
    await insertRows(trx, "models", models);
    const storeRows = Array.from({ length: stores }, (_, at) => {
      const [city, state, postal, latitude, longitude, zone] = places[at % places.length] as (typeof places)[number];
      const spread = at < places.length ? 0 : (random(2000) - 1000) / 250;
      return storeRow({
        id: at + 1,
        division_id: 1 + random(2),
        city,
        state,
        country: zone.includes("Edmonton") || zone.includes("Vancouver") ? "CA" : "US",
        postal_code: at < places.length ? postal : "99999",
        latitude: latitude + spread,
        longitude: longitude + spread,
        time_zone: zone,
        list_text: `${city} ${at + 1}`,
        map_text_line1: `${city}, ${state}`,
        active: at % 17 === 16 ? 0 : 1,
      });
    });
    await insertRows(trx, "stores", storeRows);
    const services = storeRows.flatMap(({ id }) =>
      (["inventory", "partpricing", "wesellcars", "buyscars"] as const)
        .filter((_, at) => (id + at) % 3 !== 0)
        .map((service) => ({ store_id: id, service })),
    );
    await insertRows(trx, "store_services", services);
    const colors = ["blanco", "plata", "negro", "azul", "Seafoam"];
    const total = vehicles + departed;
    for (let from = 0; from < total; from += 5000) {
      const rows: VehicleRow[] = [];
      for (let at = from; at < Math.min(total, from + 5000); at++) {
        const left = at >= vehicles;
        const set = new Date(Date.now() - random(90) * 86_400_000).toISOString().slice(0, 10);
        rows.push(
          vehicleRow({
            id: at + 1,
            store_id: 1 + random(stores),
            model_id: models[random(models.length)]?.id as number,
            year: 1990 + random(30),
            vin: random(20) === 0 ? "" : `1HGCM826${String(at).padStart(9, "0")}`,
            color: colors[random(colors.length)] as string,
            engine: ["2.4L L4 DOHC", "3.5L V6 SOHC", ""][random(3)] as string,
            row: String(1 + random(60)),
            date_set: set,
            left_on: left ? new Date().toISOString().slice(0, 10) : null,
            left_how: left ? "gone" : null,
          }),
        );
      }
      await insertRows(trx, "vehicles", rows);
    }
    await bumpEverything(trx);
  });
}
