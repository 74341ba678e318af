import type { Executor, IdName } from "../schema.ts";

/** Reserves `count` ids and answers the first: it, it + 1, … are the caller's. */
export async function takeIds(db: Executor, name: IdName, count = 1): Promise<number> {
  const { next_id } = await db
    .updateTable("id_counters")
    .set(({ eb }) => ({ next_id: eb("next_id", "+", count) }))
    .where("name", "=", name)
    .returning("next_id")
    .executeTakeFirstOrThrow();
  return next_id - count;
}

/** Moves the counter past ids that came from outside (well-known makes, an export of another chain). */
export async function keepIdsAbove(db: Executor, name: IdName, used: number): Promise<void> {
  await db
    .updateTable("id_counters")
    .set({ next_id: used + 1 })
    .where("name", "=", name)
    .where("next_id", "<=", used)
    .execute();
}
