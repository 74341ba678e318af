import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import type { Made } from "#api/services.ts";
import { chooseEncoding } from "#render/page-cache.ts";
import { cacheClasses } from "#site/cache.ts";
import { tagMatches, type Wants } from "./reply.ts";

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  zstd: () => createZstdCompress(),
  gzip: () => createGzip({ level: 5 }),
};

/** Sends an answer as it is made. Its tag is that of the data and the address, since nobody has seen it whole. */
export function streamResponse(
  { status, body, headers, cache }: Made,
  wants: Wants,
  version: number,
  key: string,
): Response {
  const etag = `"s${version.toString(36)}-${createHash("sha1").update(key).digest("base64url").slice(0, 16)}"`;
  const all: Record<string, string> = {
    ...headers,
    "cache-control": cacheClasses[cache],
    etag: `W/${etag}`,
    vary: "accept-encoding",
  };
  if (tagMatches(wants.ifNoneMatch, etag)) return new Response(null, { status: 304, headers: all });
  const encoding = chooseEncoding(wants.acceptEncoding);
  if (encoding !== "identity") all["content-encoding"] = encoding;
  if (wants.method === "HEAD") return new Response(null, { status, headers: all });
  const plain = Readable.from(body as AsyncIterable<Uint8Array>, { objectMode: false, highWaterMark: 128 * 1024 });
  if (encoding === "identity") return new Response(Readable.toWeb(plain) as ReadableStream, { status, headers: all });
  const packed = packers[encoding]();
  // A visitor who leaves ends both sides.
  plain.on("error", (error) => packed.destroy(error));
  packed.on("close", () => plain.destroy());
  return new Response(Readable.toWeb(plain.pipe(packed)) as ReadableStream, { status, headers: all });
}
