import type { Edition } from "#core/edition.ts";
import { isByStoreHours, type YardEvent } from "#core/event.ts";
import { type LocalTime, weekdayOf } from "#core/local-time.ts";
import { formatClock, formatDay, formatDays, monthName, weekdayName } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import type { EventDate } from "./event-card.tsx";

type When = Pick<YardEvent, "startsAt" | "endsAt">;

const dayOf = (time: LocalTime) => time.slice(0, 10);
const minuteOf = (time: LocalTime) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const hoursOf = (event: When, edition: Edition, write: (from: string, to: string) => string) =>
  isByStoreHours(event)
    ? copy[edition].storeHours
    : write(formatClock(minuteOf(event.startsAt), edition), formatClock(minuteOf(event.endsAt), edition));

/** The first day as its sign writes it: Nov, 27, Vie. */
export function eventDate({ startsAt }: Pick<YardEvent, "startsAt">, edition: Edition): EventDate {
  const iso = dayOf(startsAt);
  const weekday = weekdayName(weekdayOf(iso), edition, "short").replace(".", "");
  return { month: monthName(Number(iso.slice(5, 7)), edition), day: Number(iso.slice(8)), weekday, iso };
}

/** "Viernes, 27 de noviembre, de 8 a. m. a 5:30 p. m."; "Del 14 al 21 de noviembre, en el horario del yonke". */
export function eventWhen(event: When, edition: Edition): string {
  const [first, last] = [dayOf(event.startsAt), dayOf(event.endsAt)];
  const words = copy[edition];
  const hours = hoursOf(event, edition, words.hours);
  if (first === last) return capital(words.oneDay(formatDay(first, edition, "weekday"), hours));
  const days = formatDays(first, last, edition);
  return capital((isByStoreHours(event) ? words.oneDay : words.eachDay)(days, hours));
}

/** The days with their year, for an event that may be long past. */
export function eventDays({ startsAt, endsAt }: When, edition: Edition): string {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  if (first === last) return formatDay(first, edition, "full");
  return capital(formatDays(first, last, edition, "full"));
}

/** "8 a. m. – 5:30 p. m.", or that it goes by the store's hours. */
export const eventHours = (event: When, edition: Edition): string =>
  capital(hoursOf(event, edition, (from, to) => `${from} – ${to}`));
