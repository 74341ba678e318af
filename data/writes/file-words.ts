import type { Database } from "../database.ts";
import type { SaidWords } from "../queries/file-words.ts";
import type { FileWordRow, WordKind } from "../schema.ts";
import { type AuditEntry, addAudit } from "./audit.ts";

type Meanings = { feed: string; storeId: number | null; said: SaidWords };
type By = Omit<AuditEntry, "action" | "detail">;

/** Keeps what somebody said that words mean, for the next files of the same store and feed. */
export const putFileWords = (db: Database, { feed, storeId, said }: Meanings, by: By): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    for (const [kind, meanings] of Object.entries(said) as [WordKind, Readonly<Record<string, string>>][])
      for (const [word, meaning] of Object.entries(meanings))
        await trx
          .insertInto("file_words")
          .values({ store_id: storeId ?? 0, feed, kind, word, meaning })
          .onConflict((taken) => taken.columns(["store_id", "feed", "kind", "word"]).doUpdateSet({ meaning }))
          .execute();
    await addAudit(trx, { ...by, action: "file.columns", detail: said });
  });

/** The next file asks again. False where it was not known any more. */
export const forgetFileWord = (db: Database, said: Omit<FileWordRow, "meaning">, by: By): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const { store_id, feed, kind, word } = said;
    const { numDeletedRows } = await trx
      .deleteFrom("file_words")
      .where("store_id", "=", store_id)
      .where("feed", "=", feed)
      .where("kind", "=", kind)
      .where("word", "=", word)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await addAudit(trx, { ...by, action: "file.forget", detail: said });
    return numDeletedRows > 0n;
  });
