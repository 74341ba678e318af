import type { IncomingMessage } from "node:http";
import type { KnownAddress } from "#render/known-address.ts";
import type { Answer } from "#render/page-cache.ts";

/** Makes an answer when it is this visitor's turn; whoever gets none is told so. For what is made after a body came. */
export type InTurn = (make: () => Answer | Promise<Answer>) => Promise<Answer>;

/** A request that is neither answered from memory nor a call of the API. */
export type RouteAsk = {
  incoming: IncomingMessage;
  method: string;
  /** The path as it came. */
  path: string;
  query: URLSearchParams;
  requestId: string;
  origin: string;
  /** Of the visitor: what is dear is shared fairly between them. */
  network: string;
  /** Told when the visitor has left before the answer. */
  gone: AbortSignal;
  inTurn: InTurn;
  known: KnownAddress | undefined;
  /** Filled in on the way: the name under which figures count the request. */
  counted: { route: string };
};

/** `path` may end in a name: `/photos/:file` is everything in that folder. `name` is what stands there. */
export type Route = {
  method: "GET" | "POST";
  path: string;
  answer(ask: RouteAsk, name: string): Answer | Promise<Answer>;
};

/** Finds the route of a method and a path; of two that fit, the first. */
export function createRouteFinder(routes: readonly Route[]) {
  const cut = routes.map((route) => {
    const at = route.path.indexOf(":");
    return { route, start: at < 0 ? route.path : route.path.slice(0, at), named: at >= 0 };
  });
  return (method: string, path: string): { route: Route; name: string } | undefined => {
    const wanted = method === "HEAD" ? "GET" : method;
    for (const { route, start, named } of cut) {
      if (route.method !== wanted || !path.startsWith(start)) continue;
      const name = path.slice(start.length);
      if (named ? name !== "" && !name.includes("/") : name === "") return { route, name };
    }
    return undefined;
  };
}
