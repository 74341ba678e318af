import { useCopy, usePage } from "#app/page.tsx";
import { EventCard } from "#app/ui/event-card.tsx";
import type { YardEvent } from "#core/event.ts";
import { weekdayOf } from "#core/local-time.ts";
import { formatDay, weekdayName } from "#core/time-words.ts";
import { copy } from "./copy.ts";

/** What is on at this store, the running and the coming. */
export function StoreEvents({ events }: { events: readonly YardEvent[] }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  if (events.length === 0) return <p>{words.noEvents}</p>;
  return (
    <div className="events">
      {events.map((event) => {
        const day = event.startsAt.slice(0, 10);
        const last = event.endsAt.slice(0, 10);
        const month = formatDay(day, edition, "short").replace(/[\d.\s]|de/g, "");
        const date = {
          month,
          day: Number(day.slice(8)),
          weekday: weekdayName(weekdayOf(day), edition, "short").replace(".", ""),
          iso: day,
        };
        return (
          <EventCard
            key={event.id}
            date={date}
            title={event.title[edition]}
            href={href("event", { id: event.id })}
            go={words.seeEvent}
          >
            {day === last
              ? formatDay(day, edition, "weekday")
              : `${formatDay(day, edition, "long")} – ${formatDay(last, edition, "long")}`}
          </EventCard>
        );
      })}
    </div>
  );
}
