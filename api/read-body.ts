import { invalid, SiteError } from "#core/errors.ts";

/** The body as bytes, refused as soon as it is larger than allowed. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new SiteError("too-large");
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.length;
    if (size > maxBytes) throw new SiteError("too-large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** JSON, or a form's fields; an empty body is an empty object. */
export async function readFields(request: Request, maxBytes: number): Promise<unknown> {
  const text = (await readBody(request, maxBytes)).toString("utf8");
  if (text.trim() === "") return {};
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get("content-type") ?? ""))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("body", "json");
  }
}
