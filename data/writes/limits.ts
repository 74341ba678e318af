import type { Database } from "../open.ts";

export type Limit = { key: string; limit: number; windowSeconds: number };
export type Token = { allowed: boolean; remaining: number; retryAfterSeconds: number };

/** Counts one use of `key` in the present window; processes share the count. */
export async function takeToken(db: Database, { key, limit, windowSeconds }: Limit, now = new Date()): Promise<Token> {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = seconds - (seconds % windowSeconds);
  const { used } = await db.main
    .insertInto("rate_limits")
    .values({ key, window_started: window, used: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ eb, ref }) => ({
        used: eb
          .case()
          .when("rate_limits.window_started", "=", ref("excluded.window_started"))
          .then(eb("rate_limits.used", "+", 1))
          .else(1)
          .end(),
        window_started: ref("excluded.window_started"),
      })),
    )
    .returning("used")
    .executeTakeFirstOrThrow();
  return {
    allowed: used <= limit,
    remaining: Math.max(0, limit - used),
    retryAfterSeconds: used <= limit ? 0 : window + windowSeconds - seconds,
  };
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
