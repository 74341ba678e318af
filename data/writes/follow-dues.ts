import { sql } from "kysely";
import type { Database } from "../database.ts";
import { givenRows, isOneOf, isPostgres, readInChunks } from "../differences.ts";
import type { Executor } from "../schema.ts";

const searchesAtOnce = 1_000;
/** SQLite writes in this process, while others wait; PostgreSQL syncs its disk after each, while we do. */
const duesAtOnce = (db: Database) => (isPostgres(db.main) ? 5_000 : 500);

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

const listFollowersOf = (db: Database, searchIds: readonly number[]) =>
  readInChunks(
    db.main,
    db.main
      .selectFrom("follows")
      .select("follower_id")
      .where(isOneOf(db.main, "search_id", searchIds)),
  );

type MorningOf = (zone: string) => string;

/** Each in the morning of their own zone; who is deleted meanwhile is left out. */
async function putDues(db: Database, ids: readonly number[], from: number, morningOf: MorningOf): Promise<void> {
  const those = isOneOf(db.main, "id", ids);
  const found = await db.main.selectFrom("followers").select("time_zone").distinct().where(those).execute();
  const [first, ...others] = found.map(({ time_zone }) => ({ time_zone, due_at: morningOf(time_zone) }));
  if (!first) return;
  const cases = others.map(({ time_zone, due_at }) => sql`when time_zone = ${time_zone} then ${due_at}`);
  const due = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${first.due_at} end` : sql`${first.due_at}`;
  await sql`insert into follower_dues (follower_id, due_at, from_turn)
    select id, cast(${due} as text), cast(${from} as bigint) from followers
    where ${those} on conflict (follower_id) do update set from_turn = excluded.from_turn
    where excluded.from_turn < follower_dues.from_turn`.execute(db.main);
}

/**
 * Makes whoever follows a search due in the morning, unless they are already: that is what makes it one mail a day. `from` is
 * the first turn that something may wait for them of. What they are told is there before: a server that tells them at this
 * moment has seen it, or they are due again. Any number of servers may try.
 */
export function createDues(db: Database, nextMorning: (zone: string) => Date, from: number) {
  const mornings = new Map<string, string>();
  const found = new Set<number>();
  const morningOf = (zone: string) => {
    const morning = mornings.get(zone) ?? nextMorning(zone).toISOString();
    mornings.set(zone, morning);
    return morning;
  };
  const findOf = async (searchIds: readonly number[]) => {
    for (let at = 0; at < searchIds.length; at += searchesAtOnce)
      for await (const rows of listFollowersOf(db, searchIds.slice(at, at + searchesAtOnce)))
        for (const { follower_id } of rows) found.add(follower_id);
  };
  return {
    /** Those of one list are looked up while the next is found. */
    async find(searches: AsyncIterable<readonly number[]> | Iterable<readonly number[]>): Promise<void> {
      let asked = Promise.resolve();
      for await (const searchIds of searches) {
        await asked;
        asked = findOf(searchIds);
        // What goes wrong is thrown where it is awaited, also when the next list fails before.
        asked.catch(() => undefined);
      }
      await asked;
    },
    /** In the order of their ids, so that each page of the table is written once. */
    async put(): Promise<void> {
      const ids = Float64Array.from(found).sort();
      const size = duesAtOnce(db);
      let at = 0;
      const putRest = async () => {
        while (at < ids.length) {
          const some = [...ids.subarray(at, at + size)];
          at += size;
          await putDues(db, some, from, morningOf);
        }
      };
      // PostgreSQL writes one lot while it syncs another.
      await Promise.all(isPostgres(db.main) ? [putRest(), putRest()] : [putRest()]);
    },
  };
}

/** Makes the followers of what was stirred due; whoever dies leaves the rest to the next. */
export async function makeDue(db: Database, nextMorning: (zone: string) => Date): Promise<void> {
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
    const dues = createDues(db, nextMorning, Math.min(...turns));
    await dues.find([ids]);
    await dues.put();
    // What was stirred again meanwhile is of a later turn, and waits for the next round.
    await db.main
      .deleteFrom("stirred_searches")
      .where(isOneOf(db.main, "search_id", ids))
      .where("turn", "<=", Math.max(...turns))
      .execute();
  }
}
