import { daysBetween, localTimeOf } from "#core/local-time.ts";
import { formatClock, formatDay } from "#core/time-words.ts";
import type { Edition } from "#site/editions.ts";
import type { StaffRequest } from "../page.tsx";

/** The clock of the yard that it is about, or the chain's. */
export const zoneOfStore = ({ services }: StaffRequest, id: number | null): string => {
  const { chain } = services.stock.current;
  return (id === null ? undefined : chain.storeById.get(id)?.schedule.timeZone) ?? chain.timeZone;
};

/** "15 de noviembre, 2:14 p. m." on the clock of a place. */
export function formatMoment(at: Date, zone: string, edition: Edition): string {
  const { day, minute } = localTimeOf(at, zone);
  return `${formatDay(day, edition)}, ${formatClock(minute, edition)}`;
}

const words = {
  es: { minutes: (n: number) => `${n} min`, hours: (n: number) => `${n} h`, days: (n: number) => `${n} días` },
  en: { minutes: (n: number) => `${n} min`, hours: (n: number) => `${n} h`, days: (n: number) => `${n} days` },
};

/** How long ago, short: "40 min", "20 h", "3 días"; what came just now has waited a minute, not none. */
export function formatAge(at: Date, now: Date, edition: Edition): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes < 60) return words[edition].minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? words[edition].hours(hours) : words[edition].days(Math.floor(hours / 24));
}

/** The clock alone today, the day with it before. */
export function formatWhen(at: Date, now: Date, zone: string, edition: Edition): string {
  const { day, minute } = localTimeOf(at, zone);
  const today = localTimeOf(now, zone).day;
  return daysBetween(day, today) === 0 ? formatClock(minute, edition) : formatMoment(at, zone, edition);
}
