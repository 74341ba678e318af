import type { IncomingMessage } from "node:http";
import { BoundedMap } from "#core/bounded-map.ts";

const program = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|https?:\/\//i;
const known = new BoundedMap<string, boolean>({ limit: 1_000 });

function readsLikeBrowser(agent: string): boolean {
  const kept = known.get(agent);
  if (kept !== undefined) return kept;
  const browser = /^(Mozilla|Opera)\//.test(agent) && !program.test(agent);
  known.set(agent, browser);
  return browser;
}

/** Said by our script when a page is opened that the browser had fetched in case it is wanted (app/shell/browser/seen.ts). */
const seenHeader = "x-seen";

/**
 * What is counted: a page that is sent to what calls itself a browser and not a robot, once it is really opened.
 * Programs that lie about themselves are counted; nobody is looked at more closely than this.
 */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method === "HEAD" ? !(seenHeader in headers) : method !== "GET" || "sec-purpose" in headers) return false;
  return readsLikeBrowser(headers["user-agent"] ?? "");
}

/** The page itself, not a part of it that script asks for; old browsers do not say. */
export const opensPage = ({ headers }: IncomingMessage): boolean =>
  seenHeader in headers || (headers["sec-fetch-dest"] ?? "document") === "document";
