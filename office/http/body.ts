import type { IncomingMessage } from "node:http";
import { SiteError } from "#core/errors.ts";

const mostBytes = 65_536;

/** The fields of a form, as browsers send it and as our script does. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers["content-type"] ?? ""))
    throw new SiteError("invalid", "not a form");
  if (Number(req.headers["content-length"] ?? 0) > mostBytes) throw new SiteError("too-large");
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw new SiteError("too-large");
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString("utf8"));
}
