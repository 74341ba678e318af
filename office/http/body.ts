import type { IncomingMessage } from "node:http";
import { SiteError } from "#core/errors.ts";
import { readBody, sourceOf } from "#core/request-body.ts";

/** The fields of a form, as browsers send it and as our script does. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers["content-type"] ?? ""))
    throw new SiteError("invalid", "not a form");
  return new URLSearchParams((await readBody(sourceOf(req), 65_536)).toString("utf8"));
}
