import type { Database } from "../database.ts";
import { mailboxHash } from "../mailbox-hash.ts";
import type { Executor } from "../schema.ts";
import { findSetting } from "./settings.ts";

/** Made at its migration and never changed: what a mailbox has said holds for good. */
export async function getMailboxKey(db: Database): Promise<string> {
  const key = await findSetting(db.main, "mailbox_key");
  if (!key) throw new Error("settings.mailbox_key is missing: migrate first");
  return key;
}

export const findMailbox = async (db: Database, address: string): Promise<string> =>
  mailboxHash(await getMailboxKey(db), address);

/** Whether whoever reads it wants no mail of follows and receipts. */
export async function isQuiet(db: Executor, mailbox: string): Promise<boolean> {
  const found = db.selectFrom("quiet_mailboxes").select("mailbox").where("mailbox", "=", mailbox);
  return (await found.executeTakeFirst()) !== undefined;
}
