import type { Edition } from "#core/edition.ts";
import { type DayRun, dayRuns, type Span, type Week } from "#core/hours.ts";
import { formatClock, weekdayName } from "#core/time-words.ts";

const codes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const plainClock = (minutes: number) => `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, "0")}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const words = { es: { closed: "cerrado", to: "a", and: "y" }, en: { closed: "closed", to: "to", and: "and" } };

const contentOf = ({ from, to, spans }: DayRun): string => {
  const days = from === to ? codes[from - 1] : `${codes[from - 1]}-${codes[to - 1]}`;
  // Closed is said as crawlers read it: from midnight to midnight of the same moment.
  const times =
    spans.length === 0
      ? ["00:00-00:00"]
      : spans.map(({ opens, closes }) => `${plainClock(opens)}-${plainClock(closes)}`);
  return `${days} ${times.join(",")}`;
};

function textOf({ from, to, spans }: DayRun, edition: Edition): string {
  const { closed, to: until, and } = words[edition];
  const first = capital(weekdayName(from, edition));
  const days =
    from === to
      ? first
      : `${first} ${until} ${edition === "es" ? weekdayName(to, edition) : capital(weekdayName(to, edition))}`;
  const times = spans.map((span: Span) => `${formatClock(span.opens, edition)} – ${formatClock(span.closes, edition)}`);
  return `${days}: ${times.join(` ${and} `) || closed}`;
}

/** The week as the API writes it: a span for each run of equal days; "" where nobody has said it. */
export const hoursHtml = (week: Week | null, edition: Edition): string =>
  dayRuns(week ?? [])
    .filter(() => week !== null)
    .map((run) => `<span itemprop="openingHours" content="${contentOf(run)}">${textOf(run, edition)}</span>`)
    .join("<br/>");
