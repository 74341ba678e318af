import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import type { Stock } from "#stock/stock.ts";
import { fillChain } from "./chain.ts";
import { loadTestStock } from "./load-test-stock.ts";
import { fillLookups } from "./lookups.ts";
import { withMigrated } from "./migrated.ts";
import { partRow, vehicleRow } from "./rows.ts";

/** Model 2 of make 1 is a sedan, model 1 a pickup. */
export const sedan = 1002;
export const pickup = 1001;

const price = {
  core_cents: 800,
  warranty_cents: null,
  environmental_cents: null,
  note_es: "",
  note_en: "",
  updated_at: "2026-11-01T00:00:00.000Z",
};
const sizes = [
  ["de 4 cilindros", "4-cylinder"],
  ["de 6 cilindros", "6-cylinder"],
] as const;

const facts = {
  shared: "engine" as const,
  tools_es: "Dado de 14 mm|Maneral",
  tools_en: "14 mm socket|Ratchet",
  minutes_from: 60,
  minutes_to: 120,
  check_es: "Mire el aceite.",
  check_en: "Look at the oil.",
  danger: "heavy",
  who: "visitor" as const,
  prepared: "",
};

/**
 * Cars of two models, and parts in several kinds. Yards 1 and 2 are 88 miles apart, 3 is 440 miles from 1; 2 has no
 * price list, 1 has a map. Parts 20 and 21 are engines for cars, 30 one for pickups, 40 only pickups have.
 */
export const loadPartStock = (): Promise<Stock> =>
  withMigrated(async (db) => {
    let id = 0;
    const car = (store_id: number, date_set: string, more = {}) =>
      vehicleRow({ id: ++id, store_id, model_id: sedan, year: 2001, engine: "3.0L V6", date_set, ...more });
    /** Cars that left after so many days. */
    const left = (store_id: number, model_id: number, left_on: string, count: number) =>
      Array.from({ length: count }, () => car(store_id, "2026-01-01", { model_id, left_on, left_how: "gone" }));
    await fillChain(db, { stores: 9, vehicles: 0 });
    await fillLookups(db);
    await insertRows(db.main, "parts", [
      ...sizes.map(([es, en], at) => partRow({ id: 20 + at, name_es: `Motor ${es}`, name_en: `Engine, ${en}` })),
      partRow({ id: 30, name_es: "Motor de 8 cilindros", name_en: "Engine, 8-cylinder", type: "PU/VAN" }),
      partRow({ id: 40, name_es: "Caja de troca", name_en: "Truck bed", type: "PU/VAN" }),
    ]);
    await insertRows(
      db.main,
      "chain_prices",
      [20, 21, 30, 40].map((part_id) => ({ part_id, ...price, price_cents: part_id * 1000 })),
    );
    await insertRows(db.main, "part_facts", [{ name_es: "Motor", name_en: "Engine", ...facts }]);
    await insertRows(db.main, "vehicles", [
      car(1, "2026-11-14"),
      car(1, "2026-10-20", { year: 2003, engine: "2.4L I4" }),
      car(2, "2026-11-01"),
      car(2, "2026-11-02"),
      car(2, "2026-09-02"),
      car(3, "2026-11-10", { year: 1990 }),
      ...left(1, sedan, "2026-02-10", 9),
      ...left(2, pickup, "2026-03-02", 12),
    ]);
    await bumpEverything(db.main);
    return loadTestStock(db);
  });
