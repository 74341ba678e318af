import type { Edition } from "./edition.ts";
import type { OpenState } from "./hours.ts";
import { daysBetween, localTimeOf, weekdayOf } from "./local-time.ts";
import { formatClock, formatDay, weekdayName } from "./time-words.ts";

/** "a las 5:30 p. m.", "a la 1 p. m." · "at 5:30 p.m." */
export function clockInWords(minutes: number, edition: Edition): string {
  const clock = formatClock(minutes, edition);
  if (edition === "en") return `at ${clock}`;
  return Math.floor(minutes / 60) % 12 === 1 ? `a la ${clock}` : `a las ${clock}`;
}

/** "cierra a las 5:30 p. m.", "abre mañana a las 9 a. m.", on the store's own clock; "" when that never changes. */
export function openUntilInWords(state: OpenState, timeZone: string, now: Date, edition: Edition): string {
  const instant = state.open ? state.closesAt : state.opensAt;
  if (!instant) return "";
  const then = localTimeOf(instant, timeZone);
  const clock = clockInWords(then.minute, edition);
  const es = edition === "es";
  const ahead = daysBetween(localTimeOf(now, timeZone).day, then.day);
  const verb = state.open ? (es ? "cierra" : "closes") : es ? "abre" : "opens";
  if (ahead <= 0) return `${verb} ${clock}`;
  if (ahead === 1) return `${verb} ${es ? "mañana" : "tomorrow"} ${clock}`;
  const day =
    ahead < 7
      ? `${es ? "el " : ""}${weekdayName(weekdayOf(then.day), edition)}`
      : `${es ? "el " : ""}${formatDay(then.day, edition)}`;
  return `${verb} ${day} ${clock}`;
}

/** "hoy a las 6:10 a. m.", "ayer a las 6:10 a. m.", "el 12 de noviembre a las 6:10 a. m." */
export function pastInWords(instant: Date, timeZone: string, now: Date, edition: Edition): string {
  const then = localTimeOf(instant, timeZone);
  const ago = daysBetween(then.day, localTimeOf(now, timeZone).day);
  const es = edition === "es";
  const day =
    ago <= 0
      ? es
        ? "hoy"
        : "today"
      : ago === 1
        ? es
          ? "ayer"
          : "yesterday"
        : `${es ? "el " : ""}${formatDay(then.day, edition)}`;
  return `${day} ${clockInWords(then.minute, edition)}`;
}
