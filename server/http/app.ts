import { asSiteError, SiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { calendarRoutes } from "#server/files/calendars.ts";
import { eventFileRoutes } from "#server/files/event-files.ts";
import { manifestRoutes } from "#server/files/manifests.ts";
import { partSitemapRoute } from "#server/files/part-sitemap.ts";
import { photoRoutes } from "#server/files/photos.ts";
import { postalPointRoutes } from "#server/files/postal-points.ts";
import { priceFileRoutes } from "#server/files/price-files.ts";
import { searchFeedRoutes } from "#server/files/search-feeds.ts";
import { siteFileRoutes } from "#server/files/site-files.ts";
import { workerRoutes } from "#server/files/worker-files.ts";
import { yardFileRoutes } from "#server/files/yard-files.ts";
import { mcpRoutes } from "#server/mcp/mcp-routes.ts";
import { openDataRoutes } from "#server/open-data/open-data-routes.ts";
import type { Services } from "#server/services.ts";
import { bannerRoutes } from "./banner.ts";
import { visitorOfRequest } from "./client-address.ts";
import { answerFollow } from "./follows.ts";
import { answerForm, findFormPage } from "./forms.ts";
import { healthRoutes } from "./health.ts";
import { actOnFollows, findFollows } from "./my-follows.ts";
import { answerFormPage, answerPage, errorAnswer } from "./pages.ts";
import { createRouteFinder, type Route, type RouteAsk } from "./route.ts";
import { answerSentVin, takesVin, takeVinOff } from "./typed-vin.ts";

/** A route's answer; whatever it did not catch is the error page with the number to quote, the cause in the log under it. */
export async function answerRoute(services: Services, route: Route, ask: RouteAsk, name: string): Promise<Answer> {
  ask.counted.route = `file:${route.path}`;
  try {
    return await route.answer(ask, name);
  } catch (thrown) {
    return errorAnswer(services, asSiteError(thrown), "es", { rawPath: ask.path, requestId: ask.requestId });
  }
}

/** A form that was sent, or a page. */
async function answerElse(services: Services, asked: RouteAsk): Promise<Answer> {
  const { incoming, method, requestId, origin, known, counted, inTurn } = asked;
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
  const formPage = method === "POST" ? findFormPage(services, ask) : undefined;
  if (formPage) {
    const visitor = visitorOfRequest(incoming, services.config.trustProxy);
    counted.route = `form:${formPage.id}`;
    if (formPage.id === "myAlerts") {
      const said = await actOnFollows(services, incoming, ask.search);
      const follows = await findFollows(services, ask.search, said);
      return inTurn(() => answerFormPage(services, formPage, ask, { follows }));
    }
    if (takesVin(formPage.id)) return answerSentVin(services, formPage, ask, { incoming, inTurn });
    const answer = formPage.id === "alerts" ? answerFollow : answerForm;
    return answer(services, formPage, ask, { incoming, visitor, inTurn });
  }
  if (method !== "GET" && method !== "HEAD") {
    counted.route = "refused";
    const { status, plain, headers } = errorAnswer(services, new SiteError("not-allowed"), "es", ask);
    return new Answer(status, plain, { ...headers, allow: "GET, HEAD" });
  }
  const answer = takeVinOff(services, ask) ?? (await answerPage(services, ask));
  counted.route = answer.route;
  if (answer.counts) services.figures.note(answer.counts, incoming);
  return answer;
}

/** Everything that the fast path does not answer from memory, but the API. */
export function createApp(services: Services): (ask: RouteAsk) => Promise<Answer> {
  const find = createRouteFinder([
    ...healthRoutes(services),
    ...siteFileRoutes(services),
    ...manifestRoutes(services),
    ...workerRoutes(services),
    ...photoRoutes(services),
    ...eventFileRoutes(services),
    ...calendarRoutes(services),
    ...bannerRoutes(services),
    ...mcpRoutes(services),
    partSitemapRoute(services),
    ...priceFileRoutes(services),
    ...searchFeedRoutes(services),
    ...postalPointRoutes(services),
    ...yardFileRoutes(services),
    ...openDataRoutes(services),
  ]);
  return async (ask) => {
    const found = find(ask.method, ask.path);
    if (found) return answerRoute(services, found.route, ask, found.name);
    try {
      return await answerElse(services, ask);
    } catch (thrown) {
      return errorAnswer(services, asSiteError(thrown), "es", { rawPath: ask.path, requestId: ask.requestId });
    }
  };
}
