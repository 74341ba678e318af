import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dataFilePath, dataTables, findDataFile } from "#site/open-data.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { createKeptFiles } from "./kept-files.ts";
import { packFile } from "./pack-file.ts";
import { tables } from "./tables.ts";
import { writeTable } from "./write-table.ts";

const about = {
  name: "Yonke: stock",
  date: "2026-11-16T12:00:00.000Z",
  licence: "CC-BY-4.0",
  source: "http://x.test/",
};
const stock = await loadSmallStock({ stores: 9, vehicles: 900 });
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "open-data-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function textOf(format: "csv" | "ndjson" | "json", table: (typeof tables)["stock"], from: Stock = stock) {
  const pieces: Buffer[] = [];
  for await (const piece of writeTable(table, format, { stock: from, stores: table.stores(from), about }))
    pieces.push(piece);
  return { text: Buffer.concat(pieces).toString(), pieces: pieces.length };
}

it.each(dataTables)("says the same rows of %s in every form", async (name) => {
  const table = tables[name];
  const { text: json } = await textOf("json", table);
  const whole = JSON.parse(json);
  expect(whole).toMatchObject(about);
  const lines = (await textOf("ndjson", table)).text.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(whole.rows);
  const csv = (await textOf("csv", table)).text.slice(1).trimEnd().split("\r\n");
  expect(csv[0]).toBe(table.columns.join(","));
  expect(csv).toHaveLength(whole.rows.length + 1);
  expect(whole.rows.length).toBeGreaterThan(20);
  for (const row of whole.rows.slice(0, 50)) expect(Object.keys(row)).toEqual(table.columns);
});

it("tells every car that stands in a yard, once", async () => {
  const rows = (await textOf("ndjson", tables.stock)).text.trimEnd().split("\n");
  const counted = tables.stock
    .stores(stock)
    .reduce((sum, { id }) => sum + (stock.yards.get(id)?.present.count ?? 0), 0);
  expect(rows).toHaveLength(counted);
  const keys = rows
    .map((line) => JSON.parse(line))
    .map(({ store, stock_number, vin }) => `${store} ${stock_number} ${vin}`);
  expect(new Set(keys).size).toBe(counted);
});

it("lets no cell of a spreadsheet begin a formula, and leaves the other forms as they are", async () => {
  const table = { ...tables.stock, columns: ["note"], rows: () => [['=HYPERLINK("x")'], ["a,b"], [null], [7]] };
  const [store] = tables.stock.stores(stock);
  const one = { ...table, stores: () => (store ? [store] : []) };
  expect((await textOf("csv", one)).text).toBe('\ufeffnote\r\n"\'=HYPERLINK(""x"")"\r\n"a,b"\r\n\r\n7\r\n');
  expect((await textOf("ndjson", one)).text.split("\n")[0]).toBe('{"note":"=HYPERLINK(\\"x\\")"}');
});

it("lets others go on while it writes a large table", async () => {
  let turns = 0;
  let writing = true;
  const count = () => {
    turns += 1;
    if (writing) setImmediate(count);
  };
  setImmediate(count);
  const [store] = tables.stock.stores(stock);
  const [row] = [...tables.stock.rows(stock, store as NonNullable<typeof store>)];
  const rows = function* () {
    for (let at = 0; at < 100_000; at++) yield row ?? [];
  };
  let [bytes, largest] = [0, 0];
  const large = { ...tables.stock, rows };
  for await (const piece of writeTable(large, "json", { stock, stores: store ? [store] : [], about })) {
    bytes += piece.length;
    largest = Math.max(largest, piece.length);
  }
  writing = false;
  expect(bytes).toBeGreaterThan(10_000_000);
  expect(largest).toBeLessThan(100_000);
  expect(turns).toBeGreaterThan(3);
});

it("packs a file once for a state of the data, keeps it over a start, and lets the one before go", async () => {
  const files = createKeptFiles(folder, 1_000_000);
  const beside = createKeptFiles(folder, 1_000_000);
  let made = 0;
  const pieces = async function* () {
    made += 1;
    yield Buffer.from("uno\n");
    yield Buffer.from("dos\n".repeat(1000));
  };
  const [one, same] = await Promise.all([files.make("a.csv", "1", pieces), files.make("a.csv", "1", pieces)]);
  expect([made, same.sha256]).toEqual([1, one.sha256]);
  const plain = gunzipSync(readFileSync(one.paths.gzip));
  expect(brotliDecompressSync(readFileSync(one.paths.br))).toEqual(plain);
  expect(one).toMatchObject({
    plain: plain.length,
    br: readFileSync(one.paths.br).length,
    gzip: readFileSync(one.paths.gzip).length,
    sha256: createHash("sha256").update(plain).digest("hex"),
  });
  expect(await createKeptFiles(folder, 1_000_000).find("a.csv", "1")).toEqual(one);
  // By a process that runs beside this one too.
  expect(await beside.find("a.csv", "1")).toEqual(one);
  await files.make("a.csv", "2", pieces);
  expect([await files.find("a.csv", "1"), (await files.find("a.csv", "2"))?.sha256]).toEqual([undefined, one.sha256]);
  expect(readdirSync(folder).toSorted()).toEqual(["a.csv@2.br", "a.csv@2.gz", "a.csv@2.json"]);
  rmSync(join(folder, "a.csv@2.br"));
  expect(await files.find("a.csv", "2")).toBeUndefined();
});

it("keeps no more than it has room for, and nothing of a file that could not be made", async () => {
  const files = createKeptFiles(folder, 100);
  const pieces = async function* () {
    yield createHash("sha512").update("x").digest();
  };
  await files.make("a.csv", "1", pieces);
  await files.make("b.csv", "1", pieces);
  expect([await files.find("a.csv", "1"), (await files.find("b.csv", "1")) !== undefined]).toEqual([undefined, true]);
  const broken = async function* () {
    yield Buffer.from("x");
    throw new Error("the data went away");
  };
  await expect(files.make("c.csv", "1", broken)).rejects.toThrow("the data went away");
  expect(readdirSync(folder).filter((name) => !name.startsWith("b.csv"))).toEqual([]);
  await expect(packFile(pieces(), { br: "/nowhere/x.br", gzip: join(folder, "x.gz") })).rejects.toThrow("ENOENT");
});

it("knows its files by their names, and no others", () => {
  expect(findDataFile(dataFilePath("stock", "csv", 12).split("/").at(-1) ?? "")).toEqual({
    ...{ kind: "table", table: "stock", format: "csv", storeId: 12 },
  });
  expect(findDataFile("events.en.ics")).toEqual({ kind: "events", edition: "en" });
  for (const name of [
    "stock",
    "yards.geojson",
    "stock-0.csv",
    "stock-.csv",
    "stock.csv.br",
    "../stock.csv",
    "cars.csv",
    "events.fr.ics",
  ])
    expect(findDataFile(name), name).toBeUndefined();
});
