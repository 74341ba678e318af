import { findSetting } from "../queries/settings.ts";
import type { Executor } from "../schema.ts";

const turnKey = "follows_turn";

/** The last turn that was taken: all up to it can be seen. */
export async function readTurn(db: Executor): Promise<number> {
  return Number((await findSetting(db, turnKey)) ?? 0);
}

/**
 * Whoever finds or notes something for follows, begins or ends one, takes the turn first: until the transaction ends no
 * other server does. So turns become visible in their order, and who has seen one has seen all before it. Answers the last.
 */
export async function takeTurn(trx: Executor): Promise<number> {
  const { value } = await trx
    .insertInto("settings")
    .values({ key: turnKey, value: "0" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(({ ref }) => ({ value: ref("settings.value") })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** A turn after all others; its number is about the time, by which old ones are known. */
export async function nextTurn(trx: Executor): Promise<number> {
  const turn = Math.max((await takeTurn(trx)) + 1, Date.now());
  await trx
    .updateTable("settings")
    .set({ value: String(turn) })
    .where("key", "=", turnKey)
    .execute();
  return turn;
}
