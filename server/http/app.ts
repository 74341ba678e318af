import { type ErrorHandler, Hono } from "hono";
import { routePath } from "hono/route";
import { asSiteError, SiteError } from "#core/errors.ts";
import { calendarRoutes } from "#server/files/calendars.ts";
import { eventFileRoutes } from "#server/files/event-files.ts";
import { photoRoutes } from "#server/files/photos.ts";
import { postalPointRoutes } from "#server/files/postal-points.ts";
import { priceFileRoutes } from "#server/files/price-files.ts";
import { searchFeedRoutes } from "#server/files/search-feeds.ts";
import { siteFileRoutes } from "#server/files/site-files.ts";
import type { Services } from "#server/services.ts";
import { bannerRoutes } from "./banner.ts";
import { visitorOfRequest } from "./client-address.ts";
import { answerForm, findFormPage } from "./forms.ts";
import { healthRoutes } from "./health.ts";
import { answerPage, errorAnswer } from "./pages.ts";
import { type Reply, replyWith, type Send } from "./reply.ts";
import type { Env } from "./route-env.ts";

/** No body rather than an empty one, which would be given a type. */
const toResponse = ({ status, headers, body }: Reply) =>
  new Response(body?.length ? (body as BodyInit) : null, { status, headers });

/** Whatever a route did not catch: the error page with the number to quote, and the cause in the log under it. */
export const answerThrown =
  (services: Services, send: Send): ErrorHandler<Env> =>
  (thrown, c) => {
    const ask = { rawPath: c.req.path, requestId: c.env.requestId };
    return send(c.req.raw, errorAnswer(services, asSiteError(thrown), "es", ask));
  };

/** Everything that the fast path does not answer from memory. */
export function createApp(services: Services): Hono<Env> {
  const app = new Hono<Env>({ strict: true });
  const send: Send = async (request, answer) =>
    toResponse(
      await replyWith(answer, {
        method: request.method,
        ifNoneMatch: request.headers.get("if-none-match") ?? undefined,
        acceptEncoding: request.headers.get("accept-encoding") ?? undefined,
      }),
    );
  app.onError(answerThrown(services, send));
  app.use(async (c, next) => {
    await next();
    c.env.counted.route ||= `file:${routePath(c)}`;
  });
  healthRoutes(app, services);
  siteFileRoutes(app, services, send);
  photoRoutes(app, services, send);
  eventFileRoutes(app, services, send);
  calendarRoutes(app, services, send);
  bannerRoutes(app, services, send);
  priceFileRoutes(app, services, send);
  searchFeedRoutes(app, services, send);
  postalPointRoutes(app, services, send);
  app.all("*", async (c) => {
    const { requestId, origin, incoming, known, counted } = c.env;
    const target = incoming.url ?? "/";
    const at = target.indexOf("?");
    const ask = {
      rawPath: at < 0 ? target : target.slice(0, at),
      search: at < 0 ? "" : target.slice(at),
      origin,
      requestId,
      known,
      cookie: incoming.headers.cookie,
    };
    const formPage = c.req.method === "POST" ? findFormPage(services, ask) : undefined;
    if (formPage) {
      const visitor = visitorOfRequest(incoming, services.config.trustProxy);
      counted.route = `form:${formPage.id}`;
      return send(c.req.raw, await answerForm(services, formPage, ask, { incoming, visitor, inTurn: c.env.inTurn }));
    }
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      const answer = errorAnswer(services, new SiteError("not-allowed"), "es", ask);
      counted.route = "refused";
      const response = await send(c.req.raw, answer);
      response.headers.set("allow", "GET, HEAD");
      return response;
    }
    const answer = await answerPage(services, ask);
    counted.route = answer.route;
    if (answer.counts) services.figures.note(answer.counts, incoming);
    return send(c.req.raw, answer);
  });
  return app;
}
