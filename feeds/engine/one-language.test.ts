import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { keepLanguages } from "#data/writes/chain-settings.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { fillChain, importFile } from "./fixtures/chain.ts";

const folder = mkdtempSync(join(tmpdir(), "one-language-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describeEachDatabase("a file in one language", (maker) => {
  const namesOf = (db: Database, number: string) =>
    db.main.selectFrom("parts").select(["name_es", "name_en"]).where("item_number", "=", number).execute();

  it("is enough for a chain whose site speaks that alone, and keeps what the catalogue says in the other", async () => {
    const db = await maker.create(fillChain);
    const list = write(
      "list.csv",
      "item_number,nombre,tipo,categoría,precio\nX-1,Sensor de lluvia,CAR,electrical,9.99\n",
    );
    expect(await importFile(db, "prices", list)).toMatchObject({ accepted: 0, rejected: 1 });
    await keepLanguages(db, ["es"]);
    expect(await importFile(db, "prices", list)).toMatchObject({ accepted: 1, rejected: 0 });
    expect(await namesOf(db, "X-1")).toEqual([{ name_es: "Sensor de lluvia", name_en: "Sensor de lluvia" }]);

    const both = write("both.csv", "item_number,name_es,name_en,type,category\nX-2,Birlo,Lug,CAR,wheels\n");
    await importFile(db, "parts", both);
    await importFile(db, "parts", write("own.csv", "item_number,name_es\nX-2,Birlo de rueda\n"));
    expect(await namesOf(db, "X-2")).toEqual([{ name_es: "Birlo de rueda", name_en: "Lug" }]);

    const event = "id,title_es,starts_at,ends_at,stores\n700,Venta,2026-12-01 08:00,2026-12-02 17:00,FW1\n";
    expect(await importFile(db, "events", write("events.csv", event))).toMatchObject({ accepted: 1, rejected: 0 });
  });

  it("takes a list in one of two languages again, once its parts are there under their names", async () => {
    const db = await maker.create(fillChain);
    await importFile(
      db,
      "parts",
      write("first.csv", "item_number,name_es,name_en,type,category\nX-3,Birlo,Lug,CAR,wheels\n"),
    );
    const again = (price: string, name: string) =>
      importFile(db, "prices", write(`again-${price}.csv`, `item_number,name,type,price\nX-3,${name},car,${price}\n`));
    expect(await again("5", "LUG")).toMatchObject({ accepted: 1, rejected: 0 });
    expect(await again("6", "Lug")).toMatchObject({ accepted: 1, rejected: 0, changed: 1 });
    expect(await again("7", "Wheel stud")).toMatchObject({ accepted: 0, rejected: 1 });
    expect(await namesOf(db, "X-3")).toEqual([{ name_es: "Birlo", name_en: "Lug" }]);
  });

  it("is in the chain's own language, where the record is new", async () => {
    const db = await maker.create(fillChain);
    await keepLanguages(db, ["en"]);
    const report = await importFile(
      db,
      "prices",
      write("foreign.csv", "item_number,nombre,type,category,price\nX-1,Sensor de lluvia,CAR,electrical,9.99\n"),
    );
    expect(report).toMatchObject({ accepted: 0, rejected: 1 });
    expect(report.problems.map(({ column }) => column)).toContain("name_en");
    await keepLanguages(db, ["es", "en"]);
    expect(await importFile(db, "parts", write("one.csv", "item_number,name_es\nX-9,Birlo\n"))).toMatchObject({
      accepted: 0,
    });
  });
});
