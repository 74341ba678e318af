import type { ReactNode } from "react";
import { Pictogram } from "#app/ui/pictogram.tsx";
import type { EventTopic } from "#core/pictogram.ts";
import "#app/ui/button.css";
import "./event-card.css";

export type EventDate = { month: string; day: string | number; weekday: string; iso: string };
type EventCardProps = {
  date: EventDate;
  title: string;
  href: string;
  go: string;
  level?: 2 | 3;
  over?: boolean;
  topic?: EventTopic | undefined;
  children?: ReactNode;
};

/** `go` is the link's visible words; its name for assistive technology adds the event's title. `over` takes the colour. */
export function EventCard({ date, title, href, go, level = 3, over = false, topic, children }: EventCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={over ? "event event--over" : "event"}>
      <time className="event__date" dateTime={date.iso}>
        <span>{date.month}</span> <b>{date.day}</b> <span>{date.weekday}</span>
      </time>
      <div className="event__txt">
        <Heading>{title}</Heading>
        {children !== undefined && <p>{children}</p>}
        <a className="go-link" href={href}>
          {go}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
      {topic && <Pictogram name={topic} />}
    </article>
  );
}
