import type { Database } from "../database.ts";
import type { Executor } from "../schema.ts";

/** `ofAll`: it counts everybody together, and says nothing of whoever asks. */
export type Limit = { key: string; limit: number; windowSeconds: number; ofAll?: true };
type Token = { allowed: boolean; remaining: number; retryAfterSeconds: number };

/** Counts one use by itself, whatever comes of it. */
export const takeToken = (db: Database, limit: Limit, now = new Date()): Promise<Token> =>
  db.writes.follow(() => countUse(db.main, limit, now), false);

/**
 * Counts one use of `key` in the present window; processes share the count. A window that has just begun by another
 * machine's clock counts too; one further ahead was begun by a clock that has been set back since, and is forgotten.
 */
export async function countUse(db: Executor, { key, limit, windowSeconds }: Limit, now = new Date()): Promise<Token> {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = seconds - (seconds % windowSeconds);
  const { used, window_started } = await db
    .insertInto("rate_limits")
    .values({ key, window_started: window, used: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => {
        const present = eb("rate_limits.window_started", "in", [window, window + windowSeconds]);
        return {
          used: eb
            .case()
            .when(present)
            .then(eb("rate_limits.used", "+", 1))
            .else(1)
            .end(),
          window_started: eb
            .case()
            .when(present)
            .then(ref("rate_limits.window_started"))
            .else(ref("excluded.window_started"))
            .end(),
        };
      }),
    )
    .returning(["used", "window_started"])
    .executeTakeFirstOrThrow();
  return {
    allowed: used <= limit,
    remaining: Math.max(0, limit - used),
    retryAfterSeconds: used <= limit ? 0 : window_started + windowSeconds - seconds,
  };
}

export type Refused = "too-many" | "too-many-now";

/** Counts one use of each until one is full: of whoever asks ("too-many"), or of all together ("too-many-now"). */
export async function countUses(db: Executor, limits: readonly Limit[], now: Date): Promise<Refused | undefined> {
  for (const limit of limits)
    if (!(await countUse(db, limit, now)).allowed) return limit.ofAll ? "too-many-now" : "too-many";
  return undefined;
}

/** True the first time a captcha solution is seen, in whichever process. */
export async function useOnce(db: Database, solution: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.main
    .insertInto("used_solutions")
    .values({ solution, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column("solution").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
