import { sql } from "kysely";
import type { Database } from "../database.ts";
import { givenRows, isOneOf, readInChunks } from "../differences.ts";
import type { Executor, FollowerDueRow } from "../schema.ts";

const searchesAtOnce = 1_000;
const duesAtOnce = 1_000;

/** Notes that something became of what a search asks for, which only its own follows know: whoever follows it is made due. */
export async function stir(trx: Executor, searchIds: Iterable<number>, turn: number): Promise<void> {
  const rows = [...new Set(searchIds)].sort((a, b) => a - b).map((search_id) => ({ search_id }));
  for (let at = 0; at < rows.length; at += searchesAtOnce) {
    const given = givenRows(trx, "stirred_searches", ["search_id"], rows.slice(at, at + searchesAtOnce));
    await sql`insert into stirred_searches (search_id, turn)
      select searches.id, cast(${turn} as bigint) from ${given} as given join searches on searches.id = given.search_id
      where true on conflict (search_id) do update set turn = excluded.turn`.execute(trx);
  }
}

/** When it is morning in a zone. */
export type NextMorning = (zone: string) => Date;

/** Each once, with the zone that their morning is of. */
async function listFollowersOf(db: Database, searchIds: readonly number[]): Promise<Map<number, string>> {
  const query = db.main
    .selectFrom("follows")
    .innerJoin("followers", "followers.id", "follower_id")
    .select(["follower_id", "time_zone"])
    .where(isOneOf(db.main, "search_id", searchIds));
  const found = new Map<number, string>();
  for await (const rows of readInChunks(db.main, query))
    for (const { follower_id, time_zone } of rows) found.set(follower_id, time_zone);
  return found;
}

/** Who is deleted meanwhile is left out. */
async function putDues(db: Database, dues: readonly FollowerDueRow[]): Promise<void> {
  for (let at = 0; at < dues.length; at += duesAtOnce) {
    const some = dues.slice(at, at + duesAtOnce);
    const given = givenRows(db.main, "follower_dues", ["follower_id", "due_at", "from_turn"], some);
    await sql`insert into follower_dues (follower_id, due_at, from_turn)
      select followers.id, given.due_at, given.from_turn from ${given} as given join followers on followers.id = given.follower_id
      where true on conflict (follower_id) do update set from_turn = excluded.from_turn
      where excluded.from_turn < follower_dues.from_turn`.execute(db.main);
  }
}

/**
 * Makes whoever follows a search due in the morning, unless they are already: that is what makes it one mail a day. `from` is
 * the first turn that something may wait for them of. What they are told is there before: a server that tells them at this
 * moment has seen it, or they are due again. Any number of servers may try.
 */
export function createDues(db: Database, nextMorning: NextMorning, from: number) {
  const mornings = new Map<string, string>();
  const made = new Set<number>();
  const morningOf = (zone: string) => {
    const morning = mornings.get(zone) ?? nextMorning(zone).toISOString();
    mornings.set(zone, morning);
    return morning;
  };
  return async (searchIds: readonly number[]): Promise<void> => {
    for (let at = 0; at < searchIds.length; at += searchesAtOnce) {
      const dues: FollowerDueRow[] = [];
      for (const [follower_id, zone] of await listFollowersOf(db, searchIds.slice(at, at + searchesAtOnce)))
        if (!made.has(follower_id)) dues.push({ follower_id, due_at: morningOf(zone), from_turn: from });
      await putDues(db, dues);
      for (const { follower_id } of dues) made.add(follower_id);
    }
  };
}

/** Makes the followers of what was stirred due; whoever dies leaves the rest to the next. */
export async function makeDue(db: Database, nextMorning: NextMorning): Promise<void> {
  for (;;) {
    const stirred = await db.main
      .selectFrom("stirred_searches")
      .selectAll()
      .orderBy("search_id")
      .limit(searchesAtOnce)
      .execute();
    if (stirred.length === 0) return;
    const ids = stirred.map(({ search_id }) => search_id);
    const turns = stirred.map(({ turn }) => turn);
    await createDues(db, nextMorning, Math.min(...turns))(ids);
    // What was stirred again meanwhile is of a later turn, and waits for the next round.
    await db.main
      .deleteFrom("stirred_searches")
      .where(isOneOf(db.main, "search_id", ids))
      .where("turn", "<=", Math.max(...turns))
      .execute();
  }
}
