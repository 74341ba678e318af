import type { Database } from "../database.ts";
import { endMailbox } from "./followers.ts";

/** From now on nothing goes there, whoever asks; what it follows is deleted with its address. */
export async function quietMailbox(db: Database, mailbox: string, now = new Date()): Promise<void> {
  await db.writes.follow(() =>
    db.main
      .insertInto("quiet_mailboxes")
      .values({ mailbox, since: now.toISOString() })
      .onConflict((conflict) => conflict.column("mailbox").doNothing())
      .execute(),
  );
  await endMailbox(db, mailbox);
}

/** Somebody has changed their mind. */
export const openMailbox = (db: Database, mailbox: string): Promise<unknown> =>
  db.writes.follow(() => db.main.deleteFrom("quiet_mailboxes").where("mailbox", "=", mailbox).execute());
