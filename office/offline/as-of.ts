import { formatClock } from "#core/time-words.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";

/** "Como estaba a las 9:40 a. m.", on the device's own clock. Nothing older than a day is kept. */
export function asOf(at: Date, now: Date, edition: Edition): string {
  const words = copy[edition];
  const time = formatClock(at.getHours() * 60 + at.getMinutes(), edition);
  return at.toDateString() === now.toDateString() ? words.asOf(time) : words.asOfYesterday(time);
}
