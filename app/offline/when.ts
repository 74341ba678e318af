import { formatClock } from "#core/time-words.ts";
import { type Edition, editions } from "#site/editions.ts";
import { copy } from "./signal-copy.ts";

const dayMs = 86_400_000;

/** Prices older than this are no longer shown as prices. */
export const isOld = (at: Date, now: Date): boolean => !(now.getTime() - at.getTime() < dayMs);

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

export const clockOf = (at: Date, edition: Edition): string =>
  formatClock(at.getHours() * 60 + at.getMinutes(), edition);

/** "hoy a las 12:24 p. m.", "ayer a las …", "el 4 de noviembre", on the device's own clock. */
export function whenText(at: Date, now: Date, edition: Edition): string {
  const words = copy[edition];
  const days = Math.round((midnight(now) - midnight(at)) / dayMs);
  if (days <= 0) return words.today(clockOf(at, edition));
  if (days === 1) return words.yesterday(clockOf(at, edition));
  return words.onDay(at.toLocaleDateString(editions[edition].lang, { day: "numeric", month: "long" }));
}
