import { readClock } from "./date.ts";

export type Span = { weekday: number; opens_minute: number; closes_minute: number };

const days = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const spanish: Record<string, string> = { lu: "mo", ma: "tu", mi: "we", ju: "th", vi: "fr", sá: "sa", do: "su" };

const dayNumber = (word: string): number => {
  const two = word.trim().slice(0, 2).toLowerCase();
  return days.indexOf(spanish[two] ?? two) + 1;
};

export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** `8:00-18:00` → minutes after midnight; a close before the opening is the next morning. */
export function readSpan(text: string): { opens_minute: number; closes_minute: number } | null {
  const [from, to, more] = text.split(/\s*(?:-|–|\bto\b|\ba\b)\s*(?=\d)/i).map((part) => readClock(part));
  if (!from || !to || more !== undefined) return null;
  const opens = minuteOf(from);
  const closes = minuteOf(to);
  if (opens > 1439) return null;
  return { opens_minute: opens, closes_minute: closes > opens ? closes : closes + 1440 };
}

/** `Mo-Fr 8:00-18:00; Sa 9:00-12:00, 13:00-17:00; Su closed` → the spans of a week; null when it cannot be read. */
export function readWeek(text: string): Span[] | null {
  const week: Span[] = [];
  for (const part of text
    .split(";")
    .map((p) => p.trim())
    .filter(Boolean)) {
    const match = /^(daily|(?:[a-zá]{2,9})(?:\s*-\s*[a-zá]{2,9})?)\s*:?\s+(.+)$/iu.exec(part);
    if (!match) return null;
    const [from = "", to = from] = match[1]?.toLowerCase() === "daily" ? ["mo", "su"] : (match[1] ?? "").split("-");
    const first = dayNumber(from);
    const last = dayNumber(to);
    if (first < 1 || last < first) return null;
    const hours = match[2] ?? "";
    const spans = /^(closed|cerrado)$/i.test(hours) ? [] : hours.split(",").map((span) => readSpan(span.trim()));
    for (const span of spans) {
      if (!span) return null;
      for (let weekday = first; weekday <= last; weekday += 1) week.push({ weekday, ...span });
    }
  }
  return week.sort((a, b) => a.weekday - b.weekday || a.opens_minute - b.opens_minute);
}

export const writeClock = (minute: number) =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export const writeSpan = (span: { opens_minute: number; closes_minute: number }) =>
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
