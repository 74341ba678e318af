import { type Schedule, spansOn } from "#core/hours.ts";
import { addDays, instantOfMinute, localTimeOf } from "#core/local-time.ts";

/** How long a car may be held: till the yard closes today, tomorrow, or on the third day. */
export const holdTerms = ["closing", "tomorrow", "days3"] as const;
export type HoldTerm = (typeof holdTerms)[number];

export const isHoldTerm = (text: string): text is HoldTerm => (holdTerms as readonly string[]).includes(text);

const ahead: Readonly<Record<HoldTerm, number>> = { closing: 0, tomorrow: 1, days3: 3 };
const midnight = 1440;

/** When it lets go: at the closing of that day, or at its end where the yard is closed or nobody has said its hours. */
export function holdUntil(schedule: Schedule, term: HoldTerm, from: Date): string {
  const day = addDays(localTimeOf(from, schedule.timeZone).day, ahead[term]);
  const closes = Math.max(0, ...(spansOn(schedule, day) ?? []).map((span) => span.closes));
  const closing = instantOfMinute(day, closes || midnight, schedule.timeZone);
  return (closing > from ? closing : instantOfMinute(day, midnight, schedule.timeZone)).toISOString();
}
