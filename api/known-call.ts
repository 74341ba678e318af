import type { KnownCall } from "./call.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { editionNames, editionOfQuery, languageIn, type Query, readQuery } from "./query.ts";
import { createRouter, type RouteMatch } from "./router.ts";

/** The parameters that a call reads, as it writes them and as they stand in what was read. */
const readsOf = new Map(
  endpoints.map((endpoint) => {
    const names = Object.keys(endpoint.query ?? {}).filter((name) => !editionNames.includes(name));
    return [endpoint, names.map((name) => [`${name}=`, name.toLowerCase()] as const)];
  }),
);

/** The address as the call reads it: whatever else a client wrote, in which case or order, makes no other answer. */
function keyOf(endpoint: Endpoint, params: RouteMatch["params"], query: Query): string {
  let key = `/api${endpoint.path}`;
  if (key.includes("{")) key = key.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  let sign = "?";
  const add = (name: string, value: string) => {
    key += sign + name + encodeURIComponent(value);
    sign = "&";
  };
  for (const [name, read] of readsOf.get(endpoint) ?? []) {
    const value = query.get(read);
    if (value !== undefined) add(name, value);
  }
  const edition = editionOfQuery(query);
  // Spanish that was asked for is not what the English host says unasked.
  if (edition === "en" || (endpoint.spokenByHost && languageIn(query) !== undefined)) add("language=", edition);
  return key;
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
