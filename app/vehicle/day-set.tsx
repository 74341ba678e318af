import { mark } from "#app/marks.ts";
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
  /** The car's id, by which the device knows it again. */
  car?: number;
};

/** "12 de noviembre de 2026 (hace 3 días)", for machines too. */
export function DaySet({ day, today, style = "short", car }: DaySetProps) {
  const { edition } = usePage();
  return (
    <>
      <time dateTime={day} title={formatDay(day, edition, "full")} {...mark("car", car)}>
        <b>{formatDay(day, edition, style)}</b>
      </time>{" "}
      ({daysAgoInWords(day, today, edition)})
    </>
  );
}
