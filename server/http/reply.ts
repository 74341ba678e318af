import { chooseEncoding } from "#render/encodings.ts";
import { type Answer, type Form, packsInHaste } from "#render/page-cache.ts";

/** The parts of a request that decide how a finished answer goes out. */
export type Wants = { method: string; ifNoneMatch: string | undefined; acceptEncoding: string | undefined };
export type Reply = { status: number; headers: Record<string, string>; body: Buffer | null };

/** True when one of the tags the visitor holds is ours; a weak mark does not matter for GET. */
export function tagMatches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/**
 * 304 when the visitor has it, else the bytes in the best encoding taken; at once when that form is ready. While many
 * are `waiting` for theirs it is the quickest encoding instead.
 */
export function replyWith(answer: Answer, wants: Wants, waiting = 0): Reply | Promise<Reply> {
  const headers: Record<string, string> = { ...answer.headers, etag: answer.etag, vary: "accept-encoding" };
  const reads = wants.method === "GET" || wants.method === "HEAD";
  if (reads && answer.status === 200 && tagMatches(wants.ifNoneMatch, answer.etag))
    return { status: 304, headers, body: null };
  const best = chooseEncoding(wants.acceptEncoding);
  const haste = !answer.ready(best) && packsInHaste(waiting);
  const encoding = haste ? chooseEncoding(wants.acceptEncoding, true) : best;
  const finish = ({ body, encoding: used }: Form): Reply => {
    if (used !== "identity") headers["content-encoding"] = used;
    headers["content-length"] = String(body.length);
    return { status: answer.status, headers, body: wants.method === "HEAD" ? null : body };
  };
  const ready = haste ? answer.encodedNow(encoding) : answer.ready(encoding);
  return ready ? finish(ready) : answer.encoded(encoding).then(finish);
}
