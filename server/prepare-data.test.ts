import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#config";
import { openDatabase } from "#data/open.ts";
import { putMigrated } from "#tests/support/migrated.ts";
import { placeOf, prepareData } from "./prepare-data.ts";

let DATA_DIR = "";
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "yonke-prepare-"));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const site = { SITE_URL: "https://yonke.example.com" };

it.each([
  ["a real site whose data is not there", site, false],
  ["a chain's own folder", { CHAIN_DIR: "/my-chain" }, false],
  ["a database of one's own", { DEMO: "1" }, true],
])("%s does not become an invented chain, and says that it has no stores", async (_, env, isThere) => {
  if (isThere) await putMigrated(DATA_DIR);
  const config = readConfig({ DATA_DIR, ...env });
  const said: string[] = [];
  await prepareData(placeOf(config), config, (line) => void said.push(line));
  const db = await openDatabase({ dataDir: DATA_DIR });
  expect(await db.main.selectFrom("stores").select("id").execute()).toEqual([]);
  await db.close();
  expect(said).toEqual([
    `Database: SQLite, ${join(DATA_DIR, "yonke.sqlite")}`,
    expect.stringContaining("There are no stores in it"),
  ]);
});
