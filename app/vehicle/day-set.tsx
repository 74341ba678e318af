import { usePage } from "#app/page.tsx";
import { type Day, localTimeOf } from "#core/local-time.ts";
import { daysAgoInWords, formatDay } from "#core/time-words.ts";

export const newDays = 7;

/** The day at the yard's own clock. */
export const todayAt = (timeZone: string, now: Date): Day => localTimeOf(now, timeZone).day;

type DaySetProps = {
  day: Day;
  /** At the yard. */
  today: Day;
  style?: "short" | "full";
};

/** "12 de noviembre de 2026 (hace 3 días)", for machines too. */
export function DaySet({ day, today, style = "short" }: DaySetProps) {
  const { edition } = usePage();
  return (
    <>
      <time dateTime={day} title={formatDay(day, edition, "full")}>
        <b>{formatDay(day, edition, style)}</b>
      </time>{" "}
      ({daysAgoInWords(day, today, edition)})
    </>
  );
}
