import { trimEnd } from "#core/text.ts";
import type { Endpoint } from "./endpoint.ts";

export type RouteMatch = { endpoints: readonly Endpoint[]; params: Record<string, string> };

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Finds the calls of an address, whatever the method; a trailing slash and the case do not matter. */
export function createRouter(list: readonly Endpoint[]) {
  const routes = [...Map.groupBy(list, ({ path }) => path)].map(([path, endpoints]) => ({
    parts: path.slice(1).split("/"),
    endpoints,
  }));
  const byLength = Map.groupBy(routes, ({ parts }) => parts.length);
  return function find(path: string): RouteMatch | undefined {
    const asked = trimEnd(path, "/").slice(1).split("/");
    const names = asked.map((part) => part.toLowerCase());
    const route = byLength
      .get(asked.length)
      ?.find(({ parts }) =>
        parts.every((part, at) => part.toLowerCase() === names[at] || (part.startsWith("{") && asked[at] !== "")),
      );
    if (!route) return undefined;
    const params: Record<string, string> = {};
    route.parts.forEach((part, at) => {
      if (part.startsWith("{")) params[part.slice(1, -1)] = decode(asked[at] as string);
    });
    return { endpoints: route.endpoints, params };
  };
}
