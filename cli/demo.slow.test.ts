import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { readConfig } from "#config";
import { openDatabase } from "#data/open.ts";
import { insertRows } from "#data/writes/rows.ts";
import { placeOf, prepareData } from "#server/prepare-data.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { findPostgres } from "#tests/support/postgres.ts";
import { storeRow } from "#tests/support/rows.ts";
import { command, template } from "#tests/support/shared-postgres.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

let DATA_DIR = "";
const inFolder = (name: string) => join(DATA_DIR, name);
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "yonke-demo-"));
  vi.stubEnv("DATA_DIR", DATA_DIR);
  for (const name of ["CHAIN_DIR", "SITE_URL", "SITE_URL_ES", "DATABASE_URL", "DEMO"]) vi.stubEnv(name, "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

async function yonke(...words: string[]): Promise<string> {
  const said: string[] = [];
  const write = (text: string) => said.push(text);
  expect(await runCommand(commands, words, { stdout: { write }, stderr: { write } }), said.join("")).toBe(0);
  return said.join("");
}

/** What a start with these settings serves: the sites of its stores. */
async function start(env: Record<string, string> = {}): Promise<{ file: string; sites: string[] }> {
  const config = readConfig({ DATA_DIR, ...env });
  const place = placeOf(config);
  await prepareData(place, config, () => {}, { vehicles: 600 });
  const db = await openDatabase(place);
  const sites = (await db.main.selectFrom("stores").select("site").execute()).map(({ site }) => site);
  await db.close();
  return { file: db.place.slice(DATA_DIR.length + 1), sites };
}

async function ownChain() {
  const db = await openMigrated(DATA_DIR);
  await insertRows(db.main, "divisions", [{ id: 1, code: "OWN", name: "Own" }]);
  await insertRows(db.main, "stores", [storeRow({ id: 5001, site: "OWN", division_id: 1 })]);
  await db.close();
}

it("a start with nothing makes the demo in a file of its own, and naming a chain leaves it", async () => {
  const demo = await start();
  expect(demo.file).toBe("demo.sqlite");
  expect(demo.sites.length).toBeGreaterThan(50);
  expect(existsSync(inFolder("yonke.sqlite"))).toBe(false);
  expect(await start({ CHAIN_DIR: "/my-chain" })).toEqual({ file: "yonke.sqlite", sites: [] });
  // And whoever forgets the folder afterwards still has the own data.
  expect((await start()).file).toBe("yonke.sqlite");
});

it("never hides a database with a chain's stores, also where the demo is there and asked for", async () => {
  await yonke("demo", "--stores", "3", "--vehicles", "20");
  expect((await start()).sites).toHaveLength(3);
  await ownChain();
  for (const env of [{}, { DEMO: "1" }, { DEMO: "0" }, { CHAIN_DIR: "/my-chain" }])
    expect(await start(env), JSON.stringify(env)).toEqual({ file: "yonke.sqlite", sites: ["OWN"] });
  expect(await yonke("history")).toContain(inFolder("yonke.sqlite"));
});

it("init makes the chain's own file beside the demo; what other commands write first is the chain's own too", async () => {
  await yonke("demo", "--stores", "3", "--vehicles", "20");
  const facts = join(import.meta.dirname, "../tests/chain/chain.json");
  expect(await yonke("init", inFolder("my-chain"), "--yes", "--facts", facts)).toContain(inFolder("yonke.sqlite"));
  rmSync(DATA_DIR, { recursive: true });
  expect(await yonke("migrate")).toContain(inFolder("yonke.sqlite"));
});

it("backs up and restores whichever of the two the site has", async () => {
  await yonke("demo", "--stores", "3", "--vehicles", "20");
  await yonke("backup", inFolder("of-demo.backup"));
  expect(await yonke("restore", inFolder("of-demo.backup"), "--yes")).toContain(inFolder("demo.sqlite"));
  expect((await start()).sites).toHaveLength(3);
  await ownChain();
  await yonke("backup", inFolder("of-own.backup"));
  rmSync(inFolder("yonke.sqlite"));
  vi.stubEnv("CHAIN_DIR", "/my-chain");
  expect(await yonke("restore", inFolder("of-own.backup"))).toContain(inFolder("yonke.sqlite"));
  vi.stubEnv("CHAIN_DIR", "");
  expect(await start()).toEqual({ file: "yonke.sqlite", sites: ["OWN"] });
});

it.skipIf(!findPostgres())("makes it in an empty PostgreSQL database only if DEMO=1 asks for it", async () => {
  const server = await (await fetch(inject("postgresDesk"))).text();
  const env = { DATABASE_URL: `${server}demo_or_not` };
  await command(`${server}postgres`, `create database demo_or_not template ${template}`);
  try {
    expect((await start(env)).sites).toEqual([]);
    expect((await start({ ...env, DEMO: "1" })).sites.length).toBeGreaterThan(50);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  } finally {
    await command(`${server}postgres`, "drop database demo_or_not with (force)");
  }
});
