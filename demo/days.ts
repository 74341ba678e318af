import { addDays, type Day, weekdayOf } from "#core/local-time.ts";

export const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The first such weekday (1 = Monday) on or after a day. */
export const nextWeekday = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** The nth such weekday of a month. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number): Day =>
  addDays(nextWeekday(dayOf(year, month, 1), weekday), (nth - 1) * 7);

export const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** Western Easter by the usual counting of golden number, century and epact. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const shift = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(count / 31), (count % 31) + 1);
}
