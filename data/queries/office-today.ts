import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { ImportRunRow } from "../schema.ts";
import { receivedFormat } from "./received-cars.ts";

const perPage = 500;

/** What pages of the office write of cars, where nobody sent a file. */
const byHand = ["office", "office-hold", "office-photos", "office-facts", receivedFormat, "office-answers"];

/** The last file of a feed that touched each of these stores and still stands. */
export async function listLastRuns(db: Database, feed: string, storeIds: readonly number[]) {
  const found = new Map<number, Pick<ImportRunRow, "id" | "who" | "finished_at">>();
  let below = 2_147_483_647;
  for (;;) {
    const page = await db.main
      .selectFrom("import_runs")
      .select(["id", "who", "finished_at", "stores"])
      .where("feed", "=", feed)
      .where("status", "=", "done")
      .where("format", "not in", byHand)
      .where("id", "<", below)
      .orderBy("id", "desc")
      .limit(perPage)
      .execute();
    for (const { stores, ...run } of page)
      for (const id of JSON.parse(stores) as number[]) if (storeIds.includes(id) && !found.has(id)) found.set(id, run);
    const last = page.at(-1);
    if (!last || page.length < perPage || found.size === storeIds.length) return found;
    below = last.id;
  }
}

/** How much of the chain's mail about forms of these stores could not be sent; without stores, of all forms. */
export async function countFailedMail(db: Database, storeIds?: readonly number[]): Promise<number> {
  let query = db.main
    .selectFrom("outbox as o")
    .innerJoin("submissions as s", "s.id", "o.submission_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("o.kind", "=", "desk")
    .where("o.status", "=", "failed");
  if (storeIds) query = query.where(sql<boolean>`s.store_id in (${sql.join([-1, ...storeIds])})`);
  return Number((await query.executeTakeFirstOrThrow()).count);
}
