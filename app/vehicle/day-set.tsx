import { usePage } from "#app/page.tsx";
import { type Day, localTimeOf } from "#core/local-time.ts";
import { daysAgoInWords, formatDay } from "#core/time-words.ts";

export const newDays = 7;

/** The day at the yard's own clock. */
export const todayAt = (timeZone: string, now: Date): Day => localTimeOf(now, timeZone).day;

/** "12 de noviembre de 2026 (hace 3 días)", for machines too. */
export function DaySet({ day, timeZone, style = "short" }: { day: Day; timeZone: string; style?: "short" | "full" }) {
  const { edition, now } = usePage();
  return (
    <>
      <time dateTime={day} title={formatDay(day, edition, "full")}>
        <b>{formatDay(day, edition, style)}</b>
      </time>{" "}
      <span>({daysAgoInWords(day, todayAt(timeZone, now), edition)})</span>
    </>
  );
}
