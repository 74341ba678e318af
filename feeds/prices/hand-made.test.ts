import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { describeEachDatabase } from "#tests/support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-prices-"));
afterAll(() => rmSync(folder, { recursive: true }));

const list = `Desert prices 2026,,,
,,,
item,name,price,core
BODY PARTS,,,
101,Hood,$64.99 ea,
102,"Tail gate, very own",$49.99/ea,
ENGINE,,,
103,Engine cover of our own,"24,99",$5
Total,,3,
`;

const prices = (db: Database) =>
  db.main
    .selectFrom("chain_prices")
    .innerJoin("parts", "parts.id", "chain_prices.part_id")
    .select(["item_number", "name_en", "type", "category", "price_cents"])
    .orderBy("item_number")
    .execute();

describeEachDatabase("a price list made by hand", ({ create }) => {
  it("is read: units, headings as categories, one price for cars and pickups, and no part without its Spanish name", async () => {
    const db = await create(fillChain);
    const path = join(folder, "list.csv");
    writeFileSync(path, list);
    const report = await importFile(db, "prices", path);
    const all = await prices(db);
    expect(all.filter(({ name_en }) => name_en === "Hood")).toMatchObject([
      { item_number: "101", type: "CAR", price_cents: 6499 },
      { item_number: expect.stringMatching(/^REF-/), type: "PU/VAN", price_cents: 6499 },
    ]);
    // What the catalogue does not know is told line by line: its Spanish name is nobody's guess.
    expect(all).toHaveLength(2);
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [6, "name_es"],
      [6, "name_es"],
      [6, "type"],
      [8, "name_es"],
      [8, "name_es"],
      [8, "type"],
    ]);
    expect(english(report.notes).join("\n")).toMatch(
      /Passed over as totals: line 9\.[\s\S]*headings of what follows: lines 4, 7\./,
    );
    // The next list says the one and means both again.
    writeFileSync(path, "item,name,price\n101,Hood,69.99\n");
    await importFile(db, "prices", path);
    expect((await prices(db)).map(({ price_cents }) => price_cents)).toEqual([6999, 6999]);
  });
});
