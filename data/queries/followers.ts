import { sql } from "kysely";
import type { Database } from "../database.ts";
import { givenRows, isOneOf, readInChunks } from "../differences.ts";
import type { CameCarRow, FollowRow, SearchCellRow, SearchRow } from "../schema.ts";
import { confirmWithinMs } from "../writes/followers.ts";

type FoundFollower = {
  id: number;
  edition: "es" | "en";
  follows: Pick<FollowRow, "id" | "query" | "confirmed_at">[];
};

/** Whom a link of a mail belongs to, with what they follow; what waited for a yes too long is not there any more. */
export async function findFollower(db: Database, token: string, now = new Date()): Promise<FoundFollower | undefined> {
  if (!/^[\w-]{32,64}$/.test(token)) return undefined;
  const found = await db.main
    .selectFrom("followers")
    .select(["id", "edition"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!found) return undefined;
  const oldest = new Date(now.getTime() - confirmWithinMs).toISOString();
  const follows = await db.main
    .selectFrom("follows")
    .select(["id", "query", "confirmed_at"])
    .where("follower_id", "=", found.id)
    .where((eb) => eb.or([eb("confirmed_at", "is not", null), eb("created_at", ">", oldest)]))
    .orderBy("created_at")
    .execute();
  return follows.length > 0 ? { ...found, follows } : undefined;
}

/** Where a mail goes; undefined when they have ended it. */
export async function findFollowerAddress(
  db: Database,
  id: number,
): Promise<{ address: string; token: string; edition: "es" | "en"; keys: string } | undefined> {
  return db.main
    .selectFrom("followers")
    .select(["address", "token", "edition", "keys"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Those whose morning has come. */
export const listDueFollowers = (db: Database, limit: number, now = new Date()): Promise<{ id: number }[]> =>
  db.main
    .selectFrom("follower_dues")
    .select("follower_id as id")
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(limit)
    .execute();

/** The first turn that something may wait for a follower of. */
export async function readDueTurn(db: Database, followerId: number): Promise<number> {
  const due = db.main.selectFrom("follower_dues").select("from_turn").where("follower_id", "=", followerId);
  return (await due.executeTakeFirst())?.from_turn ?? Number.POSITIVE_INFINITY;
}

/** A cell with the oldest and the youngest car that is in it. */
export type AskedCell = Pick<SearchCellRow, "cell" | "from_year" | "to_year">;

/** The searches that stand in some of these cells and want such a year, some at a time, as the newest writes have left them. */
export function listCells(db: Database, cells: readonly AskedCell[]): AsyncGenerator<SearchCellRow[]> {
  // SQLite's second connection reads the same file, and nobody's form waits for it.
  const reads = db.replicated ? db.main : db.reads;
  const given = sql<AskedCell>`${givenRows(reads, "search_cells", ["cell", "from_year", "to_year"], cells)}`;
  return readInChunks(
    reads,
    reads
      .selectFrom(given.as("given"))
      .innerJoin("search_cells as stands", "stands.cell", "given.cell")
      .selectAll("stands")
      .whereRef("stands.from_year", "<=", "given.to_year")
      .whereRef("stands.to_year", ">=", "given.from_year"),
  );
}

/** Cars that came or left in a turn after this one, or in it. */
export async function listCameCars(db: Database, from: number): Promise<CameCarRow[]> {
  const query = db.main
    .selectFrom("came_cars")
    .selectAll()
    .where((eb) => eb.or([eb("came_turn", ">=", from), eb("left_turn", ">=", from)]));
  const found: CameCarRow[] = [];
  for await (const rows of readInChunks(db.main, query)) for (const row of rows) found.push(row);
  return found;
}

export const listSearches = (db: Database, ids: readonly number[]): Promise<SearchRow[]> =>
  db.main
    .selectFrom("searches")
    .selectAll()
    .where(isOneOf(db.main, "id", ids))
    .execute();
