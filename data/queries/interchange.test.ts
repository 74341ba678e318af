import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { insertRows } from "../writes/rows.ts";
import { listInterchange } from "./interchange.ts";

describeEachDatabase("the licensed table", ({ create }) => {
  test("is read whole and once, however many slices it takes", async () => {
    const db = await create();
    const rows = Array.from({ length: 11_000 }, (_, at) => ({
      part: at % 3 ? "Faro" : "601-1",
      group_code: `G${at % 500}`,
      make: "Honda",
      model: at % 2 ? "Civic" : "Accord",
      from_year: 1950 + (Math.floor(at / 500) % 22),
      to_year: 2020,
    }));
    await insertRows(db.main, "interchange", rows);
    const keys = new Set<string>();
    const sizes: number[] = [];
    for await (const slice of listInterchange(db.main)) {
      sizes.push(slice.length);
      for (const row of slice) keys.add(JSON.stringify(row));
    }
    expect(sizes).toEqual([5000, 5000, 1000]);
    expect(keys.size).toBe(11_000);
  });

  test("is empty without a licence", async () => {
    const db = await create();
    expect(await listInterchange(db.main).next()).toEqual({ done: true, value: undefined });
  });
});
