import type { Words } from "./edition.ts";
import { addDays, type Day, instantOfMinute, localTimeOf, weekdayOf } from "./local-time.ts";

/** Minutes after the store's midnight; `closes` past 1440 is the next morning. */
export type Span = { readonly opens: number; readonly closes: number };
/** Seven lists, Monday first; a day without spans is closed. */
export type Week = readonly (readonly Span[])[];
/** Overrides the week on its day; no spans = closed. */
export type SpecialDay = { readonly day: Day; readonly spans: readonly Span[]; readonly label: Words };
/** A week that is null is one that nobody has said: not closed. */
export type Schedule = {
  readonly timeZone: string;
  readonly week: Week | null;
  readonly specialDays: readonly SpecialDay[];
};

export const emptyWeek: Week = [[], [], [], [], [], [], []];

const findSpecialDay = (schedule: Schedule, day: Day): SpecialDay | undefined =>
  schedule.specialDays.find((special) => special.day === day);

/** The spans that begin on this day of the store's calendar; null = nobody has said. */
export const spansOn = (schedule: Schedule, day: Day): readonly Span[] | null =>
  findSpecialDay(schedule, day)?.spans ?? (schedule.week ? (schedule.week[weekdayOf(day) - 1] ?? []) : null);

type OpenState =
  /** `closesAt` null = it does not close within a week. */
  | { readonly open: true; readonly closesAt: Date | null }
  /** `opensAt` null = not within two weeks, or nobody has said. */
  | { readonly open: false; readonly opensAt: Date | null }
  /** Nobody has said its hours of today. */
  | { readonly open: null };

const daysAhead = 14;

/** Open or not at this instant, and when that changes; right over midnight, special days and clock changes. */
export function openState(schedule: Schedule, now: Date): OpenState {
  const today = localTimeOf(now, schedule.timeZone).day;
  if (!spansOn(schedule, today)) return { open: null };
  // Beyond a day that somebody has said, the next opening is as unknown as the week.
  const last = schedule.week ? daysAhead : 0;
  let closesAt: Date | undefined;
  for (let ahead = -1; ahead <= last; ahead++) {
    const day = addDays(today, ahead);
    for (const { opens, closes } of spansOn(schedule, day) ?? []) {
      const from = instantOfMinute(day, opens, schedule.timeZone);
      const to = instantOfMinute(day, closes, schedule.timeZone);
      if (closesAt) {
        // A span that goes on where the last one ended.
        if (from > closesAt) return { open: true, closesAt };
        if (to > closesAt) closesAt = to;
      } else if (from <= now && now < to) closesAt = to;
      else if (from > now) return { open: false, opensAt: from };
    }
    if (closesAt && ahead > 7) return { open: true, closesAt: null };
  }
  return closesAt ? { open: true, closesAt } : { open: false, opensAt: null };
}

export const isOpen = (schedule: Schedule, now: Date): boolean => openState(schedule, now).open === true;

/** Whole minutes until an instant, rounded up, for "closes in 40 minutes". */
export const minutesUntil = (instant: Date, now: Date): number =>
  Math.ceil((instant.getTime() - now.getTime()) / 60_000);

/** Weekdays (1 = Monday) next to each other with the same hours. */
export type DayRun = { readonly from: number; readonly to: number; readonly spans: readonly Span[] };

export const sameSpans = (a: readonly Span[], b: readonly Span[]): boolean =>
  a.length === b.length && a.every((span, at) => span.opens === b[at]?.opens && span.closes === b[at]?.closes);

/** Runs of equal days, Monday first: Mo–Fr 8–18, Sa–Su 9–17. */
export function dayRuns(week: Week): DayRun[] {
  const runs: { from: number; to: number; spans: readonly Span[] }[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const spans = week[weekday - 1] ?? [];
    const last = runs.at(-1);
    if (last && sameSpans(last.spans, spans)) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, spans });
  }
  return runs;
}

/** The yard's hours: each span ends earlier, and one that would be empty is left out. */
export const shortenSpans = (spans: readonly Span[], minutes: number): Span[] =>
  spans.map(({ opens, closes }) => ({ opens, closes: closes - minutes })).filter(({ opens, closes }) => closes > opens);

/** The same week and special days with each span ending earlier. */
export const shortenSchedule = (schedule: Schedule, minutes: number): Schedule => ({
  ...schedule,
  week: schedule.week?.map((spans) => shortenSpans(spans, minutes)) ?? null,
  specialDays: schedule.specialDays.map((special) => ({ ...special, spans: shortenSpans(special.spans, minutes) })),
});

/** Special days from today on, the nearest first. */
export const specialDaysAhead = (schedule: Schedule, now: Date, days: number): SpecialDay[] => {
  const today = localTimeOf(now, schedule.timeZone).day;
  const last = addDays(today, days);
  return schedule.specialDays.filter(({ day }) => day >= today && day <= last).sort((a, b) => (a.day < b.day ? -1 : 1));
};
