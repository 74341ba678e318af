import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lookAlikes } from "#core/vin/mend.ts";
import { createVinWriter, type VinWish } from "#core/vin/write-vin.ts";
import { findYears } from "#core/years.ts";
import { readCatalogLines } from "#data/reference.ts";
import { fillChain, importFile, now } from "#feeds/engine/fixtures/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { vinTable } from "#tests/support/vin-table.ts";

/** The same numbers in each run. */
let state = 7;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const years = [1990, 2018] as const;
const wishes: VinWish[] = readCatalogLines().flatMap(({ make, model, years: sold }) =>
  (findYears(sold) ?? []).flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, Math.min(to, years[1]) - Math.max(from, years[0]) + 1) }, (_, at) => ({
      make,
      model,
      year: Math.max(from, years[0]) + at,
    })),
  ),
);

/** The sure signs of yards' programs, by make and model. */
const codes = new Map<string, string[]>();
for (const line of readFileSync(new URL("../../data/reference/yard-codes.tsv", import.meta.url), "utf8").split("\n")) {
  const [kind, code = "", make, means, , sure] = line.split("\t");
  const key = kind === "make" ? `${means}` : `${make} ${means}`;
  if (sure === "yes") codes.set(key, [...(codes.get(key) ?? []), code]);
}

const squash = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "");
const names = new Set(readCatalogLines().flatMap(({ make, model }) => [make, model].map(squash)));
/** A letter too few, where that is no other name, however it is joined ("GLC-LASS"): nobody could see that. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const slip = word.slice(0, at) + word.slice(at + 1);
  return word.length < 5 || names.has(squash(slip)) ? word : slip;
}
const odd = ["??", "", "UNKNOWN", "-", "N/A"];

/** As somebody types it: plainly, as a sign, misspelt, or not at all. */
function typed(name: string, key: string): string {
  const turn = random();
  if (turn < 0.45) return name.toUpperCase();
  if (turn < 0.75) return pick(codes.get(key) ?? [name]);
  return turn < 0.9 ? misspelt(name.toUpperCase()) : pick(odd);
}

const alike = lookAlikes.flatMap(([a = "", b = ""]) => [`${a}${b}`, `${b}${a}`]);
function wrongSign(vin: string): string {
  const places = [...vin].flatMap((sign, at) =>
    alike.filter(([from]) => from === sign).map(([, to]) => [at, to] as const),
  );
  const [at, to] = pick(places);
  return vin.slice(0, at) + to + vin.slice(at + 1);
}

const rows = 3000;
const write = createVinWriter(vinTable, random, now);
const truth = new Map<string, string>();
const wrong = new Set<string>();
const lines = ["stock,vin,year,make,model,row"];
while (truth.size < rows) {
  const wish = pick(wishes);
  const vin = write(wish, truth.size + 1);
  if (!vin) continue;
  const stock = `D${truth.size}`;
  truth.set(stock, `${wish.year} ${wish.make} ${wish.model}`);
  if (random() < 0.05) wrong.add(stock);
  const year = random();
  const other = random() < 0.02;
  const make = other ? pick(wishes).make : typed(wish.make, wish.make);
  const model = other ? `${wish.make} ${wish.model}` : typed(wish.model, `${wish.make} ${wish.model}`);
  const said = year < 0.7 ? wish.year : year < 0.8 ? String(wish.year).slice(2) : pick(["", "0", "??", "00/00/0000"]);
  lines.push(
    [stock, wrong.has(stock) ? wrongSign(vin) : vin, said, `"${make}"`, `"${model}"`, 1 + (truth.size % 60)].join(),
  );
}

test("a yard's dirty export of 3,000 cars comes in with no wrong car and at most three questions", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yonke-dirty-"));
  const db = await openMigrated(folder);
  await fillChain(db);
  const path = join(folder, "cars.csv");
  writeFileSync(path, `${lines.join("\n")}\n`);
  const { id: storeId } = await db.main
    .selectFrom("stores")
    .select("id")
    .where("active", "=", 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const report = await importFile(db, "inventory", path, { storeId });
  const cars = await db.main
    .selectFrom("vehicles")
    .innerJoin("models", "models.id", "vehicles.model_id")
    .innerJoin("makes", "makes.id", "models.make_id")
    .select(["stock_number", "year", "makes.name as make", "models.name as model"])
    .execute();
  await db.close();
  rmSync(folder, { recursive: true });
  const published = cars.map(({ stock_number, year, make, model }) => [stock_number, `${year} ${make} ${model}`]);
  expect(published.filter(([stock = "", name]) => truth.get(stock) !== name)).toEqual([]);
  expect(report.questions.map(({ word }) => word)).toEqual(["no car"]);
  expect(cars.length + report.waiting + report.rejected).toBe(rows);
  expect(cars.length).toBeGreaterThan(rows * 0.97);
});
