import { sql } from "kysely";
import type { Database } from "../database.ts";
import { givenRows, isOneOf, readInChunks } from "../differences.ts";
import type { Executor } from "../schema.ts";

const searchesAtOnce = 10_000;
const slice = 500;
/** SQLite works in this process, and others wait for it. */
const rowsAtOnce = { sqlite: 1_000, postgres: 50_000 };

/** Notes that something came, left or became of what a search asks for: whoever follows it is made due. */
export async function stir(trx: Executor, searchIds: Iterable<number>, turn: number): Promise<void> {
  const rows = [...new Set(searchIds)].sort((a, b) => a - b).map((search_id) => ({ search_id }));
  for (let at = 0; at < rows.length; at += rowsAtOnce.sqlite) {
    const given = givenRows(trx, "stirred_searches", ["search_id"], rows.slice(at, at + rowsAtOnce.sqlite));
    await sql`insert into stirred_searches (search_id, turn)
      select searches.id, cast(${turn} as bigint) from ${given} as given join searches on searches.id = given.search_id
      where true on conflict (search_id) do update set turn = excluded.turn`.execute(trx);
  }
}

/** Each once, in the order of their ids, so that each page of the table is written once. */
async function listFollowersOf(db: Database, searchIds: readonly number[]): Promise<number[]> {
  const found = new Set<number>();
  for (let at = 0; at < searchIds.length; at += slice) {
    const query = db.main
      .selectFrom("follows")
      .select("follower_id")
      .distinct()
      .where(isOneOf(db.main, "search_id", searchIds.slice(at, at + slice)));
    for await (const rows of readInChunks(db.main, query)) for (const { follower_id } of rows) found.add(follower_id);
  }
  return [...Float64Array.from(found).sort()];
}

async function putDues(db: Database, followerIds: readonly number[], nextMorning: (zone: string) => Date) {
  const those = isOneOf(db.main, "id", followerIds);
  const zones = await db.main.selectFrom("followers").select("time_zone").distinct().where(those).execute();
  for (const { time_zone } of zones)
    await sql`insert into follower_dues (follower_id, due_at)
      select id, cast(${nextMorning(time_zone).toISOString()} as text) from followers
      where ${those} and time_zone = ${time_zone} order by id
      on conflict (follower_id) do nothing`.execute(db.main);
}

/**
 * Whoever follows what was stirred is due in the morning, unless they are already: that is what makes it one mail a day.
 * What they are told is there before: a server that tells them at this moment has seen it, or they are due again. Any
 * number of servers may try, and whoever dies leaves the rest to the next.
 */
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
    const turn = stirred.reduce((last, row) => Math.max(last, row.turn), 0);
    const followers = await listFollowersOf(db, ids);
    for (let at = 0; at < followers.length; at += rowsAtOnce[db.kind])
      await putDues(db, followers.slice(at, at + rowsAtOnce[db.kind]), nextMorning);
    // What was stirred again meanwhile is of a later turn, and waits for the next round.
    for (let at = 0; at < ids.length; at += rowsAtOnce.sqlite)
      await db.main
        .deleteFrom("stirred_searches")
        .where(isOneOf(db.main, "search_id", ids.slice(at, at + rowsAtOnce.sqlite)))
        .where("turn", "<=", turn)
        .execute();
  }
}
