import { createMcpHandler } from "@modelcontextprotocol/server";
import { createApi } from "#api/dispatch.ts";
import { readFields } from "#api/read-body.ts";
import { asSiteError, SiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { apiErrorAnswer, apiServicesOf } from "#server/http/api.ts";
import { sourceOf } from "#server/http/body-source.ts";
import { visitorOfRequest } from "#server/http/client-address.ts";
import type { Route, RouteAsk } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { mcpPath } from "#site/mcp.ts";
import { createAskApi } from "./ask-api.ts";
import { createTools } from "./tools.ts";

/** A question is a few words. */
const maxBody = 65_536;
/** What the protocol reads of a request; nothing of who asks goes further. */
const readHeaders = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "last-event-id"];

/**
 * What assistants ask by the Model Context Protocol: each request is whole in itself, nothing is kept between two. It only
 * reads, and what it asks goes through the API with the API's limits.
 */
export function mcpRoutes(services: Services): Route[] {
  const api = createApi(apiServicesOf(services));

  async function answer({ incoming, origin, requestId }: RouteAsk): Promise<Answer> {
    const source = sourceOf(incoming);
    const parsedBody = await readFields(source, maxBody);
    // Some may still send several at once: the protocol has given that up, and so nobody's turn is longer than another's.
    if (Array.isArray(parsedBody)) throw new SiteError("invalid", "one message at a time");
    const visitor = visitorOfRequest(incoming, services.config.trustProxy);
    const askApi = createAskApi(api, { origin, requestId, visitor });
    const stock = services.stock.current;
    const { addresses, settings } = services.site;
    const handler = createMcpHandler(
      () => createTools({ stock, addresses, brand: settings.brand, askApi, now: new Date() }),
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

  const refused = (thrown: unknown, requestId: string) => apiErrorAnswer(asSiteError(thrown), mcpPath, requestId);
  return [
    {
      method: "POST",
      path: mcpPath,
      answer: (ask) => ask.inTurn(() => answer(ask).catch((thrown: unknown) => refused(thrown, ask.requestId))),
    },
    // There is no stream to listen to.
    { method: "GET", path: mcpPath, answer: ({ requestId }) => refused(new SiteError("not-allowed"), requestId) },
  ];
}
