import type { Database } from "../database.ts";
import { insertRows, isOneOf, readInChunks } from "../differences.ts";
import type { Executor, FollowNewsRow, SeenEventRow, WatchedPriceRow } from "../schema.ts";
import { stir } from "./follow-dues.ts";
import { nextTurn } from "./follow-turn.ts";
import { holdVersion } from "./follow-version.ts";
import { endFollowsIn } from "./followers.ts";

type News = Omit<FollowNewsRow, "follow_id">;

/** Whoever stands in these cells is to be told; made due are they after it is written. */
async function spread(trx: Executor, cells: readonly number[], news: News, turn: number): Promise<void> {
  const query = trx
    .selectFrom("search_cells")
    .innerJoin("follows", "follows.search_id", "search_cells.search_id")
    .select(["follows.id", "search_cells.search_id"])
    .where(isOneOf(trx, "cell", cells));
  const found: { id: number; search_id: number }[] = [];
  for await (const rows of readInChunks(trx, query)) for (const row of rows) found.push(row);
  const fresh = found.map(({ id }) => ({ follow_id: id, ...news }));
  await insertRows(trx, "follow_news", fresh, "(follow_id, event_id) do nothing");
  await stir(
    trx,
    found.map((row) => row.search_id),
    turn,
  );
}

export type EventChange = {
  was: SeenEventRow | undefined;
  /** Undefined when it is not in the data any more. */
  is: SeenEventRow | undefined;
  tell: { state: "new" | "changed"; cells: readonly number[] }[];
  /** The cell of those who follow just this event, once it is over. */
  ends: number | undefined;
};

async function noteSeen(trx: Executor, { was, is }: EventChange): Promise<void> {
  if (is)
    await insertRows(
      trx,
      "seen_events",
      [is],
      "(event_id) do update set mark = excluded.mark, stores = excluded.stores",
    );
  else if (was) await trx.deleteFrom("seen_events").where("event_id", "=", was.event_id).execute();
}

/** Notes what events have become, and who is to be told of it: all of it or nothing. False when newer data is at work. */
export const noteEvents = (
  db: Database,
  version: number,
  find: (seen: readonly SeenEventRow[]) => EventChange[],
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    if (!(await holdVersion(trx, version))) return false;
    const changes = find(await trx.selectFrom("seen_events").selectAll().execute());
    if (changes.length === 0) return true;
    const turn = await nextTurn(trx);
    for (const change of changes) {
      await noteSeen(trx, change);
      const id = (change.is ?? change.was)?.event_id ?? 0;
      for (const { state, cells } of change.tell)
        await spread(trx, cells, { event_id: id, state, before_cents: null }, turn);
      if (change.ends !== undefined) await endFollowsIn(trx, change.ends);
    }
    return true;
  });

/** Prices that somebody follows, some at a time in the order of their cells. */
export const listWatchedPrices = (db: Executor, after: number, limit: number): Promise<WatchedPriceRow[]> =>
  db.selectFrom("watched_prices").selectAll().where("cell", ">", after).orderBy("cell").limit(limit).execute();

/** `cents`: what it is now. */
type PriceChange = { was: WatchedPriceRow; cents: number };

/** Whoever follows a price that fell is told; what rose again before the morning is not told to anybody. */
export const notePrices = (db: Database, version: number, changes: readonly PriceChange[]): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    if (!(await holdVersion(trx, version))) return false;
    const turn = await nextTurn(trx);
    for (const { was, cents } of changes) {
      const { numUpdatedRows } = await trx
        .updateTable("watched_prices")
        .set({ cents })
        .where("cell", "=", was.cell)
        .where("cents", "=", was.cents)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      const news = { event_id: 0, state: "fell" as const, before_cents: was.cents };
      if (cents < was.cents) await spread(trx, [was.cell], news, turn);
      else await takeBack(trx, was.cell, cents);
    }
    return true;
  });

async function takeBack(trx: Executor, cell: number, cents: number): Promise<void> {
  await trx
    .deleteFrom("follow_news")
    .where("event_id", "=", 0)
    .where("before_cents", "<=", cents)
    .where("follow_id", "in", (eb) =>
      eb
        .selectFrom("search_cells")
        .innerJoin("follows", "follows.search_id", "search_cells.search_id")
        .select("follows.id")
        .where("cell", "=", cell),
    )
    .execute();
}
