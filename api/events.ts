import * as v from "valibot";
import type { Edition } from "#core/edition.ts";
import { notFound } from "#core/errors.ts";
import type { YardEvent } from "#core/event.ts";
import { defineCopy } from "#site/copy.ts";
import { nextCampaignChange } from "#stock/campaign-changes.ts";
import { findBanner, listEventStores, listEventsAt, listStoresWithEvents } from "#stock/events.ts";
import { findPicture, listSidebarArt } from "#stock/promos.ts";
import type { Stock } from "#stock/stock.ts";
import { pageUrl } from "./call.ts";
import { type Call, defineEndpoint } from "./endpoint.ts";
import { slimShape } from "./location-shape.ts";
import { getOpenStore, storeExample } from "./locations.ts";
import { idInPath, language, storeId } from "./parameters.ts";
import { presentSlim } from "./present-location.ts";

const whole = v.pipe(v.number(), v.integer());
export const eventShape = v.strictObject({
  id: whole,
  title: v.string(),
  description: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  locations: v.array(slimShape),
  imageUrl: v.string(),
  iconImageData: v.string(),
  promoBannerStartDate: v.nullable(v.string()),
  promoBannerEndDate: v.nullable(v.string()),
  url: v.string(),
});
export const bannerShape = v.strictObject({
  id: whole,
  title: v.nullable(v.string()),
  iconImageData: v.nullable(v.string()),
  promoBannerStartDate: v.nullable(v.string()),
  promoBannerEndDate: v.nullable(v.string()),
  links: v.array(v.strictObject({ text: v.string(), url: v.string() })),
});
export const artShape = v.strictObject({
  id: whole,
  title: v.string(),
  url: v.string(),
  imageData: v.string(),
  imageHeight: whole,
  imageWidth: whole,
});

export const eventStoreShape = v.strictObject({ id: whole, listText: v.string() });

export const imageData = (stock: Stock, id: string | null): string => {
  const bytes = id === null ? undefined : findPicture(stock, id)?.bytes;
  return bytes ? Buffer.from(bytes).toString("base64") : "";
};

/** A wall clock has no zone: it is each store's own. */
const wallClock = (local: string) => (local.length === 16 ? `${local}:00` : local);

function presentEvent(event: YardEvent, call: Call): v.InferOutput<typeof eventShape> {
  const { stock, edition, origin, services } = call;
  return {
    id: event.id,
    title: event.title[edition],
    description: event.description[edition],
    startDate: wallClock(event.startsAt),
    endDate: wallClock(event.endsAt),
    locations: listEventStores(stock, event).map(presentSlim),
    imageUrl: event.imageId ? `${origin}/images/${event.imageId}` : "",
    iconImageData: imageData(stock, event.iconImageId),
    promoBannerStartDate: event.banner ? wallClock(event.banner.startsAt) : null,
    promoBannerEndDate: event.banner ? wallClock(event.banner.endsAt) : null,
    url: pageUrl(call, event.url[edition] || services.addresses.path("event", edition, { id: event.id })),
  };
}

const idle = {
  id: 0,
  title: null,
  iconImageData: null,
  promoBannerStartDate: null,
  promoBannerEndDate: null,
  links: [],
};

function presentBanner(stock: Stock, event: YardEvent, edition: Edition): v.InferOutput<typeof bannerShape> {
  return {
    id: event.id,
    title: event.title[edition],
    iconImageData: imageData(stock, event.iconImageId),
    promoBannerStartDate: event.banner && wallClock(event.banner.startsAt),
    promoBannerEndDate: event.banner && wallClock(event.banner.endsAt),
    links: event.links.map(({ text, url }) => ({ text: text[edition], url: url[edition] })),
  };
}

export const eventEndpoints = [
  defineEndpoint({
    path: "/event/alllocations",
    summary: defineCopy({
      es: (y) => `${y.Los} que tienen un evento.`,
      en: (y) => `The ${y.many} that have an event.`,
    }),
    reply: v.array(eventStoreShape),
    handle: (_, { stock, now }) => listStoresWithEvents(stock, now).map(({ id, listText }) => ({ id, listText })),
  }),
  defineEndpoint({
    path: "/event/banner",
    summary: {
      es: "El aviso del momento; sin aviso, id 0 y título null.",
      en: "The current banner; if there is none, id 0 and title null.",
    },
    query: { language },
    reply: bannerShape,
    changes: nextCampaignChange,
    handle(_, { stock, now, edition }) {
      const event = findBanner(stock, now);
      return event ? presentBanner(stock, event, edition) : idle;
    },
  }),
  defineEndpoint({
    path: "/event/sidebarart",
    summary: { es: "Imágenes para la columna lateral.", en: "Pictures for the side column." },
    query: { language },
    reply: v.array(artShape),
    changes: nextCampaignChange,
    handle: (_, { stock, now, edition }) =>
      listSidebarArt(stock, edition, now).map(({ id, title, url, picture }) => ({
        id,
        title,
        url,
        imageData: imageData(stock, picture.id),
        imageHeight: picture.height,
        imageWidth: picture.width,
      })),
  }),
  defineEndpoint({
    path: "/event/location/{id}",
    summary: defineCopy({
      es: (y) => `Los eventos de ${y.un}, los que hay y los que vienen.`,
      en: (y) => `${y.A}’s events, current and upcoming.`,
    }),
    params: { id: storeId },
    query: { language },
    reply: v.array(eventShape),
    errors: ["not-found", "gone"],
    example: (stock) => ({
      params: { id: String(listStoresWithEvents(stock, new Date())[0]?.id ?? storeExample(stock).params.id) },
    }),
    handle: ({ params }, call) =>
      listEventsAt(call.stock, getOpenStore(call.stock, params.id).id, call.now).map((event) =>
        presentEvent(event, call),
      ),
  }),
  defineEndpoint({
    path: "/event/{id}",
    summary: defineCopy({
      es: (y) => `Un evento. Las horas son las del reloj de cada ${y.one}.`,
      en: (y) => `One event. Times are on each ${y.one}’s own clock.`,
    }),
    params: { id: idInPath("event", { es: "Número del evento.", en: "Number of the event." }) },
    query: { language },
    reply: eventShape,
    errors: ["not-found"],
    example: (stock) => ({ params: { id: String(stock.campaigns.events[0]?.id ?? 1) } }),
    handle({ params }, call) {
      const event = call.stock.campaigns.events.find(({ id }) => id === params.id);
      if (!event) throw notFound("event");
      return presentEvent(event, call);
    },
  }),
];
