import { mkdtempSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../tests/support/postgres.ts";
import { inventoryFile, makeMillion, startYonke, yonke } from "./chains.ts";
import type { Figure } from "./figures.ts";
import { demoFolder, scratch } from "./folders.ts";
import { spentMs, startSite, stop } from "./servers.ts";

/** `core`: seconds of the processor that the importing process itself took. */
type Imported = { seconds: number; core: number; asked: number; refused: number; slowestMs: number };

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
  const started = startYonke(env, "import", "inventory", file);
  const importing = started.then(() => {
    over = true;
    return (performance.now() - began) / 1000;
  });
  // An import that fails ends the asking too; it is thrown below.
  importing.catch(() => {
    over = true;
  });
  const told = { core: 0, asked: 0, refused: 0, slowestMs: 0 };
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
    if (!over) told.core = (await spentMs(Number(started.child.pid)).catch(() => told.core * 1000)) / 1000;
    await wait(20);
  }
  const seconds = await importing;
  await stop(site);
  return { seconds, ...told };
}

function figureOf(what: string, most: number, { seconds, core, asked, refused, slowestMs }: Imported): Figure {
  return {
    what,
    bar: `≤ ${most} s, no lookup refused`,
    measured: `${seconds.toFixed(1)} s (${core.toFixed(1)} s of a core), ${refused} of ${asked} lookups refused, the slowest ${slowestMs.toFixed(0)} ms`,
    holds: seconds <= most && refused === 0,
  };
}

/** `chain` is the folder of the demo chain whose cars are imported. */
async function importOnSqlite(chain: string): Promise<Figure> {
  const file = await inventoryFile(chain);
  const DATA_DIR = mkdtempSync(`${scratch}bench-import-`);
  const imported = await importWhileAsked({ DATA_DIR }, "58", file);
  rmSync(DATA_DIR, { recursive: true });
  return figureOf("import of 60,000 rows on SQLite, VINs read", 10, imported);
}

async function importOnPostgres(): Promise<Figure> {
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

export async function importFigures(): Promise<Figure[]> {
  // The demo chain is made before anything is measured.
  await stop(await startSite({ DATA_DIR: demoFolder }));
  return [await importOnSqlite(demoFolder), await importOnPostgres()];
}
