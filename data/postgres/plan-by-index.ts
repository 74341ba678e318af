import { sql } from "kysely";
import { isPostgres } from "../differences.ts";
import type { Executor, TableName } from "../schema.ts";

/**
 * For the rest of the transaction PostgreSQL looks rows up by index. An import fills tables whose statistics it cannot
 * know yet; left alone it would read a growing table whole for every batch.
 */
export async function planByIndex(db: Executor): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`set local enable_hashjoin = off`.execute(db);
  await sql`set local enable_mergejoin = off`.execute(db);
  await sql`set local enable_seqscan = off`.execute(db);
}

/** After a large import: the next one and every search are planned for the table as it is now. */
export async function refreshFigures(db: Executor, table: TableName): Promise<void> {
  if (isPostgres(db)) await sql`analyze ${sql.table(table)}`.execute(db);
}
