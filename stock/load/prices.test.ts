import { expect, it } from "vitest";
import { insertRows } from "#data/writes/rows.ts";
import { takeIds } from "#data/writes/take-ids.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { loadPrices } from "./prices.ts";

describeEachDatabase("the parts on offer", ({ create }) => {
  it("are the catalogue's until a chain has parts of its own, priced or not", async () => {
    const db = await create();
    const numbers = async () => (await loadPrices(db.main)).parts.map(({ itemNumber }) => itemNumber);
    expect(await numbers()).toContain("REF-101-1");
    const id = await takeIds(db.main, "parts", 1);
    await insertRows(db.main, "parts", [
      { id, item_number: "E4", name_es: "Motor 4 cil", name_en: "Engine 4 cyl", type: "CAR", category: "engine" },
    ]);
    expect(await numbers()).toEqual(["E4"]);
  });
});
