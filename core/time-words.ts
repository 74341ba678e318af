import type { Edition } from "./edition.ts";
import { type Day, daysBetween, weekdayOf } from "./local-time.ts";

const plural = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;

const units = {
  es: { day: ["día", "días"], week: ["semana", "semanas"], month: ["mes", "meses"], year: ["año", "años"] },
  en: { day: ["day", "days"], week: ["week", "weeks"], month: ["month", "months"], year: ["year", "years"] },
} as const;

/** 88 days are almost 3 months, not 2. */
function nearly(count: number, unit: "month" | "year", edition: Edition): string {
  const whole = Math.floor(count);
  const words = units[edition][unit];
  if (count - whole < 0.75) return plural(whole, words);
  return `${edition === "es" ? "casi" : "almost"} ${plural(whole + 1, words)}`;
}

function span(days: number, edition: Edition): string {
  const words = units[edition];
  if (days < 14) return plural(days, words.day);
  if (days < 61) return plural(Math.floor(days / 7), words.week);
  if (days < 720) return nearly(days / 30.44, "month", edition);
  return nearly(days / 365.25, "year", edition);
}

/** "hoy", "ayer", "hace 3 días", "hace 2 semanas"; of a coming day "mañana", "en 3 días". */
export function daysAgoInWords(day: Day, today: Day, edition: Edition): string {
  const days = daysBetween(day, today);
  const es = edition === "es";
  if (days === 0) return es ? "hoy" : "today";
  if (days === 1) return es ? "ayer" : "yesterday";
  if (days === -1) return es ? "mañana" : "tomorrow";
  if (days < 0) return `${es ? "en" : "in"} ${span(-days, edition)}`;
  return es ? `hace ${span(days, edition)}` : `${span(days, edition)} ago`;
}

const months = {
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
} as const;
const weekdays = {
  es: "lunes martes miércoles jueves viernes sábado domingo".split(" "),
  en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" "),
} as const;

const shortMonth = (month: string): string => (month === "septiembre" ? "sept" : month.slice(0, 3));

/** 11 → nov · Nov */
export const monthName = (month: number, edition: Edition): string => shortMonth(months[edition][month - 1] ?? "");

/**
 * A day as people write it, by its parts: the first format of a browser is a tenth of a second of a phone, and a list
 * opens with days in it.
 */
const dayStyles = {
  /** 12 de noviembre · November 12 */
  long: { es: (date, month) => `${date} de ${month}`, en: (date, month) => `${month} ${date}` },
  /** 12 nov · Nov 12 */
  short: {
    es: (date, month) => `${date} ${shortMonth(month)}`,
    en: (date, month) => `${shortMonth(month)} ${date}`,
  },
  /** 12 de noviembre de 2026 · November 12, 2026 */
  full: {
    es: (date, month, year) => `${date} de ${month} de ${year}`,
    en: (date, month, year) => `${month} ${date}, ${year}`,
  },
} as const satisfies Record<string, Record<Edition, (date: number, month: string, year: string) => string>>;

type DayStyle = keyof typeof dayStyles | "weekday";

export function formatDay(day: Day, edition: Edition, style: DayStyle = "long"): string {
  // jueves, 12 de noviembre · Thursday, November 12
  if (style === "weekday") return `${weekdayName(weekdayOf(day), edition)}, ${formatDay(day, edition)}`;
  const [year = "", month = "", date = ""] = day.split("-");
  return dayStyles[style][edition](Number(date), months[edition][Number(month) - 1] ?? "", year);
}

/** "del 14 al 21 de noviembre", "el 28 y el 29 de noviembre" · "November 14 to 21"; with its year when asked, or needed. */
export function formatDays(first: Day, last: Day, edition: Edition, asked: "long" | "full" = "long"): string {
  const style = daysBetween(first, last) > 365 ? "full" : asked;
  const date = ([, , day]: string[]) => Number(day);
  const [a, b] = [first.split("-"), last.split("-")];
  const sameYear = a[0] === b[0];
  const sameMonth = sameYear && a[1] === b[1];
  const start = formatDay(first, edition, sameYear ? "long" : style);
  const end = formatDay(last, edition, style);
  const two = daysBetween(first, last) === 1;
  if (edition === "es") {
    const from = sameMonth ? date(a) : start;
    return two ? `el ${from} y el ${end}` : `del ${from} al ${end}`;
  }
  const to = sameMonth ? `${date(b)}${style === "full" ? `, ${b[0]}` : ""}` : end;
  return `${start} ${two ? "and" : "to"} ${to}`;
}

/** "8 a. m.", "5:30 p. m.", with no-break spaces; minutes after midnight. */
export function formatClock(minutes: number, edition: Edition): string {
  const rest = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(rest / 60);
  const past = rest % 60 === 0 ? "" : `:${String(rest % 60).padStart(2, "0")}`;
  const half = edition === "es" ? (hour < 12 ? "a.\u00a0m." : "p.\u00a0m.") : hour < 12 ? "a.m." : "p.m.";
  return `${hour % 12 || 12}${past}\u00a0${half}`;
}

/** "40 minutos", "1 hora 5 minutos". */
export function formatMinutes(total: number, edition: Edition): string {
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  const es = edition === "es";
  const parts: string[] = [];
  if (hours > 0) parts.push(plural(hours, es ? ["hora", "horas"] : ["hour", "hours"]));
  if (minutes > 0 || hours === 0) parts.push(plural(minutes, es ? ["minuto", "minutos"] : ["minute", "minutes"]));
  return parts.join(" ");
}

export function weekdayName(weekday: number, edition: Edition, style: "long" | "short" = "long"): string {
  const name = weekdays[edition][weekday - 1] ?? "";
  return style === "short" ? name.slice(0, 3) : name;
}
