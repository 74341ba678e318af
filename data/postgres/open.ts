import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { DataError } from "../data-error.ts";
import type { Database } from "../open.ts";
import type { Schema } from "../schema.ts";
import { CopyingClient } from "./copy-rows.ts";
import { listen } from "./listen.ts";

const int8 = 20;

/** Counts come as numbers. Statements stay unnamed, so each is planned for its own values. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    Client: CopyingClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "yonke",
    types,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

export async function openPostgres(url: string, readUrl: string | undefined): Promise<Database> {
  const place = placeOf(url, "DATABASE_URL");
  if (readUrl) placeOf(readUrl, "DATABASE_READ_URL");
  const main = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(url) }) });
  const reads = readUrl ? new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(readUrl) }) }) : main;
  const close = async () => {
    await main.destroy();
    if (reads !== main) await reads.destroy();
  };
  try {
    const { rows } = await sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(
      main,
    );
    if ((rows[0]?.number ?? 0) < 150_000) throw new DataError(`PostgreSQL at ${place} is older than 15.`);
  } catch (error) {
    await close();
    if (error instanceof DataError) throw error;
    throw new DataError(`PostgreSQL at ${place} cannot be used: ${reason(error)}.`, { cause: error });
  }
  return { kind: "postgres", main, reads, place, watch: (onMaybeChanged) => listen(url, onMaybeChanged), close };
}

function placeOf(url: string, setting: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    throw new DataError(`${setting} is no PostgreSQL address: write postgres://user:password@host:5432/database.`);
  }
  return `${parsed.hostname || parsed.searchParams.get("host") || "localhost"}:${parsed.port || 5432}${parsed.pathname}`;
}

function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: { message?: string }[] };
  return message || errors?.[0]?.message || code || "unknown reason";
}
