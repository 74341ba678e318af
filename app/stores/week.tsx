import { usePage } from "#app/page.tsx";
import type { Schedule, Span } from "#core/hours.ts";
import { localTimeOf, weekdayOf } from "#core/local-time.ts";
import { weekdayName } from "#core/time-words.ts";
import { HoursTable } from "./hours-table.tsx";
import { spansWords } from "./hours-words.ts";

type WeekProps = {
  schedule: Schedule;
  labelledBy: string;
  heading: string;
  /** What becomes of a day's hours before they are shown, e.g. the yard's earlier closing. */
  change?: (spans: readonly Span[]) => readonly Span[];
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The usual week, Monday first, today marked. Special days stand beside it. */
export function Week({ schedule, labelledBy, heading, change = (spans) => spans }: WeekProps) {
  const { edition, now } = usePage();
  const today = weekdayOf(localTimeOf(now, schedule.timeZone).day);
  const rows = schedule.week.map((spans, at) => ({
    day: capital(weekdayName(at + 1, edition)),
    hours: spansWords(change(spans), edition),
    today: at + 1 === today,
  }));
  return <HoursTable rows={rows} labelledBy={labelledBy} heading={heading} />;
}
