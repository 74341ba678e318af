import { Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { sqliteDialect } from "./dialect.ts";
import { SqliteHandle } from "./handle.ts";

/** A connection that only reads, for a thread of its own. */
export const openSqliteReader = (file: string): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: sqliteDialect({ file, handle: new SqliteHandle(), readOnly: true }) });
