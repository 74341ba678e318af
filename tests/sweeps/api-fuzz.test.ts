import { Agent, request } from "node:http";
import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { anyText } from "../support/any-text.ts";
import { readOpenApi } from "../support/api-schema.ts";

const origin = inject("servers").one.es;
const { port } = new URL(origin);
const api = await readOpenApi(origin);
const agent = new Agent({ keepAlive: true, maxSockets: 12 });
const readAtMost = 300_000;

type Hostile = { method: string; path: string; template: string; headers: Record<string, string>; body: string };
type Answered = { status: number; type: string; requestId: string; text: string; whole: boolean };

function send({ method, path, headers, body }: Hostile): Promise<Answered> {
  return new Promise((resolve, reject) => {
    // Without its length the body of an OPTIONS or DELETE would be taken for the next request.
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const sent = request(
      { agent, host: "127.0.0.1", port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        let text = "";
        const done = (whole: boolean) =>
          resolve({
            status: answer.statusCode ?? 0,
            type: String(answer.headers["content-type"] ?? ""),
            requestId: String(answer.headers["x-request-id"] ?? ""),
            text,
            whole,
          });
        answer.setEncoding("latin1");
        answer.on("data", (part: string) => {
          text += part;
          if (text.length > readAtMost) {
            done(false);
            sent.destroy();
          }
        });
        answer.on("end", () => done(true));
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE"
        ? resolve(send({ method, path, headers, body, template: "" }))
        : reject(error),
    );
    sent.end(body);
  });
}

/** A mark that would show in any answer that gives back what it was given. */
const mark = "<x-7f3a onload=1>";
const nasty = fc.oneof(
  fc.constantFrom(
    mark,
    "' or 1=1 --",
    '"; drop table stores; --',
    "../../../../etc/passwd",
    "%00",
    "%",
    "%zz",
    "%ff%fe",
    "%ed%a0%80",
    "null",
    "undefined",
    "NaN",
    "-1",
    "0",
    "1e309",
    "99999999999999999999",
    "__proto__",
    "constructor",
    `$\{7*7}`,
    "{{7*7}}",
    "\r\nset-cookie: a=b",
    "\u202e",
    "😀",
    "𝟙𝟚",
    "a".repeat(500),
  ),
  fc.string({ maxLength: 40 }),
  anyText(20),
  fc.integer().map(String),
  fc.double().map(String),
);
/** Percent-encoded, or raw as far as a request line can hold it. */
const written = fc.tuple(nasty, fc.boolean()).map(([text, raw]) => {
  const safe = text.toWellFormed();
  return raw ? safe.replace(/[^!-~]/g, "").replace(/[#]/g, "") : encodeURIComponent(safe);
});
const names = [
  "makeId",
  "modelId",
  "year",
  "distance",
  "zip",
  "language",
  "t",
  "page",
  "sfilter",
  "country",
  "division",
  "partKeyword",
  "__proto__",
  "x",
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...names), written), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value.replaceAll("&", "%26")}`).join("&"));
const target = fc
  .tuple(
    fc.constantFrom(...api.operations),
    fc.array(written, { minLength: 3, maxLength: 3 }),
    query,
    fc.constantFrom("", "/", "//"),
  )
  .map(([{ path, method }, values, search, end]) => {
    let at = 0;
    const filled = path.replace(/\{\w+\}/g, () => (values[at++] as string).replace(/[?/\\]/g, "") || "x");
    return { template: path, method, path: `${filled}${end}${search && `?${search}`}` };
  });
const headerText = nasty.map((text) => text.replace(/[^ -~]/g, ""));
const hostile: fc.Arbitrary<Hostile> = fc
  .tuple(
    target,
    fc.option(fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"), { freq: 3 }),
    fc.dictionary(
      fc.constantFrom(
        "accept-encoding",
        "if-none-match",
        "origin",
        "cookie",
        "x-xsrf-token",
        "content-type",
        "sec-fetch-site",
        "x-forwarded-for",
        "accept",
        "authorization",
      ),
      headerText,
      { maxKeys: 4 },
    ),
    fc.oneof(fc.constant(""), nasty, fc.json()),
  )
  .map(([{ template, method, path }, other, headers, body]) => {
    const asked = other ?? method;
    return {
      template,
      path,
      method: asked,
      headers: { ...headers, "accept-encoding": "identity" },
      body: asked === "GET" || asked === "HEAD" ? "" : body,
    };
  });

const always = new Set([400, 403, 404, 405, 413, 414, 429]);
const leaks =
  /node_modules|\bat \w+ \(|\.tsx?:\d|\.js:\d|sqlite|SELECT |syntax error|\/tmp\/|\/home\/|ENOENT|undefined is not|TypeError/i;

function check(asked: Hostile, { status, type, requestId, text, whole }: Answered) {
  const about = `${asked.method} ${asked.path} → ${status}`;
  expect(status, about).toBeLessThan(500);
  expect(requestId, about).not.toBe("");
  const documented =
    api.document.paths[asked.template]?.[asked.method === "HEAD" ? "get" : asked.method.toLowerCase()]?.responses ?? {};
  expect(always.has(status) || status === 204 || String(status) in documented, about).toBe(true);
  if (asked.method === "HEAD" || status === 204 || status === 304) return expect(text, about).toBe("");
  const body = Buffer.from(text, "latin1").toString("utf8");
  expect(body.includes("<x-7f3a"), about).toBe(false);
  expect(leaks.test(body), `${about} ${body.slice(0, 200)}`).toBe(false);
  if (!type.startsWith("application/json")) return expect(type, about).toMatch(/^image\//);
  if (!whole) return undefined;
  const data = JSON.parse(body);
  if (status >= 400) return expect(api.errorProblemsOf(data), about).toBe("");
  // A hostile {id} may be the name of a call of its own.
  const path = asked.path.split("?")[0]?.replace(/\/+$/, "") ?? "";
  const template = api.document.paths[path] ? path : asked.template;
  return expect(api.problemsOf(template, asked.method, 200, data), about).toBe("");
}

it("answers 6,000 hostile requests in documented form", async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 25, maxLength: 25 }), async (batch) => {
      const answers = await Promise.all(batch.map((asked) => send(asked)));
      sent += answers.length;
      batch.forEach((asked, at) => {
        check(asked, answers[at] as Answered);
      });
    }),
    { numRuns: 240, endOnFailure: true },
  );
  expect(sent).toBeGreaterThanOrEqual(6_000);
});
