import type { Endpoint } from "./endpoint.ts";
import type { Json } from "./json-schema.ts";

const header = (description: string, example: string): Json => ({ description, schema: { type: "string" }, example });

export const answerHeaders = {
  ETag: header("Send it in If-None-Match to get 304 while nothing has changed.", '"a1b2-0c3d4e5"'),
  Link: header(
    "Where the ids stand, when the make or model asked for is none of ours and the answer is therefore empty.",
    '</api/vehicle/makes>; rel="help"',
  ),
  RateLimit: header(
    "How many calls are left (r) and for how many seconds (t), as draft-ietf-httpapi-ratelimit-headers-11 has it. Absent from cached answers, which do not count.",
    '"calls";r=598;t=41',
  ),
  "RateLimit-Policy": header("How many calls (q) one network may make in how many seconds (w).", '"calls";q=600;w=60'),
  "Retry-After": header("How many seconds to wait.", "30"),
};

const refs = (...names: (keyof typeof answerHeaders)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of an answer that mean something to programs. */
export function headersOf({ method, path }: Endpoint, status: number): Json | undefined {
  if (status === 429 || status === 503) return refs("RateLimit", "RateLimit-Policy", "Retry-After");
  if (status !== 200) return undefined;
  return {
    ...(method === "GET" ? refs("ETag") : {}),
    ...(path === "/vehicle/search" ? refs("Link") : {}),
    ...refs("RateLimit", "RateLimit-Policy"),
  };
}
