import type { EventDate } from "#app/events/event-card.tsx";
import { EventTag } from "#app/events/event-list.tsx";
import { eventWhen } from "#app/events/event-words.ts";
import { usePage } from "#app/page.tsx";
import { Pictogram } from "#app/ui/pictogram.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { type EventTime, largestDiscount, type YardEvent } from "#core/event.ts";
import { findTopic } from "#core/pictogram.ts";
import { penText, penWidth } from "#drawings/pen.ts";
import "#app/events/events.css";
import "#app/home/carousel.css";

/** What the paint pen writes on the sign: the largest discount. */
function penMark(event: YardEvent): string | undefined {
  const percent = largestDiscount(event);
  return percent > 0 ? `-${percent}%` : undefined;
}

function Pen({ mark }: { mark: string }) {
  return (
    <svg
      className="slide__pen"
      viewBox={`-2 -17 ${Math.ceil(penWidth(mark)) + 4} 20`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={penText(mark)} />
    </svg>
  );
}

/** What it is about, and by how much: each once. */
function EventMark({ event, mark }: { event: YardEvent; mark: string | undefined }) {
  const topic = findTopic(event.art);
  if (!topic && !mark) return null;
  return (
    <div className="event-top__mark">
      {topic && <Pictogram name={topic} />}
      {mark && <Pen mark={mark} />}
    </div>
  );
}

/** The event's sign: orange while it runs or comes, black on white once it is over or called off. */
export function EventSign({ event, time, date }: { event: YardEvent; time: EventTime; date: EventDate }) {
  const { edition } = usePage();
  const over = time === "past" || event.cancelled;
  const mark = over ? undefined : penMark(event);
  return (
    <Sign kind={over ? "rule" : "sale"} className={over ? "event-top mt-2" : "slide--sale event-top mt-2"}>
      <time className="event-top__date" dateTime={date.iso}>
        <span>{date.month}</span> <b>{date.day}</b> <span>{date.weekday}</span>
      </time>
      <div>
        <h1>{event.title[edition]}</h1>
        <p>
          {eventWhen(event, edition)} <EventTag event={event} time={time} onSign />
        </p>
      </div>
      <EventMark event={event} mark={mark} />
    </Sign>
  );
}
