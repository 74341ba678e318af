import type { IncomingMessage } from "node:http";

export const maxUrlLength = 8_192;

/** A name or an address in brackets, and perhaps a port; whoever stands before an "@" is not wanted in a request. */
const authority = /^(?:\[[\da-f:.]+\]|[\w!$%&'()*+,.;=~-]+)(?::\d{0,5})?$/i;
const absolute = /^https?:\/\/([^/?#]*)((?:[/?][^#]*)?)$/i;

/** Of the request before: nearly all name the same. */
let goodHost: string | undefined;

function isAuthority(host: string): boolean {
  if (host === goodHost) return true;
  if (!authority.test(host)) return false;
  goodHost = host;
  return true;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count;
}

/** A balancer's check in HTTP/1.0 may name no host; nobody may name two. */
function hasGoodHost(req: IncomingMessage): boolean {
  const hosts = countHosts(req);
  if (hosts === 0) return req.httpVersion === "1.0";
  return hosts === 1 && isAuthority(req.headers.host ?? "");
}

/**
 * What was asked for, as RFC 9112 (3.2) has it: a path, or "*" for OPTIONS alone. A whole address is taken apart, and its
 * host counts instead of the header's; the request says so from then on. Undefined when it must be refused.
 */
export function readTarget(req: IncomingMessage): string | undefined {
  if (!hasGoodHost(req)) return undefined;
  const target = req.url ?? "";
  if (target.startsWith("/")) return target;
  if (target === "*") return req.method === "OPTIONS" ? target : undefined;
  const [, host, rest = ""] = absolute.exec(target) ?? [];
  if (host === undefined || !authority.test(host)) return undefined;
  req.headers.host = host;
  req.url = rest.startsWith("/") ? rest : `/${rest}`;
  return req.url;
}
