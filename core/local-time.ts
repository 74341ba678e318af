import { BoundedMap } from "./bounded-map.ts";
import { remember } from "./remember.ts";

/** `2026-11-15`, a day of some calendar. */
export type Day = string;
/** `2026-11-15T08:00`, a wall clock without its zone. */
export type LocalTime = string;

const hour = 3_600_000;
const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Offsets of a zone by hours since 1970; null for an hour in which its clock changes. */
type Hours = BoundedMap<number, number | null>;
const offsets = new Map<string, Hours>();
/** Some months of hours for each zone, two weeks of opening times for many. */
const hoursAtMost = 4_000;

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(zone, format);
  }
  return format;
}

function measureOffset(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: min = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, min, second) - Math.floor(instant / 1000) * 1000;
}

function newHours(zone: string): Hours {
  const hours: Hours = new BoundedMap({ limit: hoursAtMost });
  offsets.set(zone, hours);
  return hours;
}

/** Milliseconds that the zone's clock is ahead of UTC. An hour that ends as it began is measured once. */
export function zoneOffset(zone: string, instant: number): number {
  const slot = Math.floor(instant / hour);
  const hours = offsets.get(zone) ?? newHours(zone);
  const kept = hours.get(slot);
  if (kept !== undefined) return kept ?? measureOffset(zone, instant);
  const first = measureOffset(zone, slot * hour);
  const last = measureOffset(zone, (slot + 1) * hour - 1);
  hours.set(slot, first === last ? first : null);
  return first === last ? first : measureOffset(zone, instant);
}

export const isTimeZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

/** What the wall clock in the zone shows. */
export function localTimeOf(instant: Date, zone: string): { day: Day; minute: number; text: LocalTime } {
  const text = new Date(instant.getTime() + zoneOffset(zone, instant.getTime())).toISOString();
  return {
    day: text.slice(0, 10),
    minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)),
    text: text.slice(0, 16),
  };
}

/**
 * The instant when the zone's clock shows this. In the hour that spring leaves out: the moment of the change. In the
 * hour that autumn repeats: the first time.
 */
export function instantOf(local: LocalTime, zone: string): Date {
  const wall = Date.parse(`${local}:00Z`);
  const early = wall - zoneOffset(zone, wall - 86_400_000);
  const late = wall - zoneOffset(zone, wall + 86_400_000);
  for (const guess of [Math.min(early, late), Math.max(early, late)]) {
    if (guess + zoneOffset(zone, guess) === wall) return new Date(guess);
  }
  // Left out: find the change between the two guesses.
  let low = Math.min(early, late);
  let high = Math.max(early, late);
  const before = zoneOffset(zone, low);
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (zoneOffset(zone, middle) === before) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** Minutes after the day's midnight, past 1440 for the next day, as an instant. */
export const instantOfMinute = (day: Day, minutes: number, zone: string): Date =>
  instantOf(`${addDays(day, Math.floor(minutes / 1440))}T${clockText(minutes)}`, zone);

/** "08:05" of minutes after midnight. */
export const clockText = (minutes: number): string => {
  const rest = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(rest / 60)).padStart(2, "0")}:${String(rest % 60).padStart(2, "0")}`;
};

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const dayNumber = remember((day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000));

/** Whole days from `from` to `to` on the calendar. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export type LocalWindow = { readonly startsAt: LocalTime | null; readonly endsAt: LocalTime | null };

/** True from the start up to, but not at, the end on the zone's clock; an absent side is open. */
export const windowContains = ({ startsAt, endsAt }: LocalWindow, instant: Date, zone: string): boolean =>
  (startsAt === null || instantOf(startsAt, zone) <= instant) && (endsAt === null || instant < instantOf(endsAt, zone));
