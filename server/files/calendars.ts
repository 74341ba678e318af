import { asSiteError, notFound } from "#core/errors.ts";
import { specialDaysAhead } from "#core/hours.ts";
import { Answer } from "#render/page-cache.ts";
import { errorAnswer } from "#server/http/pages.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import { listEventsAt } from "#stock/events.ts";
import { getStore } from "#stock/stores.ts";
import { checkLanguage } from "./check-language.ts";
import { storeCalendar } from "./store-calendar.ts";

const name = /^store-(\d{1,9})\.(es|en)\.ics$/;
const daysAhead = 400;

/** Calendars that visitors subscribe to: a store's events and the days on which it is closed or has other hours. */
export const calendarRoutes = (services: Services): Route[] => [
  {
    method: "GET",
    path: "/calendars/:name",
    answer({ path, requestId }, file) {
      const [, id, language] = name.exec(file) ?? [];
      const edition = (language ?? "es") as Edition;
      try {
        if (!id) throw notFound("calendar");
        checkLanguage(services, edition);
        return answerCalendar(services, Number(id), edition);
      } catch (thrown) {
        return errorAnswer(services, asSiteError(thrown), edition, { rawPath: path, requestId });
      }
    },
  },
];

function answerCalendar({ stock: holder, site, installation }: Services, id: number, edition: Edition): Answer {
  const stock = holder.current;
  const store = getStore(stock, id);
  const now = new Date();
  const storeUrl = site.addresses.url("store", edition, { id, slug: store.slug });
  const text = storeCalendar({
    store,
    events: listEventsAt(stock, id, now),
    specialDays: specialDaysAhead(store.schedule, now, daysAhead),
    edition,
    brand: site.settings.brand,
    installation,
    storeUrl,
    eventUrl: (event) => site.addresses.url("event", edition, { id: event }),
    changedAt: stock.changedAt,
  });
  return new Answer(200, Buffer.from(text), {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="store-${id}.${edition}.ics"`,
    "cache-control": cacheClasses.stock,
  });
}
