import type { SiteError } from "#core/errors.ts";
import type { Edition } from "#site/editions.ts";
import { errorWords, type Refusal, refusals } from "./copy.ts";
import type { ApiResult, Problem } from "./services.ts";

const isRefusal = (key: string): key is Refusal => Object.hasOwn(refusals.es, key);

/** What a visitor may read of an error: never the message of the thrown one, which is for the log. */
export function problemOf(error: SiteError, edition: Edition, requestId: string): Problem {
  const known = isRefusal(error.message) ? refusals[edition][error.message] : undefined;
  const byField =
    error.code === "invalid" && error.field && isRefusal(error.field) ? refusals[edition][error.field] : undefined;
  return {
    code: error.code,
    message: known ?? byField ?? errorWords[edition][error.code],
    ...(error.field ? { field: error.field } : {}),
    requestId,
  };
}

/** An error as the API answers it. */
export function madeOfError(
  error: SiteError,
  edition: Edition,
  requestId: string,
  errors?: Record<string, string>,
): ApiResult {
  const headers: Record<string, string> = {};
  const wait = error.retryAfter ?? (error.code === "unavailable" ? 30 : error.code === "too-many" ? 60 : undefined);
  if (wait !== undefined) headers["retry-after"] = String(Math.max(1, Math.ceil(wait)));
  // What was not read of a body would otherwise be read in vain.
  if (error.code === "too-large") headers.connection = "close";
  const problem = problemOf(error, edition, requestId);
  const first = Object.values(errors ?? {})[0];
  // A body with a request number is one visitor's own.
  return {
    status: error.status,
    body: Buffer.from(JSON.stringify({ error: errors && first ? { ...problem, message: first, errors } : problem })),
    headers,
    cache: "never",
    timeless: false,
  };
}
