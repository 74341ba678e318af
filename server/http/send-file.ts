import { open } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { chooseEncoding } from "#render/encodings.ts";
import type { FileAnswer } from "./file-answer.ts";
import { listHeaders } from "./headers.ts";
import { tagMatches, type Wants } from "./reply.ts";
import { left } from "./stream.ts";

/** A slow line has time for a large file; it holds no more than an open file. */
const longestMs = 1_800_000;

/** True when the visitor has this very state of the file: by its tag, or where none is told by its time. */
function isKnown({ etag, changedAt }: FileAnswer, { ifNoneMatch, ifModifiedSince }: FileWants): boolean {
  if (ifNoneMatch !== undefined) return tagMatches(ifNoneMatch, etag);
  const since = Date.parse(ifModifiedSince ?? "");
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

type FileWants = Wants & { ifModifiedSince: string | undefined };

/** Sends a packed file as it is, and unpacks it for those who take none; throws when it cannot be read. */
export async function sendFile(
  res: ServerResponse,
  answer: FileAnswer,
  wants: FileWants,
  always: Record<string, string>,
): Promise<void> {
  const { file } = answer;
  if (res.destroyed) return;
  // Each of those who watch over an answer hears when it closes, and a pipeline hears it several times.
  res.setMaxListeners(30);
  const headers: Record<string, string> = { ...answer.headers, etag: answer.etag, vary: "accept-encoding" };
  if (isKnown(answer, wants)) {
    res.writeHead(304, listHeaders(always, headers)).end();
    return;
  }
  const best = chooseEncoding(wants.acceptEncoding);
  const encoding = best === "br" || best === "gzip" ? best : "identity";
  const packed = encoding === "br" ? "br" : "gzip";
  const opened = await open(file.paths[packed]);
  try {
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    headers["content-length"] = String(encoding === "identity" ? file.plain : file[packed]);
    res.writeHead(200, listHeaders(always, headers));
    if (wants.method === "HEAD") {
      res.end();
      return;
    }
    const bytes = opened.createReadStream({ autoClose: false });
    const options = { signal: AbortSignal.timeout(longestMs) };
    await (encoding === "identity" ? pipeline(bytes, createGunzip(), res, options) : pipeline(bytes, res, options));
  } catch (thrown) {
    // A visitor who leaves ends all of it; there is nobody to tell.
    if (!left.has((thrown as NodeJS.ErrnoException).code ?? "")) throw thrown;
  } finally {
    await opened.close();
  }
}
