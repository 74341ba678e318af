import { createServer, type RequestListener, type Server } from "node:http";
import { bodyLimits, guardBodies } from "./bodies.ts";
import { answerClientErrors } from "./client-error.ts";

/** How long a visitor may take, and how much there may be of it. */
const limits = {
  maxHeaderSize: 16_384,
  /** To send the headers, counted from the connection: also whoever connects and says nothing. */
  headersTimeout: 15_000,
  /** To send all of a request. */
  requestTimeout: 30_000,
  /** A connection on which nothing moves while it is our turn, or the reader's; Node looks twice before it ends one. */
  timeout: 20_000,
  /** Between two requests; longer than a balancer's own. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 16_000,
  ...bodyLimits,
};

/** Node's server with the limits that slow, greedy and broken clients run into; `beside` goes with what it answers itself. */
export function createLimitedServer(
  listener: RequestListener,
  beside: Readonly<Record<string, string>>,
  given: Partial<typeof limits> = {},
): Server {
  const { timeout, maxConnections, bodyPatienceMs, leastBodyBytes, smallBody, lingerMs, ...options } = {
    ...limits,
    ...given,
  };
  // Requests without a host are refused by the listener, which knows the headers of every answer.
  const server = createServer({ ...options, requireHostHeader: false });
  server.timeout = timeout;
  server.maxConnections = maxConnections;
  // Of several processes none hands on what all have too much of.
  Object.assign(server, { dropMaxConnection: true });
  const guardBody = guardBodies(server, { bodyPatienceMs, leastBodyBytes, smallBody, lingerMs });
  const noteLatest = answerClientErrors(server, beside);
  // One listener: of several, Node copies the list for every request.
  server.on("request", (req, res) => {
    guardBody(req, res);
    noteLatest(req, res);
    listener(req, res);
  });
  return server;
}
