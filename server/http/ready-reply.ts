import type { ServerResponse } from "node:http";
import { chooseEncoding } from "#render/encodings.ts";
import type { Answer, Form } from "#render/page-cache.ts";
import { listHeaders } from "./headers.ts";
import type { Wants } from "./reply.ts";

/** The whole list of headers of a finished answer, put together once; the request's own number comes last. */
function headersOf(answer: Answer, { body, encoding }: Form, always: Record<string, string>): string[] {
  const packed = encoding === "identity" ? {} : { "content-encoding": encoding };
  const length = { "content-length": String(body.length) };
  const own = { ...answer.headers, etag: answer.etag, vary: "accept-encoding", ...packed, ...length };
  return listHeaders(always, { ...own, "x-request-id": "" });
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
  const form = answer.ready(chooseEncoding(wants.acceptEncoding));
  if (!form) return false;
  form.headers ??= headersOf(answer, form, always);
  // Written into the list itself, which Node reads before it returns: a copy for each request is work for nothing.
  form.headers[form.headers.length - 1] = requestId;
  res.writeHead(200, form.headers);
  res.end(form.body);
  return true;
}
