import { createMcpHandler } from "@modelcontextprotocol/server";
import { createApi } from "#api/dispatch.ts";
import { callsPerMinute, createFairUse } from "#api/fair-use.ts";
import { problemOf } from "#api/problem.ts";
import { readFields } from "#api/read-body.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import { sourceOf } from "#core/request-body.ts";
import { Answer } from "#render/page-cache.ts";
import { apiErrorAnswer, apiServicesOf } from "#server/http/api.ts";
import { visitorOfRequest } from "#server/http/client-address.ts";
import type { Route, RouteAsk } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import { CallRefused, createAskApi } from "./ask-api.ts";
import { createTools } from "./tools.ts";

const mcpPath = "/mcp";
/** A question is a few words. */
const maxBody = 65_536;
/** What the protocol reads of a request; nothing of who asks goes further. */
const readHeaders = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "last-event-id"];

/**
 * What assistants ask by the Model Context Protocol: each request is whole in itself, nothing is kept between two. It only
 * reads, and has the API's limits.
 */
export function mcpRoutes(services: Services): Route[] {
  const api = createApi(apiServicesOf(services), services.sharedCalls?.("mcp-api"));
  const count = createFairUse(callsPerMinute, services.sharedCalls?.("mcp"));

  /** As the protocol demands: another site's page asks nothing with its visitor's browser. Assistants name no origin. */
  const own = Object.values(services.config.hosts);
  function checkOrigin({ incoming: { headers } }: RouteAsk) {
    if (headers.origin !== undefined && !own.includes(headers.origin))
      throw new SiteError("forbidden", "another origin");
  }

  async function read({ incoming }: RouteAsk): Promise<unknown> {
    const parsedBody = await readFields(sourceOf(incoming), maxBody);
    // Some may still send several at once: the protocol has given that up, and so nobody's turn is longer than another's.
    if (Array.isArray(parsedBody)) throw new SiteError("invalid", "one message at a time");
    return parsedBody;
  }

  async function answer({ incoming, origin, requestId }: RouteAsk, parsedBody: unknown): Promise<Answer> {
    const source = sourceOf(incoming);
    const visitor = visitorOfRequest(incoming, services.config.trustProxy);
    count(visitor);
    const askApi = createAskApi(api, { origin, requestId, visitor });
    const stock = services.stock.current;
    const { addresses, settings } = services.site;
    const handler = createMcpHandler(
      () =>
        createTools({
          stock,
          addresses,
          brand: settings.brand,
          askApi,
          now: new Date(),
          explain: explainer(requestId),
        }),
      { responseMode: "json", maxSubscriptions: 0, maxRequestBodySize: maxBody },
    );
    const headers = readHeaders.flatMap((name) => {
      const value = source.header(name);
      return value === undefined ? [] : [[name, value] as [string, string]];
    });
    const request = new Request(`${origin}${mcpPath}`, { method: "POST", headers, body: JSON.stringify(parsedBody) });
    const response = await handler.fetch(request, { parsedBody });
    const bytes = Buffer.from(await response.arrayBuffer());
    await handler.close();
    return new Answer(response.status, bytes, {
      "content-type": response.headers.get("content-type") ?? "application/json",
      "cache-control": cacheClasses.never,
    });
  }

  const explainer = (requestId: string) => (thrown: unknown, edition: Edition) => {
    if (thrown instanceof CallRefused) return thrown.message;
    const error = asSiteError(thrown);
    if (error.code === "internal") services.log.error({ id: requestId, err: error.cause ?? error }, "MCP call failed");
    return problemOf(error, edition, requestId).message;
  };
  const refused = (thrown: unknown, requestId: string) => apiErrorAnswer(asSiteError(thrown), mcpPath, requestId);
  return [
    {
      method: "POST",
      path: mcpPath,
      async answer(ask) {
        try {
          checkOrigin(ask);
          const body = await read(ask);
          return await ask.inTurn(() => answer(ask, body));
        } catch (thrown) {
          return refused(thrown, ask.requestId);
        }
      },
    },
    // There is no stream to listen to.
    { method: "GET", path: mcpPath, answer: ({ requestId }) => refused(new SiteError("not-allowed"), requestId) },
  ];
}
