import type { EventLine } from "#app/events/event-list.tsx";
import type { PageRequest } from "#app/page.tsx";
import { notFound } from "#core/errors.ts";
import type { EventTime, YardEvent } from "#core/event.ts";
import type { Picture } from "#core/promo.ts";
import type { Store } from "#core/store.ts";
import { getEvent, listEventStores, listEvents, timeOfEvent } from "#stock/events.ts";
import { findPicture } from "#stock/promos.ts";

const othersShown = 4;

export type EventProps = {
  event: YardEvent;
  time: EventTime;
  stores: Store[];
  picture: Picture | undefined;
  others: EventLine[];
};

export function loadEvent({ stock, now, params }: PageRequest<"event">): EventProps {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound(`event ${params.id.slice(0, 20)}`);
  const event = getEvent(stock, Number(params.id));
  const picture = event.imageId === null ? undefined : findPicture(stock, event.imageId);
  return {
    event,
    time: timeOfEvent(stock, event, now),
    stores: listEventStores(stock, event),
    picture: picture && { id: picture.id, mime: picture.mime, width: picture.width, height: picture.height },
    others: listEvents(stock, now, "running", "coming")
      .filter((other) => other.id !== event.id && !other.cancelled)
      .slice(0, othersShown)
      .map((other) => ({
        event: other,
        time: timeOfEvent(stock, other, now),
        stores: listEventStores(stock, other).length,
      })),
  };
}
