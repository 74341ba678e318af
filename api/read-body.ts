import { invalid, SiteError } from "#core/errors.ts";

export type BodySource = { header(name: string): string | undefined; body: AsyncIterable<Uint8Array> };

const readable = new Set(["application/json", "application/x-www-form-urlencoded", "text/plain", "text/json"]);
const isReadable = (type: string) => readable.has(type) || /^application\/[\w.-]+\+json$/.test(type);

/** The body as bytes, refused by its headers, or as soon as it is larger than allowed. */
async function readBytes({ header, body }: BodySource, maxBytes: number): Promise<Buffer> {
  const length = Number(header("content-length") ?? 0);
  if (length > maxBytes) throw new SiteError("too-large");
  const type = header("content-type");
  if (type && length > 0 && !isReadable(type.split(";", 1)[0]?.trim().toLowerCase() ?? ""))
    throw invalid("body", "json");
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > maxBytes) throw new SiteError("too-large");
      pieces.push(piece);
    }
  } catch (thrown) {
    // The sender left in the middle: nobody will read the answer.
    throw thrown instanceof SiteError ? thrown : invalid("body", "json");
  }
  return Buffer.concat(pieces);
}

/** JSON, or a form's fields; an empty body is an empty object. */
export async function readFields(source: BodySource, maxBytes: number): Promise<unknown> {
  const text = (await readBytes(source, maxBytes)).toString("utf8");
  if (text.trim() === "") return {};
  if (/^application\/x-www-form-urlencoded/i.test(source.header("content-type") ?? ""))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("body", "json");
  }
}
