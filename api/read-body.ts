import { invalid } from "#core/errors.ts";
import { type BodySource, readBody } from "#core/request-body.ts";

const readable = new Set(["application/json", "application/x-www-form-urlencoded", "text/plain", "text/json"]);
const isReadable = (written: string) => {
  const type = written.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return type === "" || readable.has(type) || /^application\/[\w.-]+\+json$/.test(type);
};

/** JSON, or a form's fields; an empty body is an empty object. */
export async function readFields(source: BodySource, maxBytes: number): Promise<unknown> {
  const text = (await readBody(source, maxBytes, isReadable)).toString("utf8");
  if (text.trim() === "") return {};
  if (/^application\/x-www-form-urlencoded/i.test(source.header("content-type") ?? ""))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("body", "json");
  }
}
