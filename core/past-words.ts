import type { Edition } from "./edition.ts";
import { daysBetween, localTimeOf } from "./local-time.ts";
import { formatClock, formatDay } from "./time-words.ts";

/** "a las 5:30 p. m.", "a la 1 p. m." · "at 5:30 p.m." */
function clockInWords(minutes: number, edition: Edition): string {
  const clock = formatClock(minutes, edition);
  if (edition === "en") return `at ${clock}`;
  return Math.floor(minutes / 60) % 12 === 1 ? `a la ${clock}` : `a las ${clock}`;
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
