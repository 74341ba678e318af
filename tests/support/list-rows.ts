import { sql } from "kysely";
import type { Database } from "#data/database.ts";
import type { Schema, TableName } from "#data/schema.ts";

/** All rows of any table. As plain SQL: what Kysely infers for all tables at once took the compiler seconds. */
export async function listRows<T extends TableName>(db: Database, table: T): Promise<Schema[T][]> {
  return (await sql<Schema[T]>`select * from ${sql.table(table)}`.execute(db.main)).rows;
}
