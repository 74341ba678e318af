import type { KnownCall } from "./call.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { editionNames, editionOfQuery, type Query, readQuery } from "./query.ts";
import { createRouter, type Found } from "./router.ts";

/** The address as the call reads it: whatever else a client wrote, in which case or order, makes no other answer. */
function keyOf({ path, query: declared = {} }: Endpoint, params: Found["params"], query: Query): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const pairs = Object.keys(declared).flatMap((name) => {
    const value = editionNames.includes(name) ? undefined : query.get(name.toLowerCase());
    return value === undefined ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  if (editionOfQuery(query) === "en") pairs.push("language=en");
  return `/api${filled}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
}

const find = createRouter(endpoints);

/** Reads an address below /api, path and query apart; undefined when there is no such call. */
export function findCall(path: string, search: string): KnownCall | undefined {
  const found = find(path);
  const first = found?.endpoints[0];
  if (!found || !first) return undefined;
  const query = readQuery(search);
  const read = found.endpoints.find(({ method }) => method === "GET") ?? first;
  return { found, query, key: keyOf(read, found.params, query) };
}
