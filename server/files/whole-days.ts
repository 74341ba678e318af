import type { YardEvent } from "#core/event.ts";
import { addDays } from "#core/local-time.ts";

/** An event of whole days, as calendars write it: until the day after its last. */
export const wholeDays = ({ startsAt, endsAt }: Pick<YardEvent, "startsAt" | "endsAt">) => ({
  start: new Date(`${startsAt.slice(0, 10)}T00:00:00Z`),
  end: new Date(`${addDays(endsAt.slice(0, 10), 1)}T00:00:00Z`),
  allDay: true,
});
