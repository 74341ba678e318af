import type { Database } from "../database.ts";

export async function listPostedUrls(db: Database): Promise<string[]> {
  const rows = await db.reads.selectFrom("posted_urls").select("path").execute();
  return rows.map((row) => row.path).sort();
}
