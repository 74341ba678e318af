import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { type KeyedTable, keyColumns } from "#data/keys.ts";
import { english } from "#feeds/engine/fixtures/rows.ts";
import { feedIds, feeds } from "#feeds/feeds.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { emptyCatalog } from "#tests/support/empty-catalog.ts";
import type { Columns } from "./columns.ts";
import { runExport } from "./export.ts";
import { feedFile, fillChain, importFile } from "./fixtures/chain.ts";
import { reportText } from "./report-text.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-wrong-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const fixture = (name: string) => feedFile(`engine/fixtures/wrong/${name}`);

async function fillSamples(db: Database): Promise<void> {
  await emptyCatalog(db.main);
  await fillChain(db);
  // Few, but those of the samples.
  await importFile(db, "catalog", feedFile("engine/fixtures/models.csv"));
  // Two thousand rows that came along; run.slow.test.ts reads them all.
  for (const table of ["generations", "sister_models", "part_facts"] as const)
    await db.main.deleteFrom(table).execute();
  for (const feed of feedIds) await importFile(db, feed, feedFile(`${feed}/sample.csv`));
}

/** All rows, without the instants of reading and pricing. */
async function everything(db: Database): Promise<string> {
  const all: unknown[] = [];
  for (const table of Object.keys(keyColumns) as KeyedTable[]) {
    const keys = sql.join(keyColumns[table].map((column) => sql.ref(column)));
    const { rows } = await sql`select * from ${sql.table(table)} order by ${keys}`.execute(db.main);
    all.push([table, rows]);
  }
  return JSON.stringify(all).replace(/"stock_read_at":"[^"]*"/g, "");
}

const cars = (db: Database) =>
  db.main
    .selectFrom("vehicles")
    .select(["stock_number", "date_set", "row", "photos"])
    .orderBy("stock_number")
    .execute();
const header = "store,stock_number,vin,year,make,model,photo_urls\n";

describeEachDatabase("data that would be wrong without a word", (maker) => {
  const chain = () => maker.create(fillChain);
  const withSamples = () => maker.create(fillSamples);

  it("recognises a file that writes the day first, from all of its lines", async () => {
    const db = await chain();
    const report = await importFile(db, "inventory", fixture("day-first.csv"));
    expect(report).toMatchObject({ accepted: 3, rejected: 0 });
    expect(english(report.notes).join(" ")).toContain("writes the day first, as in 25/06/2026 (line 2)");
    expect((await cars(db)).map((car) => car.date_set)).toEqual(["2026-06-25", "2026-11-05", "2026-11-05"]);
  });

  it("refuses a file that writes dates both ways, and one in which no line tells, until somebody does", async () => {
    const db = await chain();
    const mixed = await importFile(db, "inventory", fixture("mixed-dates.csv"));
    expect(mixed).toMatchObject({ outcome: "refused", read: 0 });
    expect(english(mixed.refusals).join(" ")).toContain(
      "25/06/2026 (line 2) has the day first, 06/25/2026 (line 3) the month",
    );
    const either = await importFile(db, "inventory", fixture("either-dates.csv"));
    expect(either).toMatchObject({ outcome: "refused", read: 0 });
    expect(english(either.refusals).join(" ")).toMatch(
      /05\/06\/2026 \(line 2\) can be read two ways.*--dates day or --dates month/,
    );
    expect(await cars(db)).toEqual([]);
    for (const [dates, day] of [
      ["month", "2026-05-06"],
      ["day", "2026-06-05"],
    ] as const) {
      expect((await importFile(db, "inventory", fixture("either-dates.csv"), { dates })).notes).toEqual([]);
      expect(await cars(db)).toMatchObject([{ date_set: day }]);
    }
    const same = write("same.csv", "store,stock_number,year,make,model,date_set\nFW1,D1,2003,Honda,Fit,05/05/2026\n");
    expect((await importFile(db, "inventory", same)).outcome).toBe("written");
  });

  it("keeps to a file's habit when one line in hundreds slips", async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `FW1,S${i},2003,Honda,Accord,06/25/2026\n`).join("");
    const path = write(
      "slip.csv",
      `store,stock_number,year,make,model,date_set\n${lines}FW1,X,2003,Honda,Fit,25/06/2026\n`,
    );
    const report = await importFile(await chain(), "inventory", path);
    // The slip is told; its car comes in without that date.
    expect(report).toMatchObject({
      ...{ accepted: 201, rejected: 0, warningCount: 1 },
      warnings: [{ line: 202, column: "date_set", value: "25/06/2026" }],
    });
  });

  it("stops at a column that looks like one that matters, by its name or by what stands in it", async () => {
    const db = await withSamples();
    const before = await everything(db);
    for (const [feed, text, asked] of [
      ["prices", "stor,item_number,price\nFW1,S-9001,1.00\n", '"stor" might be "store"'],
      ["prices", "Almacén,item_number,price\nFW1,S-9001,1.00\n", '"Almacén" might be "store"'],
      ["prices", "K1,item_number,price\nFort Worth,S-9001,1.00\nFW1,S-9002,1.00\n", '"K1" might be "store"'],
      ["prices", "item_number,list cost\nS-9001,1.00\n", '"list cost" might be "price"'],
      ["inventory", "store,Stk No,vin,year,make,model\nOK9,1,,2003,Honda,Fit\n", '"Stk No" might be "stock_number"'],
      ["inventory", "store,stock,Serial No,year,make,model\nOK9,1,,2003,Honda,Fit\n", '"Serial No" might be "vin"'],
      ["special-days", "Plaza,day,closed\nFW1,2027-01-01,yes\n", '"Plaza" might be "store"'],
    ] as const) {
      const report = await importFile(db, feed, write("asked.csv", text));
      expect(report.outcome, asked).toBe("refused");
      expect(english(report.refusals).join(" ")).toContain(asked);
    }
    expect(await everything(db)).toBe(before);
    const named = write("named.csv", "stor,item_number,price\nFW1,S-9001,30.00\n");
    expect(await importFile(db, "prices", named, { storeId: 1 })).toMatchObject({ outcome: "written" });
  });

  it("gives no store the cars of another, whose file was taken for its own", async () => {
    const db = await chain();
    const line = (store: string, stock: string) => `${store},${stock},,2003,Honda,Accord,\n`;
    await importFile(db, "inventory", write("own.csv", header + line("FW1", "F1")));
    const theirs = write("theirs.csv", header + line("Portland", "P1") + line("PO1", "P2"));
    const report = await importFile(db, "inventory", theirs, { storeId: 1 });
    expect(report).toMatchObject({ outcome: "refused", accepted: 0, rejected: 0, elsewhere: 2, gone: 0 });
    expect(english(report.refusals)).toEqual([expect.stringContaining("about another store")]);
    const mixed = write("both.csv", header + line("102", "F1") + line("Yard code of theirs", "F2") + line("DA1", "D1"));
    expect(await importFile(db, "inventory", mixed, { storeId: 1 })).toMatchObject({
      created: 0,
      rejected: 1,
      elsewhere: 1,
      absent: 0,
    });
    expect((await cars(db)).map((car) => car.stock_number)).toEqual(["F1"]);
    // Where no line names a store of the chain, the column means something else.
    const words = write("words.csv", header + line("Yard code of theirs", "F2") + line("North gate", "F3"));
    expect(await importFile(db, "inventory", words, { storeId: 1 })).toMatchObject({ created: 2, rejected: 0 });
  });

  it("reads Spanish names of columns, and rows without the word for row", async () => {
    const db = await chain();
    expect(await importFile(db, "inventory", fixture("spanish.csv"))).toMatchObject({
      created: 2,
      rejected: 0,
      notes: [],
    });
    expect(await cars(db)).toMatchObject([{ row: "12", date_set: "2026-05-11" }, { row: "A7" }]);
  });

  it("passes over a title above the names of the columns", async () => {
    const db = await chain();
    const report = await importFile(db, "inventory", fixture("title.csv"));
    expect(report).toMatchObject({
      format: "semicolon",
      created: 1,
      rejected: 1,
      problems: [{ line: 6, column: "year" }],
    });
    const nameless = Array.from({ length: 12 }, (_, i) => `FW1,U${i},2003\n`).join("");
    expect(english((await importFile(db, "inventory", write("nameless.csv", nameless))).refusals).join(" ")).toContain(
      "names none of this feed's columns",
    );
  });

  it("changes nothing by a column that is absent, in every feed", async () => {
    const db = await withSamples();
    await importFile(
      db,
      "prices",
      write("core.csv", "store,item_number,price,core,note_es,note_en\n,S-9002,50,9.00,Con tapa,With lid\n"),
    );
    const before = await everything(db);
    for (const feed of feedIds) {
      const path = join(folder, `${maker.kind}-${feed}.csv`);
      await runExport(db, { feed, path });
      const [names = [], ...lines] = readFileSync(path, "utf8")
        .replace("\ufeff", "")
        .split("\r\n")
        .filter(Boolean)
        .map((line) => splitCells(line));
      for (const [i, name] of names.entries()) {
        if ((feeds[feed].columns as Columns)[name]?.required) continue;
        const cells = [names, ...lines].map((line) => line.filter((_, j) => j !== i).join(","));
        const report = await importFile(db, feed, write(`without.csv`, `${cells.join("\n")}\n`));
        expect(report, `${feed} without ${name}`).toMatchObject({ created: 0, changed: 0, gone: 0 });
      }
      expect(await everything(db), feed).toBe(before);
    }
  });

  it("takes what a store's new price does not say from the chain's list", async () => {
    const db = await withSamples();
    const list = write("list.csv", "item_number,price,core,warranty_price\nS-9002,50,9.00,11\n");
    await importFile(db, "prices", list);
    await importFile(db, "prices", write("own.csv", "store,item_number,price\nFW1,S-9002,45\n"));
    const own = await db.main.selectFrom("store_prices").selectAll().where("price_cents", "=", 4500).execute();
    expect(own).toMatchObject([{ core_cents: 900, warranty_cents: 1100 }]);
  });

  it("tells about photos that are none, and about one VIN under two numbers", async () => {
    const db = await chain();
    const vin = "1HGCM82633A004352";
    copyFileSync(feedFile("promos/sample-es.png"), join(folder, "real.png"));
    write("car.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
    const path = write(
      "told.csv",
      `${header}FW1,A1,${vin},2003,Honda,Accord,real.png|car.heic|notes.txt\nPO1,A2,${vin},2003,Honda,Accord,http:nothing\n`,
    );
    const report = await importFile(db, "inventory", path);
    expect(report.warnings.filter(({ column }) => column === "photo_urls")).toMatchObject([
      {
        line: 2,
        value: "car.heic",
        reason: { en: expect.stringContaining("HEIC photo: send it as JPEG"), es: expect.stringContaining("en JPEG") },
      },
      { line: 2, value: "notes.txt", reason: { en: expect.stringContaining("not the name of a picture") } },
      { line: 3, value: "http:nothing" },
    ]);
    expect(english(report.notes).join(" ")).toContain(`The VIN ${vin} stands under 2 cars: A1 at FW1, A2 at PO1`);
  });

  it("rejects the line that gives one car's VIN to another, and lets neither leave", async () => {
    const db = await chain();
    const [one, two] = ["1HGCM82633A004352", "JTDKB20U077700121"];
    const line = (stock: string, vin: string) => `FW1,${stock},${vin},2003,Honda,Accord,\n`;
    await importFile(db, "inventory", write("vins.csv", header + line("A1", one) + line("A2", two)));
    const report = await importFile(db, "inventory", write("twice.csv", header + line("A1", one) + line("A2", one)));
    expect(report).toMatchObject({ accepted: 1, rejected: 1, changed: 0, absent: 0 });
    expect(report.problems).toMatchObject([{ line: 3, column: "vin", value: one }]);
    expect(report.problems[0]?.reason.en).toContain("is the VIN of stock number A1");
    const other = await importFile(db, "inventory", write("first.csv", header + line("A2", one) + line("A1", one)));
    expect(other).toMatchObject({ accepted: 1, rejected: 1, absent: 0 });
  });

  it("names what a preview would do, and writes the rejected lines with their reasons", async () => {
    const db = await chain();
    const line = (store: string, stock: string, year = "2003") => `${store},${stock},,${year},Honda,Accord,\n`;
    await importFile(db, "inventory", write("had.csv", header + line("FW1", "H1") + line("FW1", "H2")));
    const path = write(
      "mixed.csv",
      header + line("FW1", "H1", "2004") + line("Atlantis", "R1") + line("FW1", "=R2", "x") + line("FW1", "N1"),
    );
    const rejects = join(folder, `${maker.kind}-rejects.csv`);
    const report = await importFile(db, "inventory", path, { preview: true, rejects });
    expect(report.named).toEqual({ new: ["N1"], changed: ["H1"], gone: [], absent: ["H2"] });
    expect(reportText(report, "en")).toContain("  New: N1\n  Changed: H1\n  Not in the file: H2\n");
    expect(readFileSync(rejects, "utf8").split("\r\n")).toEqual([
      "\ufeffstore,stock_number,vin,year,make,model,photo_urls,motivo_del_rechazo,reason",
      expect.stringMatching(
        /^Atlantis,R1,,2003,Honda,Accord,,"store no es un patio de esta cadena.*,"store is no store of this chain/,
      ),
      'FW1,\'=R2,,x,Honda,Accord,,"year está vacío o no es un año, y el VIN no lo dice. Escriba cuatro cifras, así: 2003.","year is empty or no year, and the VIN does not tell. Write four digits, like 2003."',
      "",
    ]);
  });

  it("rejects words whose accents were broken on the way", async () => {
    const db = await withSamples();
    const rubbish = Buffer.from("punterías").toString("latin1");
    const names = "item_number,name_es,name_en,type,category\n";
    const path = write(
      "rubbish.csv",
      `${names}Z-1,${rubbish},Lifters,CAR,engine\nZ-2,PUNTERÍAS São,Lifters,CAR,engine\n`,
    );
    expect(await importFile(db, "parts", path)).toMatchObject({
      accepted: 1,
      problems: [{ line: 2, column: "name_es", reason: { en: expect.stringContaining("CSV UTF-8") } }],
    });
  });

  it("tells about links that lead nowhere", async () => {
    const db = await chain();
    const slide = "x1,1,Hola,Hi,Ver,See,/precios-de-pieza,/part-pricing,hero\n";
    const names = "slug,position,title_es,title_en,link_text_es,link_text_en,url_es,url_en,art\n";
    const isPage = (address: string) => address === "/part-pricing";
    const report = await importFile(db, "slides", write("dead.csv", names + slide), { isPage });
    expect(report.warnings).toMatchObject([{ line: 2, column: "url_es", value: "/precios-de-pieza" }]);
  });
});

/** The cells of a line as they stand in the file, quotation marks included. */
function splitCells(line: string): string[] {
  return (
    line
      .match(/(?:"(?:[^"]|"")*"|[^,]*)(?:,|$)/g)
      ?.map((cell) => cell.replace(/,$/, ""))
      .slice(0, -1) ?? []
  );
}
