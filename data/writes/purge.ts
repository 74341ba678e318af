import type { Database } from "../database.ts";

type Purged = { submissions: number; solutions: number; limits: number };

/**
 * Deletes forms older than `keepDays` with their mail, whether it went out or not, as the pages say; the office has shown
 * them meanwhile. And what has expired. Call it only while the time is not doubted (`keepTime`).
 */
export async function purgePersonalData(db: Database, keepDays: number, now = new Date()): Promise<Purged> {
  const day = 86_400_000;
  const oldest = new Date(now.getTime() - keepDays * day).toISOString();
  return db.main.transaction().execute(async (trx) => {
    const submissions = await trx.deleteFrom("submissions").where("created_at", "<", oldest).executeTakeFirst();
    const solutions = await trx
      .deleteFrom("used_solutions")
      .where("expires_at", "<", now.toISOString())
      .executeTakeFirst();
    const limits = await trx
      .deleteFrom("rate_limits")
      .where("window_started", "<", Math.floor((now.getTime() - 2 * day) / 1000))
      .executeTakeFirst();
    return {
      submissions: Number(submissions.numDeletedRows),
      solutions: Number(solutions.numDeletedRows),
      limits: Number(limits.numDeletedRows),
    };
  });
}
