import type { IncomingMessage } from "node:http";
import { type Visitor, visitorOf } from "#api/visitor.ts";

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(",") : value);

/**
 * Who asks. A trusted proxy names the visitor last in its list; what stands before it anyone may have written.
 * A header never makes a visitor this machine itself.
 */
export function visitorOfRequest(req: IncomingMessage, trustProxy: boolean): Visitor {
  const forwarded = first(req.headers["x-forwarded-for"]);
  if (trustProxy && forwarded) return { ...visitorOf(forwarded.split(",").at(-1)?.trim()), loopback: false };
  const direct = visitorOf(req.socket.remoteAddress);
  // A proxy on this machine that nobody told us of: its visitors are not this machine.
  const relayed = forwarded !== undefined || req.headers.forwarded !== undefined || req.headers.via !== undefined;
  return { ...direct, loopback: direct.loopback && !relayed };
}
