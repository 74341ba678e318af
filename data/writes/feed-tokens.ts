import { randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import type { FeedTokenRow } from "../schema.ts";
import { addAudit } from "./audit.ts";
import { hashToken, newToken } from "./staff.ts";

/** A new token for a store; it is told once. */
export async function addFeedToken(db: Database, storeId: number, name: string, by: string, now = new Date()) {
  const token = `yfeed_${newToken()}`;
  const id = randomUUID().slice(0, 8);
  await db.main.transaction().execute(async (trx) => {
    await trx
      .insertInto("feed_tokens")
      .values({
        id,
        token_hash: hashToken(token),
        store_id: storeId,
        name,
        created_at: now.toISOString(),
        used_at: null,
      })
      .execute();
    await addAudit(trx, { who: by, action: "token.add", storeId, subject: name, detail: { id } }, now);
  });
  return { id, token };
}

/** Whose token this is; notes that it was used. */
export const useFeedToken = (db: Database, token: string, now = new Date()): Promise<FeedTokenRow | undefined> =>
  db.main
    .updateTable("feed_tokens")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", hashToken(token))
    .returningAll()
    .executeTakeFirst();

export const listFeedTokens = (db: Database): Promise<FeedTokenRow[]> =>
  db.main.selectFrom("feed_tokens").selectAll().orderBy("store_id").orderBy("created_at").execute();

export async function removeFeedToken(db: Database, id: string, by: string, now = new Date()): Promise<boolean> {
  return db.main.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("feed_tokens").where("id", "=", id).returningAll().executeTakeFirst();
    if (!gone) return false;
    const about = { who: by, action: "token.remove", storeId: gone.store_id, subject: gone.name };
    await addAudit(trx, { ...about, detail: { id } }, now);
    return true;
  });
}
