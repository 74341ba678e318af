import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { Tag } from "#app/ui/tag.tsx";
import { type EventTime, largestDiscount, type YardEvent } from "#core/event.ts";
import { findTopic } from "#core/pictogram.ts";
import { sentence } from "#core/sentence.ts";
import type { Store } from "#core/store.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { copy } from "./copy.ts";
import { EventCard } from "./event-card.tsx";
import { eventDate, eventWhen } from "./event-words.ts";
import "./event-card.css";

/** `stores` is how many take part; a page of one store leaves it out. */
export type EventLine = {
  event: YardEvent;
  time: EventTime;
  stores?: number | undefined;
  near?: (NearStore & { from: Store["country"] }) | undefined;
};

/** Its state in a word; a coming one needs none. */
export function EventTag({ event, time, onSign = false }: Pick<EventLine, "event" | "time"> & { onSign?: boolean }) {
  const words = useCopy(copy);
  if (event.cancelled) return <Tag>{words.cancelled}</Tag>;
  if (time === "running") return <Tag sale={!onSign}>{words.running}</Tag>;
  return time === "past" ? <Tag>{words.past}</Tag> : null;
}

/** By how much, while it can still be had. */
function DiscountTag({ event, time }: Pick<EventLine, "event" | "time">) {
  const words = useCopy(copy);
  const percent = largestDiscount(event);
  if (percent === 0 || event.cancelled || time === "past") return null;
  return <Tag>{words.less(percent)}</Tag>;
}

/** Events as cards with their dates; `level` is the rank of their headings. */
export function EventList({ lines, level = 3 }: { lines: readonly EventLine[]; level?: 2 | 3 }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <div className="events">
      {lines.map(({ event, time, stores, near }) => (
        <EventCard
          key={event.id}
          date={eventDate(event, edition)}
          title={event.title[edition]}
          href={href("event", { id: event.id })}
          go={words.details}
          level={level}
          topic={findTopic(event.art)}
          over={time === "past" || event.cancelled}
        >
          <EventTag event={event} time={time} /> <DiscountTag event={event} time={time} />{" "}
          {sentence(eventWhen(event, edition))}
          {stores !== undefined && ` ${event.allStores ? words.everywhere : words.atStores(stores)}.`}
          {near && ` ${words.nearest(near.store.name, distanceWords(near.miles, near.from, edition))}.`}
        </EventCard>
      ))}
    </div>
  );
}
