import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "#config";
import { openDatabase } from "#data/open.ts";
import { keepOwnData } from "#data/writes/own-data.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { prepareData } from "./prepare-data.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "yonke-prepare-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it("a real site whose data is not there does not become an invented chain, and says so", async () => {
  const said: string[] = [];
  await prepareData({ dataDir }, readConfig({ SITE_URL: "https://yonke.example.com" }), (line) => void said.push(line));
  const db = await openDatabase({ dataDir });
  expect(await db.main.selectFrom("stores").select("id").execute()).toEqual([]);
  await db.close();
  expect(said.join("\n")).toContain("There are no stores in it");
  expect(said.join("\n")).toContain("DEMO=1");
  expect(said.join("\n")).not.toContain("demo chain, once");
});

it("a database that was made for a chain never becomes the demo, also without an address", async () => {
  const made = await openMigrated(dataDir);
  await keepOwnData(made.main);
  await made.close();
  const said: string[] = [];
  await prepareData({ dataDir }, readConfig({ DEMO: "1" }), (line) => void said.push(line));
  expect(said.join("\n")).toContain("There are no stores in it");
  const db = await openDatabase({ dataDir });
  expect(await db.main.selectFrom("stores").select("id").execute()).toEqual([]);
  await db.close();
});
