import { usePage } from "#app/page.tsx";
import { type Day, localTimeOf } from "#core/local-time.ts";
import { once } from "#core/once.ts";
import { daysAgoInWords, formatDay } from "#core/time-words.ts";

export const newDays = 7;

const daysAt = once((_: Date) => new Map<string, Day>());

/** The day at the yard's own clock; a page asks for every car. */
export function todayAt(timeZone: string, now: Date): Day {
  const known = daysAt(now);
  const day = known.get(timeZone) ?? localTimeOf(now, timeZone).day;
  known.set(timeZone, day);
  return day;
}

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
