import { type Schedule, spansOn } from "#core/hours.ts";
import { addDays, instantOfMinute, localTimeOf } from "#core/local-time.ts";
import type { HoldTerm } from "./hold-terms.ts";

const ahead: Readonly<Record<HoldTerm, number>> = { closing: 0, tomorrow: 1, days3: 3 };
const midnight = 1440;

/** When it lets go: at the closing of that day, or at its end where the yard is closed or nobody has said its hours. */
export function holdUntil(schedule: Schedule, term: HoldTerm, from: Date): string {
  const day = addDays(localTimeOf(from, schedule.timeZone).day, ahead[term]);
  const closes = Math.max(0, ...(spansOn(schedule, day) ?? []).map((span) => span.closes));
  const closing = instantOfMinute(day, closes || midnight, schedule.timeZone);
  return (closing > from ? closing : instantOfMinute(day, midnight, schedule.timeZone)).toISOString();
}
