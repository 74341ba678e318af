import { mkdtempSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { inventoryFile, makeMillion, yonke } from "./chains.ts";
import type { Figure } from "./figures.ts";
import { scratch } from "./folders.ts";
import { startSite, stop } from "./servers.ts";

type Imported = { seconds: number; asked: number; refused: number; slowestMs: number };

const asks = [
  "/api/vehicle/makes",
  "/api/vehicle/search?makeId=234&zip=95670&distance=25",
  "/revise-inventario/busque",
  "/",
];

/** Imports a file into a chain without cars, and asks a running server all the while. */
async function importWhileAsked(env: Record<string, string>, stores: string, file: string): Promise<Imported> {
  await yonke(env, "migrate");
  await yonke(env, "demo", "--stores", stores, "--vehicles", "0");
  const site = await startSite(env);
  const began = performance.now();
  let over = false;
  const importing = yonke(env, "import", "inventory", file).then(() => {
    over = true;
    return (performance.now() - began) / 1000;
  });
  // An import that fails ends the asking too; it is thrown below.
  importing.catch(() => {
    over = true;
  });
  const told = { asked: 0, refused: 0, slowestMs: 0 };
  // Some more when it is over: then the new cars are read.
  for (let after = 0; after < 50; after += over ? 1 : 0) {
    const sent = performance.now();
    const path = `${asks[told.asked++ % asks.length]}`;
    const ok = await fetch(`${site.url}${path}${path.includes("?") ? "&" : "?"}n=${told.asked}`).then(
      async (answer) => (await answer.arrayBuffer()) && answer.ok,
      () => false,
    );
    if (!ok) told.refused++;
    told.slowestMs = Math.max(told.slowestMs, performance.now() - sent);
    await wait(20);
  }
  const seconds = await importing;
  await stop(site);
  return { seconds, ...told };
}

function figureOf(what: string, most: number, { seconds, asked, refused, slowestMs }: Imported): Figure {
  return {
    what,
    bar: `≤ ${most} s, no lookup refused`,
    measured: `${seconds.toFixed(1)} s, ${refused} of ${asked} lookups refused, the slowest ${slowestMs.toFixed(0)} ms`,
    holds: seconds <= most && refused === 0,
  };
}

/** `chain` is the folder of the demo chain whose cars are imported. */
export async function importOnSqlite(chain: string): Promise<Figure> {
  const file = await inventoryFile(chain);
  const DATA_DIR = mkdtempSync(`${scratch}bench-import-`);
  const imported = await importWhileAsked({ DATA_DIR }, "58", file);
  rmSync(DATA_DIR, { recursive: true });
  return figureOf("import of 60,000 rows on SQLite, VINs read", 10, imported);
}

export async function importOnPostgres(): Promise<Figure> {
  const file = await inventoryFile(await makeMillion());
  const server = await startPostgres({ settings: ["shared_buffers=256MB", "max_wal_size=4GB"] });
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database bench");
  await client.end();
  const DATA_DIR = mkdtempSync(`${scratch}bench-import-`);
  const imported = await importWhileAsked({ DATA_DIR, DATABASE_URL: server.url("bench") }, "5000", file);
  await server.stop();
  rmSync(DATA_DIR, { recursive: true });
  return figureOf("import of 1,000,000 rows on PostgreSQL, VINs read", 150, imported);
}
