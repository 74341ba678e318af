import type { Edition } from "#core/edition.ts";
import { minutesUntil, openState, type Schedule } from "#core/hours.ts";
import { daysBetween, localTimeOf, weekdayOf } from "#core/local-time.ts";
import { formatClock, formatDay, formatMinutes, weekdayName } from "#core/time-words.ts";
import { copy } from "./copy.ts";

export type OpenWords = { open: boolean; until: string | undefined };

/** Minutes before closing from which they are counted. */
export const soon = 60;

/** Open or not, and until when in words, on the store's own clock: "cierra en 40 minutos", "abre mañana a las 9 a. m.". */
export function openWords(schedule: Schedule, now: Date, edition: Edition): OpenWords {
  const words = copy[edition];
  const state = openState(schedule, now);
  if (state.open) {
    if (!state.closesAt) return { open: true, until: words.always };
    const left = minutesUntil(state.closesAt, now);
    const { minute } = localTimeOf(state.closesAt, schedule.timeZone);
    const until =
      left <= soon
        ? words.closesIn(formatMinutes(left, edition))
        : words.closesAt(words.at(formatClock(minute, edition)));
    return { open: true, until };
  }
  return { open: false, until: state.opensAt ? opensWords(state.opensAt, schedule.timeZone, now, edition) : undefined };
}

/** "abre hoy a las 8 a. m.", "abre el lunes a las 8 a. m." */
export function opensWords(instant: Date, timeZone: string, now: Date, edition: Edition): string {
  const words = copy[edition];
  const opens = localTimeOf(instant, timeZone);
  const time = words.at(formatClock(opens.minute, edition));
  const days = daysBetween(localTimeOf(now, timeZone).day, opens.day);
  if (days === 0) return words.opensToday(time);
  if (days === 1) return words.opensTomorrow(time);
  const day = days < 7 ? weekdayName(weekdayOf(opens.day), edition) : formatDay(opens.day, edition);
  return words.opensOn(day, time);
}
