import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import type { Stock } from "#stock/stock.ts";
import { loadCatalogStock } from "./catalog-stock.ts";
import { storeRow, vehicleRow } from "./rows.ts";

/** A car and a pickup without a motor of high voltage, one that has nothing else, one that is a hybrid by its fuel alone, and an old one. */
const years: Readonly<Record<string, number>> = { Civic: 2006, "F-150": 2006, Prius: 2006, Camry: 2012, Camaro: 1985 };

/** The whole price list at a yard in Texas that has a few cars, and what is known of every part. */
type More = { name: keyof typeof years; more: Partial<Parameters<typeof vehicleRow>[0]> };

export const loadStockedCatalog = (others: readonly More[] = []): Promise<Stock> =>
  loadCatalogStock(async (db) => {
    const models = await db.main
      .selectFrom("models")
      .select(["id", "name"])
      .where("name", "in", Object.keys(years))
      .execute();
    await insertRows(db.main, "divisions", [{ id: 1, code: "APB", name: "Auto Parts" }]);
    await insertRows(db.main, "stores", [
      storeRow({ id: 1, city: "Fort Worth", state: "TX", postal_code: "76106", latitude: 32.8, longitude: -97.36 }),
    ]);
    await insertRows(db.main, "store_services", [
      { store_id: 1, service: "inventory" },
      { store_id: 1, service: "partpricing" },
    ]);
    await insertRows(
      db.main,
      "vehicles",
      [
        ...Object.entries(years).map(([name, year]) => ({
          name,
          more: { year, fuel: name === "Camry" ? "Hybrid" : "Gas" },
        })),
        ...others,
      ].map(({ name, more }, at) =>
        vehicleRow({ id: at + 1, store_id: 1, model_id: models.find((one) => one.name === name)?.id ?? 0, ...more }),
      ),
    );
    await bumpEverything(db.main);
  });
