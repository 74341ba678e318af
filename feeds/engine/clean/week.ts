import { Unfit } from "#feeds/engine/read-by.ts";
import { readClock } from "./date.ts";

export type Span = { weekday: number; opens_minute: number; closes_minute: number };

const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const spanish: Record<string, string> = { lu: "mo", ma: "tu", mi: "we", ju: "th", vi: "fr", sá: "sa", do: "su" };

const dayNumber = (word: string): number => {
  const two = word.trim().slice(0, 2).toLowerCase();
  return days.indexOf(spanish[two] ?? two) + 1;
};

export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** A day may end after midnight, but not in the light of the next morning. */
const latestNight = 6 * 60;

export const noSuchHours = (text: string) =>
  new Unfit({
    es: `${text} acaba antes de empezar. Escriba primero la hora de abrir; una noche puede durar hasta las 6:00.`,
    en: `${text} ends before it begins. Write the opening first; a night may last until 6:00.`,
  });

/** `8:00-18:00` → minutes after midnight; a close before the opening is the next morning. Null = no hours. */
export function spanOf(opens: number, closes: number): { opens_minute: number; closes_minute: number } | null {
  if (opens > 1439) return null;
  if (closes > opens) return { opens_minute: opens, closes_minute: closes };
  const allDay = opens === 0 && closes === 0;
  return allDay || (closes < opens && closes <= latestNight)
    ? { opens_minute: opens, closes_minute: closes + 1440 }
    : null;
}

const openAndClosed = new Unfit({
  es: "tiene un día abierto y cerrado a la vez.",
  en: "has a day that is open and closed at once.",
});
const overlapping = new Unfit({ es: "tiene un día con horarios encimados.", en: "has a day whose hours overlap." });

type Hours = { opens_minute: number; closes_minute: number };

function readSpan(text: string): Hours | Unfit | null {
  const [from, to, more] = text.split(/ ?(?:-|–|\bto\b|\ba\b) ?(?=\d)/i).map((part) => readClock(part));
  if (!from || !to || more !== undefined) return null;
  return spanOf(minuteOf(from), minuteOf(to)) ?? noSuchHours(text);
}

/** `Mo-Fr 8:00-18:00; Sa 9:00-12:00, 13:00-17:00; Su closed` → the spans of a week; null when it cannot be read. */
export function readWeek(text: string): Span[] | Unfit | null {
  const week: Span[] = [];
  const closed = new Set<number>();
  const parts = text.replace(/\s+/g, " ").split(";");
  for (const part of parts.map((p) => p.trim()).filter(Boolean)) {
    const at = part.search(/\d|closed|cerrado/i);
    const named = part.slice(0, Math.max(at, 0)).replace(":", " ").trim();
    const [from = "", to = from, more] = named.toLowerCase() === "daily" ? ["mo", "su"] : named.split("-");
    if (more !== undefined) return null;
    const first = dayNumber(from);
    const last = dayNumber(to);
    if (first < 1 || last < first) return null;
    const days = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const hours = part.slice(at);
    if (/^(?:closed|cerrado)$/i.test(hours)) for (const day of days) closed.add(day);
    else
      for (const span of hours.split(",").map((one) => readSpan(one.trim()))) {
        if (span === null || span instanceof Unfit) return span;
        for (const weekday of days) week.push({ weekday, ...span });
      }
  }
  week.sort((a, b) => a.weekday - b.weekday || a.opens_minute - b.opens_minute);
  if (week.some(({ weekday }) => closed.has(weekday))) return openAndClosed;
  const clash = week.some((span, i) => week[i + 1]?.weekday === span.weekday && overlap(span, week[i + 1] as Span));
  return clash ? overlapping : week;
}

/** Whether the second, which does not begin earlier, begins before the first has ended. */
export const overlap = (first: Hours, second: Hours): boolean => second.opens_minute < first.closes_minute;

export const writeClock = (minute: number) =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const writeSpan = (span: { opens_minute: number; closes_minute: number }) =>
  `${writeClock(span.opens_minute)}-${writeClock(span.closes_minute)}`;

/** The other way; equal neighbours share a part. */
export function writeWeek(spans: readonly Span[]): string {
  const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
  const byDay = names.map((_, i) => {
    const mine = spans.filter((span) => span.weekday === i + 1).sort((a, b) => a.opens_minute - b.opens_minute);
    return mine.map(writeSpan).join(", ") || "closed";
  });
  const parts: string[] = [];
  for (let i = 0; i < 7; ) {
    let end = i;
    while (byDay[end + 1] === byDay[i] && end < 6) end += 1;
    parts.push(`${i === end ? names[i] : `${names[i]}-${names[end]}`} ${byDay[i]}`);
    i = end + 1;
  }
  return parts.join("; ");
}
