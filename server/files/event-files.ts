import type { Hono } from "hono";
import { asSiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { errorAnswer } from "#server/http/pages.ts";
import type { Send } from "#server/http/reply.ts";
import type { Env } from "#server/http/route-env.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import { getEvent, listEventStores } from "#stock/events.ts";
import { eventCalendar } from "./event-calendar.ts";

const name = /^event-(\d{1,9})\.(es|en)\.ics$/;

/** Events as calendar files, beside the stores' calendars. */
export function eventFileRoutes(app: Hono<Env>, services: Services, send: Send) {
  app.get("/calendars/:name{event-.+}", async (c) => {
    const [, id = "0", language = "es"] = name.exec(c.req.param("name")) ?? [];
    const edition = language as Edition;
    try {
      return await send(c.req.raw, answerEvent(services, Number(id), edition));
    } catch (thrown) {
      const ask = { rawPath: c.req.path, requestId: c.env.requestId };
      return send(c.req.raw, errorAnswer(services, asSiteError(thrown), edition, ask));
    }
  });
}

function answerEvent({ stock: holder, site, config }: Services, id: number, edition: Edition): Answer {
  const stock = holder.current;
  const event = getEvent(stock, id);
  const url = site.addresses.url("event", edition, { id });
  const stores = listEventStores(stock, event);
  const host = new URL(url).hostname;
  const text = eventCalendar({ event, stores, edition, brand: config.brand, host, url, changedAt: stock.changedAt });
  return new Answer(200, Buffer.from(text), {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="event-${id}.${edition}.ics"`,
    "cache-control": cacheClasses.stock,
  });
}
