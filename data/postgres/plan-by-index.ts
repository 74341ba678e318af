import { sql } from "kysely";
import { isPostgres } from "../differences.ts";
import type { Executor } from "../schema.ts";

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
