import type { Edition } from "#core/edition.ts";
import { minutesUntil, openState, type Schedule } from "#core/hours.ts";
import { daysBetween, localTimeOf, weekdayOf } from "#core/local-time.ts";
import { formatClock, formatDay, formatMinutes, weekdayName } from "#core/time-words.ts";
import { copy } from "./copy.ts";

/** `open` null = nobody has said the hours. */
export type OpenWords = { open: boolean | null; until: string | undefined };

/** Minutes before closing from which they are counted. */
const soon = 60;

/** Open or not, and until when in words, on the store's own clock: "cierra en 40 minutos", "abre mañana a las 9 a. m.". */
export function openWords(schedule: Schedule, now: Date, edition: Edition): OpenWords {
  const state = openState(schedule, now);
  if (state.open === null) return { open: null, until: undefined };
  if (state.open) {
    const { closesAt } = state;
    const until = closesAt ? closesWords(closesAt, schedule.timeZone, now, edition) : copy[edition].always;
    return { open: true, until };
  }
  return { open: false, until: state.opensAt ? opensWords(state.opensAt, schedule.timeZone, now, edition) : undefined };
}

/** "cierra en 40 minutos", "cierra a las 5:30 p. m." */
export function closesWords(instant: Date, timeZone: string, now: Date, edition: Edition): string {
  const words = copy[edition];
  const left = minutesUntil(instant, now);
  if (left <= soon) return words.closesIn(formatMinutes(left, edition));
  return words.closesAt(words.at(formatClock(localTimeOf(instant, timeZone).minute, edition)));
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
