import { asSiteError } from "#core/errors.ts";
import { Answer } from "#render/page-cache.ts";
import { errorAnswer } from "#server/http/pages.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import { getEvent, listEventStores } from "#stock/events.ts";
import { checkLanguage } from "./check-language.ts";
import { eventCalendar } from "./event-calendar.ts";

const name = /^(\d{1,9})\.(es|en)\.ics$/;

/** Events as calendar files, beside the stores' calendars. */
export const eventFileRoutes = (services: Services): Route[] => [
  {
    method: "GET",
    path: "/calendars/event-:name",
    answer({ path, requestId }, file) {
      const [, id = "0", language = "es"] = name.exec(file) ?? [];
      const edition = language as Edition;
      try {
        checkLanguage(services, edition);
        return answerEvent(services, Number(id), edition);
      } catch (thrown) {
        return errorAnswer(services, asSiteError(thrown), edition, { rawPath: path, requestId });
      }
    },
  },
];

function answerEvent({ stock: holder, site, installation }: Services, id: number, edition: Edition): Answer {
  const stock = holder.current;
  const event = getEvent(stock, id);
  const url = site.addresses.url("event", edition, { id });
  const stores = listEventStores(stock, event);
  const text = eventCalendar({
    event,
    stores,
    edition,
    brand: site.settings.brand,
    installation,
    url,
    changedAt: stock.changedAt,
  });
  return new Answer(200, Buffer.from(text), {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="event-${id}.${edition}.ics"`,
    "cache-control": cacheClasses.stock,
  });
}
