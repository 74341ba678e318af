import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { insertRows } from "#data/writes/rows.ts";
import type { Stock } from "#stock/stock.ts";
import { fillChain } from "#tests/support/chain.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { partRow } from "#tests/support/rows.ts";
import { priceCsv } from "./price-files.ts";

describe("the price list as a spreadsheet", () => {
  let stock: Stock;
  const fill = async (db: Database) => {
    await fillChain(db, { stores: 2, vehicles: 0 });
    const price = { note_es: "", note_en: "", updated_at: "2026-11-01T00:00:00.000Z" };
    await db.main.transaction().execute(async (trx) => {
      await insertRows(trx, "parts", [
        partRow({ id: 1, name_es: "Marcha", name_en: "Starter", category: "electrical" }),
        partRow({ id: 2, name_es: "Cofre, aluminio", name_en: "Hood, aluminum", type: "PU/VAN", category: "body" }),
        partRow({ id: 3, name_es: "=1+1", name_en: 'Rim, 15"', category: "body" }),
      ]);
      await insertRows(trx, "chain_prices", [
        { part_id: 1, price_cents: 3299, core_cents: 1000, warranty_cents: 799, environmental_cents: null, ...price },
        { part_id: 2, price_cents: 6499, core_cents: 0, warranty_cents: null, environmental_cents: 50, ...price },
        {
          part_id: 3,
          price_cents: 100,
          core_cents: 0,
          warranty_cents: null,
          environmental_cents: null,
          ...price,
          note_es: "1E5",
          note_en: "3-4",
        },
      ]);
      await bumpEverything(trx);
    });
    return loadTestStock(db);
  };
  beforeAll(async () => {
    stock = await withMigrated(fill);
  });

  test("has a mark for UTF-8, the import's columns, every price, and nothing that a spreadsheet runs or changes", () => {
    const text = priceCsv(stock, 1, new Date("2026-11-15T18:00:00Z"));
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.slice(1).split("\r\n")).toEqual([
      "store,item_number,name_es,name_en,type,category,price,core,warranty_price,environmental_fee,note,total,sale_price,updated",
      `1,'3-1,'=1+1,"Rim, 15""",CAR,body,1.00,0.00,,,'1E5,1.00,,2026-11-01`,
      `1,'2-1,"Cofre, aluminio","Hood, aluminum",PU/VAN,body,64.99,0.00,,0.50,,64.99,,2026-11-01`,
      "1,'1-1,Marcha,Starter,CAR,electrical,32.99,10.00,7.99,,,42.99,,2026-11-01",
      "",
    ]);
  });
});
