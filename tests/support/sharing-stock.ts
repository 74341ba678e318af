import { insertRows } from "#data/writes/rows.ts";
import type { Stock } from "#stock/stock.ts";
import { fillChain } from "./chain.ts";
import { loadTestStock } from "./load-test-stock.ts";
import { withMigrated } from "./migrated.ts";

/** A chain whose model 1001 has a generation, 2000 to 2008, and a sister on the same platform: 2001, 2001 to 2006. */
export const loadSharingStock = (): Promise<Stock> =>
  withMigrated(async (db) => {
    await fillChain(db, { stores: 12, vehicles: 3000, modelsPerMake: 2 });
    const car = { make: "Make 1", model: "Model 1", from_year: 2000, to_year: 2008 };
    const name = { name_es: "1.ª generación", name_en: "1st generation" };
    await insertRows(db.main, "generations", [{ ...car, ...name, note_es: "", note_en: "", changes: "" }]);
    const sister = { sister_make: "Make 2", sister_model: "Model 1", sister_from: 2001, sister_to: 2006 };
    await insertRows(db.main, "sister_models", [{ ...car, ...sister, shares: "platform" }]);
    return loadTestStock(db);
  });
