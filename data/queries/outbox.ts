import type { Database } from "../database.ts";
import type { OutboxRow } from "../schema.ts";

/** The newest mail first, without its text. */
export const listOutbox = (db: Database, limit = 50): Promise<Omit<OutboxRow, "body" | "html">[]> =>
  db.main
    .selectFrom("outbox")
    .select([
      "id",
      "submission_id",
      "follower_id",
      "kind",
      "recipient",
      "subject",
      "reply_to",
      "status",
      "attempts",
      "next_attempt_at",
      "taken_until",
      "last_error",
      "sent_at",
      "created_at",
    ])
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();

/** A receipt that failed is nobody's lost form, so the counts are of the chain's own mail. */
export async function countOutbox(db: Database): Promise<Record<OutboxRow["status"], number>> {
  const rows = await db.main
    .selectFrom("outbox")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("kind", "=", "desk")
    .groupBy("status")
    .execute();
  return { waiting: 0, sent: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

/** What has not gone out: how much of it, and since when the oldest waits. */
export async function measureOutbox(db: Database) {
  const rows = await db.reads
    .selectFrom("outbox")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("status", "<>", "sent")
    .where("kind", "=", "desk")
    .groupBy("status")
    .execute();
  const of = (status: OutboxRow["status"]) => rows.find((row) => row.status === status);
  const oldest = of("waiting")?.oldest;
  return {
    waiting: of("waiting")?.count ?? 0,
    failed: of("failed")?.count ?? 0,
    oldestWaiting: oldest ? new Date(oldest) : undefined,
  };
}
