import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import { chooseEncoding } from "#render/encodings.ts";
import { cacheClasses } from "#site/cache.ts";
import type { StreamResult } from "./api.ts";
import { listHeaders } from "./headers.ts";
import { tagMatches, type Wants } from "./reply.ts";

/** A window of 256 KB: a third of the memory for a tenth more bytes, and the first of them come at once. */
const windowBits = 18;
const packers = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_LGBLOCK]: 16,
      },
    }),
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_windowLog]: windowBits } }),
  gzip: () => createGzip({ level: 5 }),
};

/** How a visitor who leaves shows in a stream. */
export const left = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE", "ABORT_ERR"]);
/** Whoever takes longer reads on purpose: it holds the data of the moment it asked in. */
const longestMs = 120_000;

type StreamContext = { wants: Wants; version: number; key: string; always: Record<string, string> };

/**
 * Sends an answer as it is made; throws when making it fails. Its tag is that of the data and the address, since nobody has seen it
 * whole.
 */
export async function sendStream(
  res: ServerResponse,
  made: StreamResult,
  { wants, version, key, always }: StreamContext,
): Promise<void> {
  const tag = `"s${version.toString(36)}-${createHash("sha1").update(key).digest("base64url").slice(0, 16)}"`;
  const headers: Record<string, string> = {
    ...made.headers,
    "cache-control": cacheClasses[made.cache],
    etag: `W/${tag}`,
    vary: "accept-encoding",
  };
  if (wants.method !== "POST" && tagMatches(wants.ifNoneMatch, tag)) {
    res.writeHead(304, listHeaders(always, headers)).end();
    return;
  }
  const encoding = chooseEncoding(wants.acceptEncoding);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  res.writeHead(made.status, listHeaders(always, headers));
  if (wants.method === "HEAD") {
    res.end();
    return;
  }
  const plain = Readable.from(made.body, { objectMode: false, highWaterMark: 128 * 1024 });
  try {
    const options = { signal: AbortSignal.timeout(longestMs) };
    await (encoding === "identity"
      ? pipeline(plain, res, options)
      : pipeline(plain, packers[encoding](), res, options));
  } catch (thrown) {
    // A visitor who leaves ends all of it; there is nobody to tell.
    if (!left.has((thrown as NodeJS.ErrnoException).code ?? "")) throw thrown;
  }
}
