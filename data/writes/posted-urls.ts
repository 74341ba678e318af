import type { Database } from "../database.ts";
import { insertRows } from "../differences.ts";

/** Replaces the list that the sitemap tool posted. */
export async function replacePostedUrls(db: Database, paths: readonly string[], now = new Date()): Promise<number> {
  const rows = [...new Set(paths)].map((path) => ({ path, posted_at: now.toISOString() }));
  await db.main.transaction().execute(async (trx) => {
    await trx.deleteFrom("posted_urls").execute();
    await insertRows(trx, "posted_urls", rows);
  });
  return rows.length;
}
