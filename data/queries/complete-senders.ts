import type { Database } from "../database.ts";
import type { CompleteSenderRow } from "../schema.ts";

/** Who sends files without a person: a program with a token, or a watched folder; of a store's, or without one the chain's. */
export const tokenSender = (id: string): string => `token ${id}`;
export const folderSender = (storeId: number | undefined): string => `folder ${storeId ?? 0}`;

/** Those whose files somebody said name every car. */
export const listCompleteSenders = (db: Database): Promise<CompleteSenderRow[]> =>
  db.main.selectFrom("complete_senders").selectAll().orderBy("sender").execute();

export const isCompleteSender = async (db: Database, sender: string): Promise<boolean> =>
  (await db.main.selectFrom("complete_senders").select("sender").where("sender", "=", sender).executeTakeFirst()) !==
  undefined;
