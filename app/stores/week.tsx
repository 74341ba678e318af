import { usePage } from "#app/page.tsx";
import type { Schedule } from "#core/hours.ts";
import { localTimeOf, weekdayOf } from "#core/local-time.ts";
import { weekdayName } from "#core/time-words.ts";
import { HoursTable } from "./hours-table.tsx";
import { spansWords } from "./hours-words.ts";

type WeekProps = {
  schedule: Schedule;
  labelledBy: string;
  heading?: string;
  /** The shop's hours beside the yard's. */
  shop?: { schedule: Schedule; heading: string } | undefined;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The usual week, Monday first, today marked; nothing where nobody has said it. Special days stand beside it. */
export function Week({ schedule, labelledBy, heading, shop }: WeekProps) {
  const { edition, now } = usePage();
  if (!schedule.week) return null;
  const today = weekdayOf(localTimeOf(now, schedule.timeZone).day);
  const rows = schedule.week.map((spans, at) => ({
    day: capital(weekdayName(at + 1, edition)),
    hours: spansWords(spans, edition),
    shop: shop?.schedule.week && spansWords(shop.schedule.week[at] ?? [], edition),
    today: at + 1 === today,
  }));
  return <HoursTable rows={rows} labelledBy={labelledBy} {...(heading && { heading })} shopHeading={shop?.heading} />;
}
