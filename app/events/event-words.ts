import { type Edition, localeOf } from "#core/edition.ts";
import type { YardEvent } from "#core/event.ts";
import { type LocalTime, weekdayOf } from "#core/local-time.ts";
import { formatClock, formatDay, weekdayName } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import type { EventDate } from "./event-card.tsx";

const dayOf = (time: LocalTime) => time.slice(0, 10);
const minuteOf = (time: LocalTime) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The first day as its sign writes it: Nov, 27, Vie. */
export function eventDate({ startsAt }: Pick<YardEvent, "startsAt">, edition: Edition): EventDate {
  const iso = dayOf(startsAt);
  const at = new Date(`${iso}T00:00:00Z`);
  const month = at.toLocaleDateString(localeOf[edition], { month: "short", timeZone: "UTC" }).replace(".", "");
  const weekday = weekdayName(weekdayOf(iso), edition, "short").replace(".", "");
  return { month, day: Number(iso.slice(8)), weekday, iso };
}

/** "Viernes, 27 de noviembre, de 8 a. m. a 5:30 p. m."; of several days the first, the last and the hours. */
export function eventWhen({ startsAt, endsAt }: Pick<YardEvent, "startsAt" | "endsAt">, edition: Edition): string {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  const [from, to] = [formatClock(minuteOf(startsAt), edition), formatClock(minuteOf(endsAt), edition)];
  const words = copy[edition];
  if (first === last) return capital(words.oneDay(formatDay(first, edition, "weekday"), from, to));
  return words.days(formatDay(first, edition), formatDay(last, edition), from, to);
}

/** The days with their year, for an event that may be long past. */
export function eventDays({ startsAt, endsAt }: Pick<YardEvent, "startsAt" | "endsAt">, edition: Edition): string {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  if (first === last) return formatDay(first, edition, "full");
  return `${formatDay(first, edition, "full")} – ${formatDay(last, edition, "full")}`;
}

/** "8 a. m. – 5:30 p. m." */
export const eventHours = ({ startsAt, endsAt }: Pick<YardEvent, "startsAt" | "endsAt">, edition: Edition): string =>
  `${formatClock(minuteOf(startsAt), edition)} – ${formatClock(minuteOf(endsAt), edition)}`;
