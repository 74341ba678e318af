import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { SaidWords } from "#data/queries/file-words.ts";
import { fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-sale-price-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeEachDatabase("the price of a car for sale that is far from today's", ({ create }) => {
  it("is asked about, the car as it was meanwhile, and is what somebody says", async () => {
    const db = await create(fillChain);
    const bring = (price: string, color: string, said?: SaidWords) => {
      const path = join(folder, "sale.csv");
      writeFileSync(
        path,
        `store,stock_number,year,make,model,color,price\nFW1,S1,2008,Ford,F-150,${color},${price}\nFW1,S2,2009,Toyota,Camry,white,1995\n`,
      );
      return importFile(db, "cars-for-sale", path, { ...(said && { said }) });
    };
    const car = () =>
      db.main
        .selectFrom("cars_for_sale")
        .where("stock_number", "=", "S1")
        .select(["price_cents", "color"])
        .executeTakeFirstOrThrow();
    await bring("2995", "white");
    const [white] = [await car()];
    const odd = await bring("29.95", "red");
    expect(odd).toMatchObject({ outcome: "unchanged", waiting: 1, absent: 0 });
    expect(odd.questions).toMatchObject([
      { kind: "price", about: { es: "2008 Ford F-150" }, amounts: { before: 299500, now: 2995 }, choices: [] },
    ]);
    expect(await car()).toEqual(white);
    // Today's is kept, and the rest of the line is as good as before.
    await bring("29.95", "red", { price: { "S1 2995": "" } });
    expect(await car()).toMatchObject({ price_cents: 299500, color: "rojo" });
    await bring("29.95", "red", { price: { "S1 2995": "2995" } });
    expect(await car()).toMatchObject({ price_cents: 2995 });
  });
});
