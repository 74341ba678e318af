import { SiteError } from "#core/errors.ts";
import { callsPerMinute, type Use } from "./fair-use.ts";
import type { Visitor } from "./visitor.ts";

/** What a visitor may still ask, as draft-ietf-httpapi-ratelimit-headers-11 has it. */
const limitHeaders = ({ limit, remaining, resetSeconds }: Use): Record<string, string> => ({
  ratelimit: `"calls";r=${remaining};t=${Math.max(1, Math.ceil(resetSeconds))}`,
  "ratelimit-policy": `"calls";q=${limit};w=60`,
});

/** Counts a call, and keeps for its answer where the visitor stands, also when it was one too many. */
export function countCall(
  ask: { visitor: Visitor; limits?: Record<string, string> },
  count: (visitor: Visitor) => Use,
): void {
  try {
    ask.limits = limitHeaders(count(ask.visitor));
  } catch (thrown) {
    if (thrown instanceof SiteError)
      ask.limits = limitHeaders({ limit: callsPerMinute, remaining: 0, resetSeconds: thrown.retryAfter ?? 60 });
    throw thrown;
  }
}
