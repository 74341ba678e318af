import { readFollow } from "#app/follows/read-follow.ts";
import type { Database } from "#data/database.ts";
import { findMailbox } from "#data/queries/mailboxes.ts";
import { addFollow, confirmFollows } from "#data/writes/followers.ts";
import { indexOfFollow } from "#server/follows/cells.ts";
import { type Loaded, loadStock } from "#stock/load/stock.ts";
import type { Stock } from "#stock/stock.ts";

const loaded = new WeakMap<Database, Loaded>();

/** Only what has changed is read again. */
export async function stockOf(db: Database): Promise<Stock> {
  const next = await loadStock(db, loaded.get(db));
  loaded.set(db, next);
  return next.stock;
}

/** Somebody who lives by this clock, asks for something to follow and presses the button. */
export const followerIn =
  (zone: string, now: Date) =>
  async (db: Database, stock: Stock, query: string, address = `${query}@mail.test`): Promise<number> => {
    const mail = () => ({ subject: "?", body: "?", html: "" });
    const mailbox = await findMailbox(db, address);
    await addFollow(db, { address, mailbox, edition: "es", time_zone: zone, query, limits: [], mail }, now);
    const { id } = await db.main
      .selectFrom("followers")
      .select("id")
      .where("address", "=", address)
      .executeTakeFirstOrThrow();
    const indexOf = (asked: string) => {
      const read = readFollow(new URLSearchParams(asked), stock, now);
      if (read?.query !== asked) throw new Error(`${asked} is read as ${read?.query}`);
      return indexOfFollow(read, stock, now);
    };
    await confirmFollows(db, id, indexOf, now);
    return id;
  };
