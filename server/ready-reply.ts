import type { ServerResponse } from "node:http";
import { type Answer, chooseEncoding, type Encoding } from "#render/page-cache.ts";
import type { Wants } from "./reply.ts";

/** Of one form of an answer; a page asked for often gets a smaller one in its place. */
type Made = { body: Buffer; list: string[] };
const ready = new WeakMap<Answer, Partial<Record<Encoding, Made>>>();

/** The whole list of headers of a finished answer, put together once. */
function headersOf(answer: Answer, encoding: Encoding, body: Buffer, always: Record<string, string>): string[] {
  const forms = ready.get(answer) ?? {};
  const found = forms[encoding];
  if (found?.body === body) return found.list;
  const packed = body === answer.ready("identity") ? {} : { "content-encoding": encoding };
  const length = { "content-length": String(body.length) };
  const list = Object.entries({
    ...always,
    ...answer.headers,
    etag: answer.etag,
    vary: "accept-encoding",
    ...packed,
    ...length,
  }).flat();
  ready.set(answer, { ...forms, [encoding]: { body, list } });
  return list;
}

/** Sends an answer whose bytes stand ready; false when it needs more thought than that. */
export function sendReady(
  res: ServerResponse,
  answer: Answer,
  wants: Wants,
  always: Record<string, string>,
  requestId: string,
): boolean {
  if (answer.status !== 200 || wants.ifNoneMatch !== undefined || wants.method !== "GET") return false;
  const encoding = chooseEncoding(wants.acceptEncoding);
  const body = answer.ready(encoding);
  if (!body) return false;
  res.writeHead(200, [...headersOf(answer, encoding, body, always), "x-request-id", requestId]);
  res.end(body);
  return true;
}
