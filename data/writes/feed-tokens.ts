import { randomUUID } from "node:crypto";
import type { Database } from "../database.ts";
import { tokenSender } from "../queries/complete-senders.ts";
import type { FeedTokenRow } from "../schema.ts";
import { addAudit } from "./audit.ts";
import { addCompleteSender, dropCompleteSender } from "./complete-senders.ts";
import { hashToken, newToken } from "./staff.ts";

type NewToken = { complete?: boolean; staffId?: string | undefined; now?: Date };

/** Whom an entry of the trail is about: store 0 is the whole chain. */
const aboutStore = (storeId: number) => (storeId === 0 ? {} : { storeId });

/** A new token for a store, or with store 0 for the whole chain; it is told once. With `complete` its files name every car. */
export async function addFeedToken(
  db: Database,
  storeId: number,
  name: string,
  by: string,
  { complete = false, staffId, now = new Date() }: NewToken = {},
) {
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
    const about = { who: by, staffId, ...aboutStore(storeId), subject: name };
    await addAudit(trx, { ...about, action: "token.add", detail: { id } }, now);
    if (complete) await addCompleteSender(trx, tokenSender(id), about, now);
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

export async function removeFeedToken(
  db: Database,
  id: string,
  by: string,
  { staffId, now = new Date() }: Pick<NewToken, "staffId" | "now"> = {},
): Promise<boolean> {
  return db.main.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom("feed_tokens").where("id", "=", id).returningAll().executeTakeFirst();
    if (!gone) return false;
    await dropCompleteSender(trx, tokenSender(id));
    const about = { who: by, staffId, ...aboutStore(gone.store_id), subject: gone.name };
    await addAudit(trx, { ...about, action: "token.remove", detail: { id } }, now);
    return true;
  });
}
